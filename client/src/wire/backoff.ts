/** Backoff: how long to wait before knocking again, so that a thousand browsers do not knock at once. */

const FIRST = 400;
const LONGEST = 8000;

/** The wait before attempt number *attempt*, from 0, in milliseconds; *luck* is from 0 to 1. */
export function wait(attempt: number, luck: number): number {
  const ceiling = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(ceiling * (0.5 + luck / 2));
}
