import { expect, test } from 'vitest';

import type { Majority } from '$lib/protocol';

import { blocsOf, choosers, moving, proposedTo, pushed, worst } from './blocs';
import { FACTIONS } from './nouns';
import { floor, view } from './sample';
import { BLOCS, BOARD, PUSHED } from './table.cases';

const tiles = (some: Partial<Record<Majority.Faction, number[]>>): number[][] =>
  FACTIONS.map((faction) => some[faction] ?? [0, 0, 0]);

test.each(BLOCS)('groups and those alone are as strong as the rules count them: $view.tiles', ({ view: seen, blocs }) => {
  const found = FACTIONS.map((faction) => blocsOf(view(seen), faction));
  const byStrength = blocs.map((there) => [...there].sort((one, other) => other.strength - one.strength));

  expect(found).toEqual(byStrength);
});

test.each(BLOCS)('$choosers would choose the President', ({ view: seen, choosers: most }) => {
  const counts = choosers(view(seen));

  expect(counts.flatMap((count, seat) => (count === Math.max(...counts) ? [seat] : []))).toEqual(most);
});

test('the worst that can be is that all the others unite', () => {
  const table = view({ tiles: tiles({ media: [2, 3, 1] }) });

  expect(worst(table, 'media', [0, 2])).toEqual({ chance: 'ties', by: 0 });
  expect(worst(table, 'media', [0, 1])).toEqual({ chance: 'leads', by: 4 });
  expect(worst(table, 'media', [2])).toEqual({ chance: 'loses', by: 4 });
});

test.each(PUSHED)('at $view.stage.type the gavel would move and push whom the rules do', ({ view: seen, moved, tiles: after }) => {
  const table = view(seen);

  expect(moving(table, BOARD)).toEqual(moved);
  expect(pushed(table, BOARD, moved)).toEqual(after);
});

test('outside the promotions nobody is pushed', () => {
  expect(moving(view(), BOARD)).toEqual(BOARD.arrows.map(() => []));
});

test('a proposed coalition waits for those whom it names and who have not agreed', () => {
  const motion: Majority.Motion = { n: 3, faction: 'media', by: 2, members: [0, 1, 2], head: 2, joined: [1, 2] };
  const stage: Majority.Coalescing = { type: 'coalescing', groups: [], motions: [motion], proposed: 1, protested: false, refused: [], floor: floor() };

  expect([0, 1, 2, null].map((seat) => proposedTo(stage, seat)?.n ?? null)).toEqual([3, null, null, null]);
});
