/** A movement is told four ways: by its ink, its pattern, its silhouette, and an initial. */

export interface Movement {
  /** The side of the pattern's square, and how far it is turned. */
  side: number;
  turn: number;
  /** What is cut out of the ink. */
  cut: string;
  /** The silhouette around 0 0, with a radius of about 1. */
  outline: string;
}

/** The points of a star of *count* rays, between two radii. */
export function star(count: number, outer: number, inner: number, turn = 0): string {
  const points = Array.from({ length: count * 2 }, (_, i) => {
    const [angle, radius] = [turn + (i * Math.PI) / count, i % 2 ? inner : outer];
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
  });
  return `M${points.join('L')}Z`;
}

export const MOVEMENTS: readonly Movement[] = [
  { side: 4, turn: 0, cut: '', outline: 'M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0Z' },
  {
    side: 5,
    turn: 45,
    cut: 'M0 0H2V5H0z',
    outline: 'M-.78 -.9H.78Q.9 -.9 .9 -.78V.78Q.9 .9 .78 .9H-.78Q-.9 .9 -.9 .78V-.78Q-.9 -.9 -.78 -.9Z',
  },
  { side: 5, turn: 0, cut: 'M1.4 2.5a1.1 1.1 0 1 0 2.2 0 1.1 1.1 0 1 0-2.2 0z', outline: star(8, 1.08, 0.86, Math.PI / 16) },
  { side: 6, turn: 0, cut: 'M0 0H3V3H0zM3 3H6V6H3z', outline: 'M-.88 -.92H.88V.2Q.88 .78 0 1.1Q-.88 .78 -.88 .2Z' },
  { side: 5, turn: 0, cut: 'M0 1H5V2.6H0z', outline: 'M-.86 -.98H.86V1.06L0 .62L-.86 1.06Z' },
];

/** The fill of the movement of *seat*. */
export const inkOf = (seat: number): string => `url(#movement-${seat})`;
