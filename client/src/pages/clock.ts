/** The clock of a table that is being set up, and what happens when it has run out. */
import type { Leaver } from '../protocol';

/**
 * What is done for who leaves or runs out of time, once a clock goes from *before* to *after* seconds; 0 is none.
 * Where nobody was to act, a new clock has the safest choice made. Who wants to wait all the same says so again.
 */
export const leaverWith = (before: number, after: number, leaver: Leaver): Leaver =>
  before === 0 && after > 0 && leaver === 'wait' ? 'default' : leaver;
