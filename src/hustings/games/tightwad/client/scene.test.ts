import { expect, test } from 'vitest';

import type { Tightwad, Update } from '$lib/protocol';

import { controller, reminder, scenes, turn } from './scene';

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

test('the story keeps in mind which trick not to win, while that one is on the screen too', () => {
  const update = { view: view({ tricks: [trick], counts: [2, 2, 2] }) } as Update;

  expect(reminder(update, null)?.facts).toEqual({ tricks: 3 });
  expect(reminder(update, { of: 7 })?.facts).toEqual({ tricks: 7 });
  expect(reminder({ view: view({ counts: [0, 0, 0] }) } as Update, null)).toBeNull();
});

test('whoever plays last to a trick is told so', () => {
  const asked = (cards: Tightwad.Trick['cards']) => turn({ view: view({ trick: { ...trick, cards } }) } as Update).id;

  expect(asked(['3MW'])).toBe('your-turn');
  expect(asked(['3MW', '8WL'])).toBe('table-you-are-last');
});
