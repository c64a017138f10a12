import { expect, test } from 'vitest';

import type { Democracy } from '$lib/protocol';

import { moment, reminder, scenes } from './scene';

const speech: Democracy.Speech = {
  upcard: '9S',
  cards: ['6S', '5S'],
  winner: 0,
  tied: [],
  clause: 'speech.idiot',
};
const count: Democracy.Count = {
  dealer: 0,
  by: 'suit',
  points: [
    [14, 0, 0, 0],
    [0, 13, 0, 0],
  ],
  owners: [0, 1, null, null],
  scored: [1, 1],
  swept: [false, false, false, false],
};
const view = (change: Partial<Democracy.View>): Democracy.View => ({
  seat: 0,
  dealer: 0,
  day: 1,
  days: [12, 4],
  over: false,
  hand: [],
  counts: [0, 0],
  upcard: null,
  trump: null,
  pool: 0,
  rest: 0,
  ready: [false, false],
  chosen: null,
  speeches: [],
  out: [],
  tribes: [0, 0],
  islands: [],
  asked: 0,
  ...change,
});

test('a finished speech is a scene', () => {
  expect(scenes(view({}), view({ speeches: [speech] }))).toEqual([
    { kind: 'speech', speech, index: 0, isLast: false },
  ]);
});

test('the last speech of an island comes before its count', () => {
  const found = scenes(view({ speeches: [speech] }), view({ speeches: [speech, speech], islands: [count] }));

  expect(found).toEqual([
    { kind: 'speech', speech, index: 1, isLast: true },
    { kind: 'count', count },
  ]);
});

test('a new island, or a card laid down, is no scene', () => {
  expect(scenes(view({ speeches: [speech] }), view({ speeches: [] }))).toEqual([]);
  expect(scenes(view({}), view({ ready: [true, false] }))).toEqual([]);
});

test('speeches are numbered by day', () => {
  expect(moment([12, 4], 11)).toEqual({ day: 1, speech: 12, of: 12 });
  expect(moment([12, 4], 12)).toEqual({ day: 2, speech: 1, of: 4 });
});

test('the story keeps in mind what one plays for', () => {
  const options = { count: 'suit', target: 7 } as Democracy.Options;

  expect(reminder(options)).toEqual({ id: 'table-reminder', facts: { target: 7 } });
  expect(reminder({ ...options, count: 'pile' }).id).toBe('table-reminder-pile');
});
