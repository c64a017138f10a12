import { expect, test } from 'vitest';

import { said, shown } from './timeleft';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
])('%i seconds are shown as %s', (seconds, clock) => {
  expect(shown(seconds)).toBe(clock);
});

test('less than an hour is said in seconds, more in hours and minutes', () => {
  expect(said(3599)).toEqual(['clock-left', { seconds: 3599 }]);
  expect(said(7265)).toEqual(['clock-left-hours', { hours: 2, minutes: 1 }]);
});
