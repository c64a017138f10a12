/** The board on paper: where the tiles of a sheet lie, and its arrows between them. */
import type { Majority } from '$lib/protocol';

export interface Point {
  x: number;
  y: number;
}

/** A drawing's measures: the radius of a tile, and the space between two. */
export interface Measures {
  radius: number;
  gap: number;
}

/** An arrow between two tiles: its middle, and where it points, in degrees. */
export interface Way extends Point {
  tail: Majority.Faction;
  head: Majority.Faction;
  turn: number;
  /** Along the edge that it crosses, from left to right or from top to bottom. */
  along: Point;
}

export interface Layout {
  width: number;
  height: number;
  centres: ReadonlyMap<Majority.Faction, Point>;
  ways: readonly Way[];
}

const ROOT3 = Math.sqrt(3);

/** The corners of a tile around *centre*, as the points of a polygon. */
export function hexagon({ x, y }: Point, radius: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** Lay *board* out, tiles with a flat top, into a drawing just large enough with a *margin*. */
export function lay(board: Majority.Board, { radius, gap }: Measures, margin = 3): Layout {
  const pitch = radius + gap / ROOT3;
  const at = board.spots.map(({ faction, q, r }) => ({
    faction,
    x: 1.5 * q * pitch,
    y: ROOT3 * pitch * (r + q / 2),
  }));
  const [left, top] = [Math.min(...at.map(({ x }) => x)), Math.min(...at.map(({ y }) => y))];
  const [dx, dy] = [radius + margin - left, (ROOT3 / 2) * radius + margin - top];
  const centres = new Map(at.map(({ faction, x, y }) => [faction, { x: x + dx, y: y + dy }]));
  const width = Math.max(...at.map(({ x }) => x)) + dx + radius + margin;
  const height = Math.max(...at.map(({ y }) => y)) + dy + (ROOT3 / 2) * radius + margin;
  return { width, height, centres, ways: board.arrows.map((arrow) => wayOf(arrow, board, centres, radius)) };
}

function wayOf(
  { tail, head }: Majority.Arrow,
  board: Majority.Board,
  centres: ReadonlyMap<Majority.Faction, Point>,
  radius: number,
): Way {
  const [from, to] = [centres.get(tail) ?? { x: 0, y: 0 }, centres.get(head) ?? { x: 0, y: 0 }];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // Into the middle an arrow begins a little earlier, where there is more room.
  const back = head === 'lawmakers' ? -radius * 0.055 : 0;
  // Where an edge can be crossed both ways, each arrow keeps to its side.
  const isTwin = board.arrows.some((other) => other.tail === head && other.head === tail);
  const aside = isTwin ? radius * 0.27 : 0;
  const flip = -uy < -0.01 || (Math.abs(uy) < 0.01 && ux < 0) ? -1 : 1;
  return {
    tail,
    head,
    x: (from.x + to.x) / 2 + ux * back - uy * aside,
    y: (from.y + to.y) / 2 + uy * back + ux * aside,
    turn: (Math.atan2(uy, ux) * 180) / Math.PI,
    along: { x: -uy * flip, y: ux * flip },
  };
}

/** Which tile lies beside *faction*, going round the drawing in reading order by *step*. */
export function neighbour(layout: Layout, faction: Majority.Faction, step: number): Majority.Faction {
  const order = [...layout.centres.keys()];
  return order[(order.indexOf(faction) + step + order.length) % order.length] ?? faction;
}

/** How large a *name* may be written, at most *usual*, so that it keeps within *room*: by its letters, wide as they are. */
export const nameSize = (name: string, usual: number, room: number): number =>
  Math.min(usual, room / (Math.max(1, name.length) * 0.68));

/** How high one disc of a pile of *count* may be, so that the pile keeps within *room*. */
export const discHeight = (count: number, usual: number, room: number): number =>
  Math.min(usual, room / Math.max(1, count));
