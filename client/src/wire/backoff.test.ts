import { expect, test } from 'vitest';

import { wait } from './backoff';

test('each wait is at most twice as long as the one before, and never longer than eight seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 30].map((attempt) => wait(attempt, 1))).toEqual([
    400, 800, 1600, 3200, 6400, 8000, 8000,
  ]);
});

test('luck spreads the browsers over the second half of the wait', () => {
  expect(wait(2, 0)).toBe(800);
});
