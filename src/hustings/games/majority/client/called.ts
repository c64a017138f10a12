/** What a seat is called where its name stands by itself. */
import type { Table } from '$lib/table/table.svelte';
import { isYou } from '$lib/table/tell';
import { words } from '$lib/words/words.svelte';

/** The name of *seat*, or *You* for the reader; in a sentence it is *you*, which `table.called` knows. */
export const called = (seat: number, table: Table): string =>
  isYou(seat, table) ? words.say('table-you-called') : table.name(seat);
