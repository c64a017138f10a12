/** Who is on which arrow, and whether that may still change. */
import type { Majority } from '$lib/protocol';

import { moving, pushed } from './blocs';

/** The ring around a sign: `mine` can be lifted, `open` may still change, `firm` will not. */
export type Ring = 'mine' | 'open' | 'firm';

/** Somebody on an arrow. */
export interface Traveller {
  seat: number;
  ring: Ring;
}

/** How many of one seat are on an arrow who have the same ring. */
export interface Rider extends Traveller {
  count: number;
  /** A name of its own, which it keeps while others come and go. */
  key: string;
}

/** Those *on* an arrow, by whose they are. */
export function grouped(on: readonly Traveller[]): Rider[] {
  const found = new Map<string, Rider>();
  for (const { seat, ring } of on) {
    const key = `${seat} ${ring}`;
    found.set(key, { seat, ring, key, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** By arrow of *board*, those who travel on it, as *reader* sees them; wishes not granted included. */
export function travelling(
  view: Majority.View,
  board: Majority.Board,
  stage: Majority.Promoting,
  reader: number | null,
): Traveller[][] {
  const ring = (seat: number): Traveller['ring'] =>
    seat === reader ? 'mine' : stage.floor.firm[seat] ? 'firm' : 'open';
  return board.arrows.map(({ tail, head }, way) =>
    view.reserve.flatMap((_, seat) => {
      const own: Traveller[] = stage.moves[way]?.[seat] ? [{ seat, ring: ring(seat) }] : [];
      const extras = stage.extras
        .filter((extra) => extra.owner === seat && extra.tail === tail && extra.head === head)
        .map(({ granted }): Traveller => ({ seat, ring: granted ? ring(seat) : 'open' }));
      return [...own, ...extras];
    }),
  );
}

/** How many changes *seat* has left once all others have been firm; `null` before that, and after a ruling. */
export function changesLeft(
  { order, floor }: Majority.Promoting,
  { board, late_edits: late }: Pick<Majority.Options, 'board' | 'late_edits'>,
  seat: number,
): number | null {
  if (order.length > 0 || !floor.been.every((been, other) => been || other === seat)) return null;
  // Each arrow on and off.
  const most = 2 * board.arrows.length;
  return Math.min(most - (floor.edits[seat] ?? 0), late - (floor.late[seat] ?? 0));
}

/** By arrow, those who have moved on between *before* and *after*; nobody where a scandal makes that unclear. */
export function riders(before: Majority.View, after: Majority.View, board: Majority.Board): Traveller[][] {
  const moved = moving(before, board);
  const isClear = JSON.stringify(pushed(before, board, moved)) === JSON.stringify(after.tiles);
  return isClear ? fixed(moved) : [];
}

/** By arrow, those who would be pushed, after the gavel. */
export const fixed = (moved: readonly (readonly number[])[]): Traveller[][] =>
  moved.map((counts) =>
    counts.flatMap((count, seat) => Array.from({ length: count }, (): Traveller => ({ seat, ring: 'firm' }))),
  );
