/** The board on paper: where the tiles of a sheet lie, and its arrows between them. */
import { measure } from '$lib/cards/lettering';
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
  /** Where a finger means this arrow and no other, as the points of a polygon. */
  gate: string;
}

export interface Layout {
  width: number;
  height: number;
  centres: ReadonlyMap<Majority.Faction, Point>;
  ways: readonly Way[];
}

/** From where to where along a line, with the middle of a tile at 0. */
export interface Span {
  left: number;
  right: number;
}

/** How far an arrow reaches over the tile that it points at, and over the one that it comes from. */
export interface Depth {
  into: number;
  out: number;
}

const ROOT3 = Math.sqrt(3);
/** How far on either side of the edge a finger means the arrow across it. */
const GATE = 32;

/** The corners of a tile around *centre*, as the points of a polygon. */
export function hexagon({ x, y }: Point, radius: number): string {
  return polygon(
    Array.from({ length: 6 }, (_, i) => {
      const angle = (i * Math.PI) / 3;
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    }),
  );
}

const polygon = (corners: readonly Point[]): string =>
  corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

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
  return { width, height, centres, ways: board.arrows.map((arrow) => wayOf(arrow, board, centres, radius, pitch)) };
}

function wayOf(
  { tail, head }: Majority.Arrow,
  board: Majority.Board,
  centres: ReadonlyMap<Majority.Faction, Point>,
  radius: number,
  pitch: number,
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
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const along = { x: -uy * flip, y: ux * flip };
  return {
    tail,
    head,
    x: middle.x + ux * back - uy * aside,
    y: middle.y + uy * back + ux * aside,
    turn: (Math.atan2(uy, ux) * 180) / Math.PI,
    along,
    gate: gateOf(middle, along, pitch / 2, isTwin ? flip : 0),
  };
}

/**
 * The gate around the *middle* of an edge, *half* as long to either end. At a corner three edges meet, and each
 * has a third of the space there. Of two arrows across one edge each has its *side*.
 */
function gateOf(middle: Point, along: Point, half: number, side: -1 | 0 | 1): string {
  const short = half - GATE / ROOT3;
  const end = (toward: number): [number, number][] =>
    side === -toward
      ? [[0, toward * GATE], [0, -toward * GATE]]
      : [[toward * short, toward * GATE], [toward * half, 0], [toward * short, -toward * GATE]];
  return polygon(
    [...end(1), ...end(-1)].map(([out, over]) => ({
      x: middle.x + along.x * out - along.y * over,
      y: middle.y + along.y * out + along.x * over,
    })),
  );
}

/** Which tile lies beside *faction*, going round the drawing in reading order by *step*. */
export function neighbour(layout: Layout, faction: Majority.Faction, step: number): Majority.Faction {
  const order = [...layout.centres.keys()];
  return order[(order.indexOf(faction) + step + order.length) % order.length] ?? faction;
}

/** Where on the tile of *faction* a title of capitals *high* fits at *height* above its middle, clear of arrows of that *depth*. */
export function clearing(
  layout: Layout,
  faction: Majority.Faction,
  radius: number,
  { height, high }: { height: number; high: number },
  depth: Depth,
): Span {
  const centre = layout.centres.get(faction) ?? { x: 0, y: 0 };
  const edge = radius - (height + high) / ROOT3;
  const span = { left: -edge, right: edge };
  for (const { tail, head, x, y } of layout.ways) {
    const [dx, up] = [x - centre.x, centre.y - y];
    const touches = (tail === faction || head === faction) && up > 0 && Math.abs(dx) > radius * 0.3;
    if (!touches) continue;
    // The sides slant by a third of a turn, so an arrow reaches further along a line of text than across itself.
    const reach = Math.abs(dx) - (height + high / 2 - up) / ROOT3 - ((head === faction ? depth.into : depth.out) * 2) / ROOT3;
    if (dx < 0) span.left = Math.max(span.left, -reach);
    else span.right = Math.min(span.right, reach);
  }
  return span;
}

/** A name that would have to be smaller than this part of the usual is written in as many lines as it has words. */
const TOO_SMALL = 0.76;

/** How large a *name* may be written, at most *usual*, so that it keeps within *room*. */
export const nameSize = (name: string, usual: number, room: number): number => Math.min(usual, room / measure(name));

/** A name as it is written: its lines, their size, and how far from the middle they have to stand. */
export interface Lettering {
  lines: readonly string[];
  size: number;
  aside: number;
}

/** Write *name* within *span*, at most as large as *usual*, and as near to the middle as that allows. */
export function lettered(name: string, usual: number, { left, right }: Span): Lettering {
  const room = right - left;
  const isWhole = nameSize(name, usual, room) >= usual * TOO_SMALL;
  const lines = isWhole ? [name] : name.split(' ');
  const longest = lines.reduce((one, other) => (measure(other) > measure(one) ? other : one));
  const size = nameSize(longest, lines.length > 1 ? usual * TOO_SMALL : usual, room);
  const half = (measure(longest) * size) / 2;
  return { lines, size, aside: Math.min(Math.max(0, left + half), right - half) };
}

/** How high one disc of a pile of *count* may be, so that the pile keeps within *room*. */
export const discHeight = (count: number, usual: number, room: number): number =>
  Math.min(usual, room / Math.max(1, count));
