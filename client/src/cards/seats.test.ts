import { expect, test } from 'vitest';

import { contrast } from '../styles/contrast';
import { SEATS, seatStyle } from './seats';

test('there are ten seats', () => {
  expect(SEATS).toHaveLength(10);
  expect(() => seatStyle(10)).toThrow('got 10');
});

test('no two seats share a colour or a pattern', () => {
  expect(new Set(SEATS.map(({ colour }) => colour)).size).toBe(10);
  expect(new Set(SEATS.map(({ tile, turn, cut }) => `${tile} ${turn} ${cut}`)).size).toBe(10);
});

test.each(SEATS)('the initial in $colour is readable on both stocks', ({ colour }) => {
  expect(contrast(colour, '#fffdf6')).toBeGreaterThan(4.5);
  expect(contrast(colour, '#f2e6cb')).toBeGreaterThan(4.5);
});
