/** Majority Rules, as the shell finds it. */
import type { GameClient } from '$lib/table/game';

export const game: GameClient = {
  name: 'majority',
  // Nothing in it is worded as a card.
  deck: '',
  load: async () => (await import('./parts')).parts,
  editor: async () => (await import('./sheets/Sheets.svelte')).default,
};
