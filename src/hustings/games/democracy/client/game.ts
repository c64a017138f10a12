/** Democracy, as the shell finds it. */
import type { GameClient } from '$lib/table/game';

export const game: GameClient = {
  name: 'democracy',
  deck: 'french',
  load: async () => (await import('./parts')).parts,
};
