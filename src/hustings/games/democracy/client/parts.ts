/** What Democracy draws at the table. */
import type { Democracy } from '$lib/protocol';
import type { GameParts } from '$lib/table/game';

import Board from './Board.svelte';
import Progress from './Progress.svelte';
import { reminder, scenes, stage } from './scene';
import Scores from './Scores.svelte';

export const parts: GameParts = {
  Board,
  Progress,
  Scores,
  scenes: (before, after) => scenes(before?.view ?? null, after.view),
  stage,
  reminder: (_, info) => reminder(info.options as Democracy.Options),
  headline: ({ places }) => {
    const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return first.length === 1
      ? { id: 'over-winner', facts: { seat: first[0] ?? 0 } }
      : { id: 'over-shared', facts: {} };
  },
  score: (tribes) => ({ id: 'table-tribes-short', facts: { tribes } }),
};
