import { expect, test } from 'vitest';

import { leaverWith } from './clock';

test('a new clock has somebody act when it runs out', () => {
  expect(leaverWith(0, 60, 'wait')).toBe('default');
  expect(leaverWith(0, 60, 'bot')).toBe('bot');
});

test('who sets a clock to wait is not asked again by another time', () => {
  expect(leaverWith(60, 120, 'wait')).toBe('wait');
  expect(leaverWith(60, 0, 'wait')).toBe('wait');
  expect(leaverWith(0, 0, 'wait')).toBe('wait');
});
