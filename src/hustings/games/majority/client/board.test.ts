import { expect, test } from 'vitest';

import { clearing, discHeight, hexagon, lay, lettered, nameSize, type Point } from './board';
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

/** Whether *at* lies within a convex polygon, not on its edge. */
function isWithin({ x, y }: Point, polygon: string): boolean {
  const corners = polygon.split(' ').map((corner) => corner.split(',').map(Number) as [number, number]);
  const turns = corners.map(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return turns.every((turn) => turn > 1) || turns.every((turn) => turn < -1);
}

test('a finger on the board means one arrow at most, also where two cross one edge', () => {
  const both = { ...BOARD, arrows: [...BOARD.arrows, { tail: 'voters', head: 'activists' } as const] };
  const { width, height, ways } = lay(both, { radius: 65, gap: 8.5 });

  const hits = ways.map(() => 0);
  for (let x = 0; x < width; x += 3)
    for (let y = 0; y < height; y += 3) {
      const meant = ways.flatMap(({ gate }, i) => (isWithin({ x, y }, gate) ? [i] : []));
      expect(meant.length).toBeLessThan(2);
      for (const i of meant) hits[i]! += 1;
    }
  expect(Math.min(...hits)).toBeGreaterThan(100);
  for (const { x, y, gate } of ways) expect(isWithin({ x, y }, gate)).toBe(true);
});

test('a high pile is pressed together until it fits', () => {
  expect(discHeight(3, 5, 40)).toBe(5);
  expect(discHeight(16, 5, 40)).toBe(2.5);
});

test('a long name is written smaller than a short one, and no name larger than usual', () => {
  expect(nameSize('Media', 17, 124)).toBe(17);
  expect(nameSize('Pembuat Hukum', 17, 124)).toBeLessThan(14);
});

test('a title keeps clear of the arrows at its sides, and of one that points at its tile by more', () => {
  const layout = lay(BOARD, measures);
  const depth = { into: 20, out: 10 };
  const middle = clearing(layout, 'lawmakers', 100, { height: 43, high: 0 }, depth);
  const corner = clearing(layout, 'justice', 100, { height: 43, high: 0 }, depth);

  expect(BOARD.arrows).toContainEqual({ tail: 'voters', head: 'lawmakers' });
  expect(middle.right).toBeLessThan(60);
  expect(corner.left).toBeCloseTo(-(100 - 43 / Math.sqrt(3)));
});

test('a title stands aside only as far as it has to', () => {
  expect(lettered('Media', 10, { left: -50, right: 50 })).toEqual({ lines: ['Media'], size: 10, aside: 0 });
  expect(lettered('Media', 10, { left: -50, right: 10 }).aside).toBeCloseTo(-7.55);
});

test('a title of two words is written in two lines before it gets too small to read', () => {
  expect(lettered('Pembuat Hukum', 10, { left: -60, right: 60 }).lines).toEqual(['Pembuat Hukum']);
  expect(lettered('Pembuat Hukum', 10, { left: -30, right: 30 })).toMatchObject({ lines: ['Pembuat', 'Hukum'], size: 7.6 });
});
