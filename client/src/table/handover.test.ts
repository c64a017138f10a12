import { expect, test } from 'vitest';

import { nextHolder } from './handover';

test('the screen stays with a seat that the table waits for', () => {
  expect(nextHolder([0, 1, 2], [0, 2], 0)).toBeNull();
});

test('it goes clockwise to the next seat of this screen that is waited for', () => {
  expect(nextHolder([0, 1, 3], [0, 3], 1)).toBe(3);
  expect(nextHolder([0, 1, 3], [0, 1], 3)).toBe(0);
});

test('it stays where it is while bots or other screens are waited for', () => {
  expect(nextHolder([0, 1], [2], 1)).toBeNull();
});

test('at first it goes to the first seat that is waited for', () => {
  expect(nextHolder([1, 2], [2], null)).toBe(2);
});
