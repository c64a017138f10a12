import { expect, test } from 'vitest';

import type { Tightwad } from '$lib/protocol';

import { controller, scenes } from './scene';

const trick: Tightwad.Trick = { leader: 1, cards: ['3MW', '8WL', '9MS'], control: '8WL' };
const view = (change: Partial<Tightwad.View>): Tightwad.View => ({
  seat: 0,
  dealer: 0,
  hand: [],
  counts: [3, 3, 3],
  trick: { leader: 0, cards: [], control: null },
  tricks: [],
  penalties: [[], [], []],
  points: [0, 0, 0],
  rounds: [],
  aside: 15,
  plays: 0,
  ...change,
});

test('the seat of the controlling card is counted on from the leader', () => {
  expect(controller(trick, 3)).toBe(2);
});

test('a trick that was finished is a scene', () => {
  expect(scenes(view({}), view({ tricks: [trick], counts: [2, 2, 2] }))).toEqual([
    { trick, number: 1, of: 3, winner: 2, isLast: false },
  ]);
});

test('the last trick of a round is a scene, even if the next round was dealt meanwhile', () => {
  const round = { dealer: 0, tricks: 7, last: trick, loser: 2, penalty: '8WL' as const };

  expect(scenes(view({ tricks: [trick] }), view({ rounds: [round], counts: [7, 7, 7] }))).toEqual([
    { trick, number: 7, of: 7, winner: 2, isLast: true },
  ]);
});

test('a card played to a trick is no scene', () => {
  expect(scenes(view({}), view({ trick }))).toEqual([]);
});
