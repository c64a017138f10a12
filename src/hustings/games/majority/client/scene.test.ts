import { expect, test } from 'vitest';

import type { Majority, Update } from '$lib/protocol';

import { floor, view } from './sample';
import { beat, isTied, kept, scenes, stage } from './scene';

const promoting: Majority.Promoting = { type: 'promoting', moves: [], extras: [], floor: floor(), asked: false, order: [] };
const control: Majority.Control = {
  turn: 1,
  faction: 'money',
  bloc: { head: 0, members: [0], strength: 2 },
  clause: 'coalition.winner',
};
const vote: Majority.Vote = {
  turn: 1,
  law: 1,
  ballots: [true, false, true],
  influence: [1, 0, 0],
  capital: [0, 0, 0],
  doubled: null,
  limited: null,
  totals: [1, 0],
  passed: true,
  clause: 'bid.more',
  taker: 0,
};
const update = (now: Majority.View): Update => ({ view: now, phase: 'playing' }) as unknown as Update;

test('hands that open, factions that are settled and votes are scenes', () => {
  const sent = [[6, 0, 0]];

  expect(scenes(view(), view({ stage: promoting, sent }))).toEqual([{ kind: 'hands', sent }]);
  expect(scenes(view(), view({ controls: [control] }))).toEqual([{ kind: 'controls', controls: [control], president: null }]);
  expect(scenes(view({ votes: [vote] }), view({ votes: [vote, vote] }))).toEqual([{ kind: 'vote', vote, paid: [] }]);
});

test('of a vote that is told alone it is known who collected a point for it', () => {
  const gain = (seat: number, clause: string): Majority.Gain => ({ seat, turn: 1, clause, capital: 1 });
  const before = view({ gains: [gain(2, 'law.whip')] });
  const gains = [...before.gains, gain(0, 'law.whip'), gain(1, 'integrity.unused')];

  expect(scenes(before, view({ votes: [vote], gains }))).toEqual([{ kind: 'vote', vote, paid: [0] }]);
  expect(scenes(before, view({ votes: [vote, vote], gains }))).toMatchObject([{ paid: [] }, { paid: [] }]);
});

test('who named the President is told with the factions', () => {
  const president = { id: 'story-president', seat: 1, facts: { by: 2 }, clause: 'president.chooser', weight: 'line', n: 9, by: 'seat' } as const;

  expect(scenes(view(), view({ controls: [control] }), [president])).toEqual([{ kind: 'controls', controls: [control], president }]);
});

test('Integrity is summed for each seat over the powers that it kept in the turn', () => {
  const gain = (seat: number, turn = 1, clause = 'integrity.unused'): Majority.Gain => ({ seat, turn, clause, capital: 1 });
  const gains = [gain(0, 2), gain(1), gain(1), gain(2, 1, 'law.whip'), gain(0)];

  expect(kept(view({ gains }), 1)).toEqual([{ seat: 0, capital: 1 }, { seat: 1, capital: 2 }]);
});

test('what was finished together is shown in its order', () => {
  expect(scenes(view(), view({ controls: [control], votes: [vote] })).map(({ kind }) => kind)).toEqual(['controls', 'vote']);
});

test('what moves on at the gavel is a scene of its own', () => {
  const before = view({ stage: promoting });
  const stage: Majority.Coalescing = { type: 'coalescing', groups: [], motions: [], proposed: 0, protested: false, refused: [], floor: floor() };

  expect(scenes(before, view({ stage }))).toEqual([{ kind: 'push', before, scandal: null }]);
});

test('a scandal that came before it is told with what moves on', () => {
  const before = view({ stage: { type: 'exposing', moved: [] } });
  const stage: Majority.Coalescing = { type: 'coalescing', groups: [], motions: [], proposed: 0, protested: false, refused: [], floor: floor() };
  const scandal = { id: 'story-scandal', seat: 1, facts: {}, clause: 'scandal.arrow', weight: 'line', n: 9, by: 'seat' } as const;

  expect(scenes(before, view({ stage }), [scandal])).toEqual([{ kind: 'push', before, scandal }]);
});

test('a promotion, or the beginning, is no scene', () => {
  expect(scenes(view({ stage: promoting }), view({ stage: promoting }))).toEqual([]);
  expect(scenes(null, view({ votes: [vote] }))).toEqual([]);
});

test('the bar names the turn once there is one', () => {
  expect(stage(update(view({ turn: 2 })))).toEqual({ id: 'table-turn', facts: { turn: 2, turns: 5 } });
  expect(stage(update(view({ turn: 0 })))).toBeNull();
});

test('a negotiation is followed more closely than bids', () => {
  expect(beat(update(view({ stage: promoting })))).toBeLessThan(beat(update(view({ stage: { type: 'picking' } }))));
});

test('a vote is tied where two sides have bid alike, and not where all agree', () => {
  expect(isTied({ ...vote, totals: [2, 2] })).toBe(true);
  expect(isTied(vote)).toBe(false);
  expect(isTied({ ...vote, totals: [0, 0], ballots: [true, true, true] })).toBe(false);
});
