import { expect, test } from 'vitest';

import type { Majority } from '$lib/protocol';

import { view } from './sample';
import { betrayed, due, given, givenOf } from './word';
import { BOARD, CASES } from './word.cases';

type Promise = Majority.Pledge['promise'];
const pledge = (promise: Promise, change: Partial<Majority.Pledge> = {}): Majority.Pledge => ({
  offer: 0, by: 0, to: [1], promise, given: 0, verdict: 'open', decided: null, ...change,
});
const head: Promise = { type: 'head', faction: 'voters', head: 1, turn: 1 };

test.each(CASES)('at $view.stage.type seat $seat is told what breaks $promise as the rules judge it', ({ view: seen, seat, promise, breaks }) => {
  const table = view({ ...seen, pledges: [pledge(promise, { by: seat, to: [2, 1] })] });

  const found = breaks.map(([action]) => [action, betrayed(table, BOARD, seat, action).length > 0]);

  expect(found).toEqual(breaks);
});

test('the cases have what breaks and what keeps every promise that one action can break', () => {
  const told = CASES.flatMap(({ promise, breaks }) => breaks.map(([, broken]) => `${promise.type} ${broken}`));

  expect(new Set(told)).toEqual(
    new Set(['vote', 'bid', 'agenda', 'head', 'apart', 'send', 'president', 'spare'].flatMap((kind) => [`${kind} true`, `${kind} false`])),
  );
});

test('whoever is betrayed is named once, and nobody else’s word is one’s own', () => {
  const stage = { type: 'coalescing', groups: Array.from({ length: 7 }, () => []), motions: [] } as unknown as Majority.Coalescing;
  const tiles = view().tiles.map((_, place) => (place === 1 ? [1, 1, 1] : [0, 0, 0]));
  const pledges = [pledge(head, { to: [2, 1] }), pledge(head), pledge(head, { by: 2 })];
  const table = view({ stage, tiles, pledges });

  expect(betrayed(table, BOARD, 0, { type: 'firm' })).toEqual([1, 2]);
  expect(betrayed(table, BOARD, 1, { type: 'firm' })).toEqual([]);
});

test('what has been judged and what is for the next turn is not owed now', () => {
  const later: Promise = { ...head, turn: 2 };
  const table = view({ pledges: [pledge(head), pledge(later), pledge(head, { verdict: 'kept' })] });

  expect(given(table, 0)).toEqual([pledge(head)]);
  expect(givenOf(table, 0, ['head', 'apart'])).toEqual([pledge(head)]);
  expect(givenOf(table, 0, ['send'])).toEqual([]);
});

test('a Protest breaks the word of whoever was to be spared, and of nobody else', () => {
  const spare: Promise = { type: 'spare', power: 'protest', other: 2, turn: 1 };
  const table = view({ pledges: [pledge(spare)] });
  const protest = (owner: number): Majority.Protest => ({ type: 'protest', owner, tail: 'media', head: 'voters' });

  expect(betrayed(table, BOARD, 0, protest(2))).toEqual([1]);
  expect(betrayed(table, BOARD, 0, protest(1))).toEqual([]);
  expect(givenOf(table, 0, [], 'protest')).toEqual([pledge(spare)]);
  expect(givenOf(table, 0, [], 'scandal')).toEqual([]);
});

test('each stage is about the promises that it keeps or breaks, and about no others', () => {
  const words: Promise[] = [
    head,
    { type: 'apart', faction: 'media', other: 1, turn: 1 },
    { type: 'send', faction: 'media', supporters: 1, turn: 1 },
    { type: 'president', president: 1, turn: 1 },
    { type: 'agenda', law: 1, on: true, turn: 1 },
    { type: 'vote', law: 1, yes: true, turn: 1 },
    { type: 'bid', law: 1, yes: true, tokens: 2, turn: 1 },
    { type: 'vote', law: 2, yes: true, turn: 1 },
    { type: 'spare', power: 'scandal', other: 1, turn: 1 },
    { type: 'spare', power: 'protest', other: 1, turn: 1 },
    { type: 'spare', power: 'filibuster', other: 1, turn: 1 },
  ];
  const pledges = words.map((promise) => pledge(promise));
  const poll = { number: 0 };
  const at = (stage: object): string[] =>
    due(view({ stage: stage as Majority.View['stage'], agenda: [1, 2, 3], pledges }), 0).map(({ promise }) =>
      promise.type === 'spare' ? promise.power : promise.type,
    );

  expect(['placing', 'promoting', 'exposing', 'coalescing', 'appointing', 'picking', 'mandating', 'ordering', 'ruling'].map((type) => at({ type }))).toEqual([
    ['send'], ['send'], ['scandal'], ['head', 'apart'], ['president'], ['agenda'], ['agenda'], ['agenda'], [],
  ]);
  expect(at({ type: 'balloting', number: 0 })).toEqual(['vote', 'bid']);
  expect(at({ type: 'balloting', number: 1 })).toEqual(['vote']);
  expect(at({ type: 'filibustering', poll })).toEqual(['filibuster']);
  expect(at({ type: 'bidding', poll })).toEqual(['vote', 'bid']);
});
