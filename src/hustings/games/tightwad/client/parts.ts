/** What Tightwad draws at the table. */
import type { GameParts } from '$lib/table/game';

import Board from './Board.svelte';
import Progress from './Progress.svelte';
import Scores from './Scores.svelte';
import { reminder, scenes, stage, turn } from './scene';

export const parts: GameParts = {
  Board,
  Progress,
  Scores,
  scenes: (before, after) => scenes(before?.view ?? null, after.view),
  stage,
  turn,
  reminder: ({ update, scene }) => reminder(update, scene),
  headline: ({ places }) => ({ id: 'over-loser', facts: { seat: places.findIndex((place) => place > 1) } }),
  score: (points) => ({ id: 'table-points-spoken', facts: { points } }),
};
