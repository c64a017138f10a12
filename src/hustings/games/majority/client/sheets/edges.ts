/** The edges of a board, where two tiles touch, and the arrows over them. */
import type { Majority } from '$lib/protocol';

const STEPS: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [1, -1]];

/** Two tiles that touch. */
export interface Edge {
  one: Majority.Faction;
  other: Majority.Faction;
}

/** Every pair of tiles that touch, each once. */
export function edges(board: Majority.Board): Edge[] {
  return board.spots.flatMap(({ faction, q, r }) =>
    STEPS.flatMap(([dq, dr]) => {
      const other = board.spots.find((spot) => spot.q === q + dq && spot.r === r + dr);
      return other ? [{ one: faction, other: other.faction }] : [];
    }),
  );
}

export type Flow = 'none' | 'there' | 'back' | 'both';
const FLOWS: readonly Flow[] = ['none', 'there', 'back', 'both'];

const has = (board: Majority.Board, tail: Majority.Faction, head: Majority.Faction): boolean =>
  board.arrows.some((arrow) => arrow.tail === tail && arrow.head === head);

/** Which ways the arrows go over an edge. */
export function flowOver(board: Majority.Board, { one, other }: Edge): Flow {
  const [there, back] = [has(board, one, other), has(board, other, one)];
  if (there && back) return 'both';
  return there ? 'there' : back ? 'back' : 'none';
}

/** The board with the next of the four flows over an edge. */
export function turned(board: Majority.Board, edge: Edge): Majority.Board {
  const next = FLOWS[(FLOWS.indexOf(flowOver(board, edge)) + 1) % FLOWS.length] ?? 'none';
  const { one, other } = edge;
  const rest = board.arrows.filter(
    ({ tail, head }) => !(tail === one && head === other) && !(tail === other && head === one),
  );
  const arrows = [
    ...rest,
    ...(next === 'there' || next === 'both' ? [{ tail: one, head: other }] : []),
    ...(next === 'back' || next === 'both' ? [{ tail: other, head: one }] : []),
  ];
  return { ...board, arrows };
}

/** The board with two tiles in each other's place; arrows that no longer touch are taken away. */
export function swapped(board: Majority.Board, one: Majority.Faction, other: Majority.Faction): Majority.Board {
  const renamed = (faction: Majority.Faction): Majority.Faction =>
    faction === one ? other : faction === other ? one : faction;
  const spots = board.spots.map((spot) => ({ ...spot, faction: renamed(spot.faction) }));
  const touching = edges({ ...board, spots });
  const arrows = board.arrows.filter(({ tail, head }) =>
    touching.some((edge) => (edge.one === tail && edge.other === head) || (edge.one === head && edge.other === tail)),
  );
  return { ...board, spots, arrows };
}
