/** Sheets of paper: how many cards lie on one. */

/** Three by three cards of 63 by 88 mm fit on A4 and on Letter. */
export const CARDS = 9;

/** Share *cards* out over sheets of paper, as many on each as it holds. */
export function pages<T>(cards: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(cards.length / CARDS) }, (_, page) => cards.slice(page * CARDS, (page + 1) * CARDS));
}
