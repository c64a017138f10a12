import { expect, test } from 'vitest';

import { drafted, tilt, tokens } from './pans';
import { poll } from './sample';
import { totals } from './stage';

test('the heavier side sinks, but never past its rest', () => {
  expect(tilt(3, 3)).toBe(0);
  expect(tilt(1, 2)).toBeGreaterThan(0);
  expect(tilt(2, 1)).toBeLessThan(0);
  expect(tilt(40, 0)).toBe(tilt(20, 0));
});

test('each seat has a row, the longest at the bottom, with its draft beside what it has bid', () => {
  const lying = tokens(poll({ influence: [1, 9, 3], capital: [0, 0, 1] }), true, { seat: 0, influence: 1, capital: 0, double: false }, 140);

  expect(lying.map(({ seat }) => seat)).toEqual([2, 2, 2, 2, 0, 0]);
  expect(lying.filter(({ isDraft }) => isDraft)).toMatchObject([{ seat: 0, kind: 'influence' }]);
  expect(lying.filter(({ kind }) => kind === 'capital')).toHaveLength(1);
  expect(lying[4]?.y).toBeLessThan(lying[0]?.y ?? 0);
});

test('many tokens stay within the pan', () => {
  const lying = tokens(poll({ influence: [60, 0, 0] }), true, null, 140);

  expect(Math.max(...lying.map(({ x }) => Math.abs(x)))).toBeLessThanOrEqual(70);
});

test('where there is height for fewer rows than seats, the shortest lie side by side, and nothing is left out', () => {
  const bids = poll({ ballots: [true, true, true, true], influence: [2, 1, 1, 1], capital: [0, 0, 0, 0] });
  const lying = tokens(bids, true, null, 72, 3);

  expect(lying).toHaveLength(5);
  expect(new Set(lying.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  expect(new Set(lying.map(({ y }) => y)).size).toBe(3);
});

test('what counts twice says so, a draft too', () => {
  const bids = poll({ influence: [1, 0, 2] });
  const twice = (lying: ReturnType<typeof tokens>): boolean[] => lying.map(({ isTwice }) => isTwice);

  expect(twice(tokens({ ...bids, doubled: 2 }, true, null, 140))).toEqual([true, true, false]);
  expect(twice(tokens(bids, true, { seat: 0, influence: 0, capital: 0, double: true }, 140))).toEqual([false, false, true]);
});

test('a token keeps its name when a draft is bid', () => {
  const drafted = tokens(poll({ influence: [1, 0, 0] }), true, { seat: 0, influence: 1, capital: 0, double: false }, 140);
  const bid = tokens(poll({ influence: [2, 0, 0] }), true, null, 140);

  expect(drafted.map(({ key }) => key)).toEqual(bid.map(({ key }) => key));
});

test('a vote is looked at with what one is about to add, doubled if it will be', () => {
  const now = poll({ influence: [1, 5, 3] });
  const after = drafted(now, { seat: 0, influence: 2, capital: 1, double: true });

  expect(totals(after)).toEqual({ yes: 11, no: 5 });
  expect(drafted(now, null)).toBe(now);
});
