/** What Tightwad draws at the table. */
import type { GameParts } from '$lib/table/game';

import Board from './Board.svelte';
import Progress from './Progress.svelte';
import Scores from './Scores.svelte';
import { scenes, stage } from './scene';

export const parts: GameParts = {
  Board,
  Progress,
  Scores,
  scenes: (before, after) => scenes(before?.view ?? null, after.view),
  stage,
  headline: ({ places }) => ({ id: 'over-loser', facts: { seat: places.findIndex((place) => place > 1) } }),
  score: (points) => ({ id: 'table-points-spoken', facts: { points } }),
};
