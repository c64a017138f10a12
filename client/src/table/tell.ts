/** How a line of the story is told to whoever reads it: its facts, with *you* where it is about them. */
import type { Told } from '../protocol';
import type { Facts } from '../words/catalogue';
import type { Table } from './table.svelte';

/** The facts of *line*, as `Catalogue.tell` gives them in Python. */
export function factsOf(line: Told, table: Table): Facts {
  return {
    ...line.facts,
    ...(line.seat === null ? {} : { seat: line.seat }),
    you: isYou(line.seat, table) ? 'yes' : 'no',
  };
}

/** Whether *seat* is the reader's own; on a shared screen nobody is *you*. */
export function isYou(seat: number | null, table: Table): boolean {
  return seat !== null && seat === table.seat && !table.isShared;
}

/** The facts that name *seat*. */
export function about(seat: number, table: Table): Facts {
  return { seat, you: isYou(seat, table) ? 'yes' : 'no' };
}
