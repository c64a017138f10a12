import { expect, test } from 'vitest';

import { ARROW_PHONE, outline, row } from './arrow';

/** The corners of an outline, as far as they are named in its path. */
const across = (path: string): number[] => [...path.matchAll(/V(-?[\d.]+)/g)].map(([, y]) => Math.abs(Number(y)));

test('riders stand beside each other, evenly about the middle of their arrow', () => {
  const { places, width, scale } = row(ARROW_PHONE, [1, 1, 1], 100);

  expect(scale).toBe(1);
  expect(places[0]).toBeCloseTo(-places[2]!);
  expect(places[1]).toBeCloseTo(0);
  expect(places[1]! - places[0]!).toBeGreaterThan(2 * ARROW_PHONE.sign);
  expect(width).toBeLessThan(100);
});

test('where there is too little room all are drawn smaller, and none leaves the arrow', () => {
  const { places, width, scale } = row(ARROW_PHONE, [1, 1, 1, 1, 1], 60);

  expect(width).toBeCloseTo(60);
  expect(places.at(-1)! + ARROW_PHONE.sign * scale).toBeLessThan(30);
});

test('more of one kind leave room for their number', () => {
  const [one, two] = [row(ARROW_PHONE, [1, 1], 100), row(ARROW_PHONE, [2, 1], 100)];

  expect(two.width - one.width).toBeCloseTo(ARROW_PHONE.digit);
  expect(two.places[1]! - two.places[0]!).toBeCloseTo(one.places[1]! - one.places[0]! + ARROW_PHONE.digit);
});

test('an arrow has a head wider than its shaft, however many ride on it', () => {
  const { head, half, tip } = ARROW_PHONE;

  for (const path of [outline(ARROW_PHONE, 20, false), outline(ARROW_PHONE, 20, true), outline(ARROW_PHONE, 70, true)]) {
    expect(Math.min(...across(path))).toBeLessThan(head * 0.9);
    expect(path).toMatch(/L[\d.]+ 0L/);
  }
  expect(outline(ARROW_PHONE, 70, true)).toContain(`L${half + tip} 0L${half} ${head}`);
});
