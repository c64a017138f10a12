/** Tightwad, as the shell finds it. */
import type { GameClient } from '$lib/table/game';

export const game: GameClient = {
  name: 'tightwad',
  deck: 'decktet',
  load: async () => (await import('./parts')).parts,
};
