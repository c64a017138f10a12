/** How a card's name is set in the space at its foot: on one line if it fits, else on two. */

/** Advance widths of Besley 800 in hundredths of its size. */
const WIDTHS: readonly (readonly [string, number])[] = [
  ["ijl'., ", 38],
  ['ft-I', 48],
  ['cesrzv', 60],
  ['abdghknopquxyJS', 70],
  ['BCEFLPTVZ', 82],
  ['ADGHKNOQRUXYw', 92],
  ['mMW', 113],
];
const USUAL_WIDTH = 75;

const SIZES = [12.5, 11.5, 10.5];
const LARGEST_OF_TWO = 9.6;

export interface Lettering {
  readonly lines: readonly string[];
  /** The size of the type, in the units of *room*. */
  readonly size: number;
}

/** Return how wide *text* sets at size 1. */
export function measure(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) =>
      sum + (WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? USUAL_WIDTH) / 100,
    0,
  );
}

/**
 * Fit *name* into *room*. A name of several words may break where its two lines come out most
 * equal; what still does not fit is set smaller.
 */
export function lettering(name: string, room: number): Lettering {
  const width = measure(name);
  const size = SIZES.find((size) => width * size <= room);
  if (size) return { lines: [name], size };

  const words = name.split(' ');
  if (words.length === 1) return { lines: [name], size: room / width };

  const [lines = [name], widest = width] = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .map((lines) => [lines, Math.max(...lines.map(measure))] as const)
    .reduce((best, next) => (next[1] < best[1] ? next : best));
  return { lines, size: Math.min(LARGEST_OF_TWO, room / widest) };
}
