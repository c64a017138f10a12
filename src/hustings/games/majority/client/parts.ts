/** What Majority Rules draws at the table. */
import './movements.css';

import type { Majority } from '$lib/protocol';
import type { GameParts } from '$lib/table/game';

import Account from './Account.svelte';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { openFor } from './deals';
import Deals from './Deals.svelte';
import Defs from './Defs.svelte';
import Gavel from './Gavel.svelte';
import Medal from './Medal.svelte';
import Progress from './Progress.svelte';
import { beat, scenes, stage } from './scene';
import Scores from './Scores.svelte';

export const parts: GameParts = {
  Board,
  Progress,
  Scores,
  Account,
  Aside,
  Defs,
  Seal: Gavel,
  Token: Medal,
  tabs: [
    {
      name: 'deals',
      label: 'table-deals',
      Panel: Deals,
      count: (table) => {
        const view = table.latest?.view as Majority.View | null | undefined;
        return view ? openFor(view, table.seat).length : 0;
      },
    },
  ],
  scenes: (before, after) => scenes(before?.view ?? null, after.view, after.story),
  stage,
  beat,
  headline: ({ places }) => {
    const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return first.length === 1
      ? { id: 'over-winner', facts: { seat: first[0] ?? 0 } }
      : { id: 'over-shared', facts: {} };
  },
  score: (capital) => ({ id: 'table-points', facts: { capital } }),
};
