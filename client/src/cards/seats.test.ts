import { expect, test } from 'vitest';

import { SEATS, seatStyle } from './seats';

/** Relative luminance after WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

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
