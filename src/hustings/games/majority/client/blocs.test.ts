import { expect, test } from 'vitest';

import type { Majority } from '$lib/protocol';

import { blocsOf, choosers, moving, proposedTo, pushed, worst } from './blocs';
import { FACTIONS } from './nouns';
import { BOARD, floor, view } from './sample';

const tiles = (some: Partial<Record<Majority.Faction, number[]>>): number[][] =>
  FACTIONS.map((faction) => some[faction] ?? [0, 0, 0]);
const coalescing = (groups: Partial<Record<Majority.Faction, Majority.Group[]>>): Majority.Coalescing => ({
  type: 'coalescing',
  groups: FACTIONS.map((faction) => groups[faction] ?? []),
  motions: [],
  proposed: 0,
  floor: floor(),
  protested: false, refused: [],
});

test('a group counts together, the others alone, the strongest first', () => {
  const table = view({
    tiles: tiles({ media: [2, 3, 2] }),
    stage: coalescing({ media: [{ members: [0, 2], head: 2 }] }),
  });

  expect(blocsOf(table, 'media')).toEqual([
    { head: 2, members: [0, 2], strength: 4 },
    { head: 1, members: [1], strength: 3 },
  ]);
});

test('whoever has nobody there is in no bloc', () => {
  expect(blocsOf(view({ tiles: tiles({ money: [0, 1, 0] }) }), 'money')).toEqual([{ head: 1, members: [1], strength: 1 }]);
});

test('the worst that can be is that all the others unite', () => {
  const table = view({ tiles: tiles({ media: [2, 3, 1] }) });

  expect(worst(table, 'media', [0, 2])).toEqual({ chance: 'ties', by: 0 });
  expect(worst(table, 'media', [0, 1])).toEqual({ chance: 'leads', by: 4 });
  expect(worst(table, 'media', [2])).toEqual({ chance: 'loses', by: 4 });
});

test('the President is chosen by who has most in Voters and Media', () => {
  expect(choosers(view({ tiles: tiles({ voters: [1, 0, 2], media: [0, 4, 1] }) }))).toEqual([1, 4, 3]);
});

test('the push moves own promotions and those that were granted', () => {
  const stage: Majority.Promoting = {
    type: 'promoting',
    moves: [[true, false, false], [false, false, false], [false, false, false]],
    extras: [
      { tail: 'media', head: 'lawmakers', owner: 1, granted: true },
      { tail: 'media', head: 'lawmakers', owner: 2, granted: false },
    ],
    floor: floor(),
    asked: false,
    order: [],
  };
  const table = view({ stage, tiles: tiles({ activists: [2, 0, 0], media: [0, 1, 1] }) });
  const moved = moving(table, BOARD);

  expect(moved).toEqual([[1, 0, 0], [0, 1, 0], [0, 0, 0]]);
  expect(pushed(table, BOARD, moved)).toEqual(tiles({ activists: [1, 0, 0], voters: [1, 0, 0], media: [0, 0, 1], lawmakers: [0, 1, 0] }));
});

test('outside the promotions nobody is pushed', () => {
  expect(moving(view(), BOARD)).toEqual([[], [], []]);
});

test('a proposed coalition waits for those whom it names and who have not agreed', () => {
  const motion: Majority.Motion = { n: 3, faction: 'media', by: 2, members: [0, 1, 2], head: 2, joined: [1, 2] };
  const stage: Majority.Coalescing = { type: 'coalescing', groups: [], motions: [motion], proposed: 1, protested: false, refused: [], floor: floor() };

  expect([0, 1, 2, null].map((seat) => proposedTo(stage, seat)?.n ?? null)).toEqual([3, null, null, null]);
});
