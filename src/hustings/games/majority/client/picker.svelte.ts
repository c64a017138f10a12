/** A picker: the action that was picked and is still to be confirmed. */
import type { Majority } from '$lib/protocol';
import { settings } from '$lib/state/settings.svelte';
import type { Table } from '$lib/table/table.svelte';

export class Picker {
  picked = $state.raw<Majority.Actions | null>(null);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Pick *action*; whoever plays with one tap has done it already. */
  pick = (action: Majority.Actions): void => {
    this.#table.tried = null;
    this.picked = action;
    if (settings.oneTap) void this.confirm();
  };

  /** Do what was picked; something else may be picked while it is on its way. */
  confirm = async (): Promise<void> => {
    const picked = this.picked;
    if (picked && (await this.#table.act(picked)) && this.picked === picked) this.picked = null;
  };
}
