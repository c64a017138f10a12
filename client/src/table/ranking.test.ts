import { expect, test } from 'vitest';

import { ranking } from './ranking';

const seats = (over: { places: number[]; scores: number[] }): number[] => ranking(over).map(({ seat }) => seat);

test('where one loses with the most points, all others stand by the fewest', () => {
  expect(seats({ places: [1, 4, 1, 1], scores: [7, 12, 0, 3] })).toEqual([2, 3, 0, 1]);
});

test('where the most points win, seats stand by the most, and equals as they sit', () => {
  expect(seats({ places: [3, 1, 1, 4], scores: [4, 5, 5, 1] })).toEqual([1, 2, 0, 3]);
});

test('where all share the first place, they stand as they sit', () => {
  expect(seats({ places: [1, 1], scores: [2, 2] })).toEqual([0, 1]);
});
