import { expect, test } from 'vitest';

import { answered, giveAnswer, isEcho } from './taps';

const tap = (clientX: number, clientY: number, detail = 1): { clientX: number; clientY: number; detail: number } => ({ clientX, clientY, detail });

test('the second of a double tap is not taken until the answer is a while ago', () => {
  giveAnswer(tap(100, 500));
  expect(isEcho(tap(102, 499), 0)).toBe(true);

  answered(1000);

  expect(isEcho(tap(102, 499), 1399)).toBe(true);
  expect(isEcho(tap(102, 499), 1400)).toBe(false);
});

test('a tap at another place is meant for what is there', () => {
  giveAnswer(tap(100, 500));
  answered(1000);

  expect(isEcho(tap(100, 560), 1001)).toBe(false);
});

test('keys answer one question after the other', () => {
  giveAnswer(tap(100, 500));
  answered(1000);
  expect(isEcho(tap(0, 0, 0), 1001)).toBe(false);

  giveAnswer(tap(0, 0, 0));
  answered(2000);
  expect(isEcho(tap(0, 0), 2001)).toBe(false);
});
