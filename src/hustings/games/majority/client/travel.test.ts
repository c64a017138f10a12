import { expect, test } from 'vitest';

import type { Majority } from '$lib/protocol';

import { BOARD, floor, view } from './sample';
import { BOARD as FLOWER, LATE } from './table.cases';
import { changesLeft, fixed, grouped, riders, travelling } from './travel';

test('a ring says whose it is and whether it may still change', () => {
  const stage: Majority.Promoting = {
    type: 'promoting',
    moves: [[true, true, true], [false, false, false], [false, false, false]],
    extras: [{ tail: 'media', head: 'lawmakers', owner: 1, granted: false }],
    floor: floor([false, true, false]),
    asked: false,
    order: [],
  };

  const [ring, wish] = travelling(view({ stage }), BOARD, stage, 0);

  expect(ring?.map((each) => each.ring)).toEqual(['mine', 'firm', 'open']);
  expect(wish).toEqual([{ seat: 1, ring: 'open' }]);
});

test('after the gavel all are firm, as many as there are', () => {
  expect(fixed([[0, 2, 0]])).toEqual([[{ seat: 1, ring: 'firm' }, { seat: 1, ring: 'firm' }]]);
});

test('those of one seat with one ring ride together, and are counted', () => {
  const [two, other] = grouped([{ seat: 1, ring: 'open' }, { seat: 0, ring: 'mine' }, { seat: 1, ring: 'open' }]);

  expect(two).toMatchObject({ seat: 1, count: 2 });
  expect(other).toMatchObject({ seat: 0, count: 1 });
  expect(grouped([{ seat: 1, ring: 'open' }, { seat: 1, ring: 'firm' }])).toHaveLength(2);
});

test('those who moved on are known, unless a scandal has sent some of them back', () => {
  const tiles = view().tiles.map((tile, place) => (place === 0 ? [1, 0, 0] : tile));
  const stage: Majority.Promoting = {
    type: 'promoting',
    moves: [[true, false, false], [false, false, false], [false, false, false]],
    extras: [],
    floor: floor(),
    asked: false,
    order: [],
  };
  const before = view({ stage, tiles });
  const after = view({ tiles: tiles.map((_, place) => (place === 1 ? [1, 0, 0] : [0, 0, 0])) });

  expect(riders(before, after, BOARD)[0]).toEqual([{ seat: 0, ring: 'firm' }]);
  expect(riders(before, before, BOARD)).toEqual([]);
});

const options = { board: FLOWER, late_edits: 3 as const };

test.each(LATE)('$left changes are left, as the rules count: $view.stage.floor', ({ view: seen, left }) => {
  const stage = seen.stage as Majority.Promoting;

  expect(left.map((_, seat) => changesLeft(stage, options, seat))).toEqual(left);
});

test('whoever has changed much has no more left than each arrow on and off', () => {
  const firm = { ...floor([true, true, true]), edits: [2 * FLOWER.arrows.length - 1, 0, 0] };
  const stage: Majority.Promoting = { type: 'promoting', moves: [], extras: [], floor: firm, asked: false, order: [] };

  expect([0, 1].map((seat) => changesLeft(stage, options, seat))).toEqual([1, 3]);
  expect(changesLeft({ ...stage, order: [0, 1, 2] }, options, 0)).toBeNull();
});
