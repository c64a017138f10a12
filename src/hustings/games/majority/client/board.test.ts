import { expect, test } from 'vitest';

import { discHeight, hexagon, lay, nameSize } from './board';
import { BOARD } from './sample';

const measures = { radius: 100, gap: 0 };
const wayTo = (tail: string, head: string, board = BOARD) =>
  lay(board, measures).ways.find((way) => way.tail === tail && way.head === head)!;

test('tiles that touch lie one tile apart, and none leaves the drawing', () => {
  const { centres, width, height } = lay(BOARD, measures);
  const [middle, top] = [centres.get('lawmakers')!, centres.get('activists')!];

  expect(Math.hypot(middle.x - top.x, middle.y - top.y)).toBeCloseTo(100 * Math.sqrt(3));
  for (const { x, y } of centres.values()) {
    expect(x).toBeGreaterThan(100);
    expect(x).toBeLessThan(width - 99);
    expect(y).toBeGreaterThan(86);
    expect(y).toBeLessThan(height - 86);
  }
});

test('a tile has six corners, each a radius away', () => {
  const corners = hexagon({ x: 10, y: 20 }, 50).split(' ').map((corner) => corner.split(',').map(Number));

  expect(corners).toHaveLength(6);
  for (const [x = 0, y = 0] of corners) expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(50, 0);
});

test('an arrow lies over its edge and points where it leads', () => {
  const { centres } = lay(BOARD, measures);
  const way = wayTo('activists', 'voters');
  const [from, to] = [centres.get('activists')!, centres.get('voters')!];

  expect(way.x).toBeCloseTo((from.x + to.x) / 2);
  expect(way.y).toBeCloseTo((from.y + to.y) / 2);
  expect(way.turn).toBeCloseTo(30);
});

test('two arrows over one edge keep to their sides', () => {
  const both = { ...BOARD, arrows: [...BOARD.arrows, { tail: 'voters', head: 'activists' } as const] };
  const [there, back] = [wayTo('activists', 'voters', both), wayTo('voters', 'activists', both)];

  expect(Math.hypot(there.x - back.x, there.y - back.y)).toBeCloseTo(54);
});

test('a high pile is pressed together until it fits', () => {
  expect(discHeight(3, 5, 40)).toBe(5);
  expect(discHeight(16, 5, 40)).toBe(2.5);
});

test('a long name is written smaller than a short one, and no name larger than usual', () => {
  expect(nameSize('Media', 17, 124)).toBe(17);
  expect(nameSize('Pembuat Hukum', 17, 124)).toBeCloseTo(14.03, 2);
});
