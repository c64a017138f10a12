import { expect, test } from 'vitest';

import type { Majority } from '$lib/protocol';

import { view } from './sample';
import { betrayed, given, givenOf } from './word';
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
    new Set(['vote', 'agenda', 'head', 'apart', 'send', 'president', 'spare'].flatMap((kind) => [`${kind} true`, `${kind} false`])),
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
