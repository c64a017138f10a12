import { expect, test } from 'vitest';

import { botsOf, seatsWithin } from './company';

test('a table has four seats, or as near to that as the game allows', () => {
  expect([seatsWithin([3, 10]), seatsWithin([2, 2]), seatsWithin([5, 6])]).toEqual([4, 2, 5]);
  expect(seatsWithin([3, 10], 12)).toBe(10);
});

test('the careful bot is the first to be asked', () => {
  expect(botsOf({ bots: ['random', 'careful', 'search'] })).toEqual(['bot:careful', 'bot:random', 'bot:search']);
});
