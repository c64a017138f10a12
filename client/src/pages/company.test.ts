import { expect, test } from 'vitest';

import { botsOf, botsWithin, companyOf, keepCompany, seatsWithin } from './company';

test('a table has four seats, or as near to that as the game allows', () => {
  expect([seatsWithin([3, 10]), seatsWithin([2, 2]), seatsWithin([5, 6])]).toEqual([4, 2, 5]);
  expect(seatsWithin([3, 10], 12)).toBe(10);
});

test('the careful bot is the first to be asked', () => {
  expect(botsOf({ bots: ['random', 'careful', 'search'] })).toEqual(['bot:careful', 'bot:random', 'bot:search']);
});

const game = (name: string, seats: [number, number]) => ({ name, seats, dialects: [] });

test('who plays at once sits with three bots, or as near to that as the game allows', () => {
  expect(companyOf(game('tightwad', [3, 10]))).toBe(3);
  expect(companyOf(game('chess', [2, 2]))).toBe(1);
});

test('the number of bots is remembered by game, as far as the game still allows it', () => {
  keepCompany('majority', 4);

  expect(companyOf(game('majority', [3, 5]))).toBe(4);
  expect(companyOf(game('majority', [3, 4]))).toBe(3);
  expect(companyOf(game('democracy', [2, 6]))).toBe(3);
});

test('the bots are those of the first dialect', () => {
  const [first] = [{ name: 'first', seats: [3, 4] as [number, number], options: {}, differences: [] }];

  expect(botsWithin({ seats: [2, 10], dialects: [first] as never })).toEqual([2, 3]);
});
