/** The suits' glyphs: drawings on a grid of 24 in one ink, told apart by shape alone from 16 px up. */

import type { Suit } from './suits';

/** One stroke of the pen or one cut of the knife. */
export interface Mark {
  readonly d: string;
  /** The width of a drawn line; a mark without one is filled. */
  readonly line?: number;
  readonly round?: boolean;
  /** The width of the ground left free around what is filled. */
  readonly edge?: number;
}

export const GLYPHS: Readonly<Record<Suit, readonly Mark[]>> = {
  moons: [{ d: 'M15.2 1.6A10.6 10.6 0 1 0 22.6 15.3 8.6 8.6 0 0 1 15.2 1.6z' }],
  suns: [
    {
      d:
      'M9.75 5.3L12 0L14.25 5.3zM15.15 5.67L20.49 3.51L18.33 8.85zM18.7 9.75L24 12' +
      'L18.7 14.25zM18.33 15.15L20.49 20.49L15.15 18.33zM14.25 18.7L12 24L9.75 18.7z' +
      'M8.85 18.33L3.51 20.49L5.67 15.15zM5.3 14.25L0 12L5.3 9.75zM5.67 8.85L3.51 3.51' +
      'L8.85 5.67z',
    },
    { d: 'M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0z' },
  ],
  waves: [6.6, 13, 19.4].map((y) => ({
    d: `M2 ${y}c2.6-3.4 5-3.4 7.3-.6s4.8 2.8 7.3 0c1.7-2 3.5-2.4 5.4-.9`,
    line: 3.3,
    round: true,
  })),
  leaves: [
    {
      d:
        'M21.8 1.9C10.5 1.5 3.3 6.8 3.6 16.2l-2 3.8 2.3 2.2 2.9-2.1C16.4 21.6 22.6 14 21.8 1.9z' +
        'M17 6.1 8.1 17.3 6.9 16.2z',
    },
  ],
  wyrms: [
    {
      d:
      'M12.82 11.95L13.07 12.22L13.25 12.59L13.33 13.02L13.29 13.5L13.12 13.99L12.81 14.45' +
      'L12.36 14.84L11.79 15.13L11.13 15.28L10.42 15.26L9.69 15.06L8.99 14.67L8.38 14.09' +
      'L7.91 13.35L7.61 12.49L7.52 11.53L7.66 10.54L8.05 9.58L8.69 8.7L9.54 7.97L10.57 7.44' +
      'L11.74 7.15L12.99 7.15L14.24 7.45L15.42 8.05L16.46 8.94L17.29 10.08L17.85 11.42' +
      'L18.09 12.89L17.97 14.42L17.5 15.92L16.66 17.3L15.5 18.48L14.06 19.38L12.41 19.94' +
      'L10.64 20.1L8.84 19.85L7.1 19.16L5.54 18.08L4.25 16.62L3.3 14.88L2.77 12.92' +
      'L2.71 10.85L3.14 8.78',
      line: 3.1,
    },
    { d: 'M1.92 10.37L5.4 12.41L7.76 3.25L-0.95 7.54z' },
  ],
  knots: [
    { d: 'M8.3 14V5.3a3.7 3.7 0 0 1 7.4 0V6.3M15.7 10v8.7a3.7 3.7 0 0 1-7.4 0V17.7', line: 2.9 },
    { d: 'M10 8.3H18.7a3.7 3.7 0 0 1 0 7.4H17.7M14 15.7H5.3a3.7 3.7 0 0 1 0-7.4H6.3', line: 2.9 },
  ],
  spades: [
    {
      d:
        'M12 1.5C14 6 21.7 9.3 21.7 14.7a4.7 4.7 0 0 1-8.5 2.8c.2 2 1 3.7 2.6 5H8.2' +
        'c1.6-1.3 2.4-3 2.6-5a4.7 4.7 0 0 1-8.5-2.8C2.3 9.3 10 6 12 1.5z',
    },
  ],
  hearts: [
    {
      d:
        'M12 22C5 15.9 2 12.5 2 8.3 2 5.2 4.4 3 7.2 3c2 0 3.8 1.1 4.8 3 1-1.9 2.8-3 4.8-3' +
        'C19.6 3 22 5.2 22 8.3c0 4.2-3 7.6-10 13.7z',
    },
  ],
  diamonds: [
    {
      d:
        'M12 1.2C14.2 5.6 16.9 9.2 20.6 12c-3.7 2.8-6.4 6.4-8.6 10.8C9.8 18.4 7.1 14.8 3.4 12' +
        ' 7.1 9.2 9.8 5.6 12 1.2z',
    },
  ],
  clubs: [
    {
      d:
        'M12 1.5a5 5 0 0 1 4.1 7.8 5 5 0 1 1-2.9 8.2c.2 2 1 3.7 2.6 5H8.2' +
        'c1.6-1.3 2.4-3 2.6-5a5 5 0 1 1-2.9-8.2A5 5 0 0 1 12 1.5z',
    },
  ],
};

/** Return the glyph as SVG text in the given ink, for drawings that are made of text themselves. */
export function glyphText(suit: Suit, ink: string): string {
  return GLYPHS[suit]
    .map(({ d, line, round }) =>
      line
        ? `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${line}"` +
          `${round ? ' stroke-linecap="round"' : ''}/>`
        : `<path d="${d}" fill="${ink}" fill-rule="evenodd"/>`,
    )
    .join('');
}
