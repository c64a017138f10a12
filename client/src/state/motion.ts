/** Motion: how long it lasts, which is not at all for whoever asked their system for stillness. */

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The length of a movement of *milliseconds*. */
export function duration(milliseconds: number): number {
  return still.matches ? 0 : milliseconds;
}
