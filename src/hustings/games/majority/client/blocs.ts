/** Blocs: who stands together on a faction, strongest first, and what a coalition would come to. */
import type { Majority } from '$lib/protocol';

import { FACTIONS, placeOf, standing } from './nouns';

export type Bloc = Majority.Bloc;

/** The groups that stand on *faction*, as they are now or as the gavel found them, and everybody else there alone. */
export function blocsOf(view: Majority.View, faction: Majority.Faction): Bloc[] {
  const groups = (view.stage.type === 'coalescing' ? view.stage : view).groups[placeOf(faction)] ?? [];
  const together = new Set(groups.flatMap(({ members }) => members));
  const alone = view.reserve.flatMap((_, seat) =>
    standing(view, faction, seat) > 0 && !together.has(seat) ? [{ head: seat, members: [seat] }] : [],
  );
  return [...groups, ...alone]
    .map(({ head, members }) => ({ head, members, strength: strengthOf(view, faction, members) }))
    .sort((one, other) => other.strength - one.strength);
}

/** Those of *blocs* whom no other beats: more than one if they tie. */
export const foremost = (blocs: readonly Bloc[]): Bloc[] => blocs.filter(({ strength }) => strength === blocs[0]?.strength);

/** How strong *members* are together on *faction*. */
export const strengthOf = (view: Majority.View, faction: Majority.Faction, members: readonly number[]): number =>
  members.reduce((sum, seat) => sum + standing(view, faction, seat), 0);

/** Who else stands on *faction*, and could be asked to join *seat*. */
export const partnersOn = (view: Majority.View, faction: Majority.Faction, seat: number | null): number[] =>
  view.reserve.flatMap((_, other) => (other !== seat && standing(view, faction, other) > 0 ? [other] : []));

/** The coalition on *faction* that *seat* is in, if it is in one. */
export const coalitionOf = (view: Majority.View, faction: Majority.Faction, seat: number | null): Bloc | null =>
  blocsOf(view, faction).find(({ members }) => seat !== null && members.includes(seat) && members.length > 1) ?? null;

/** The coalition that waits for an answer of *seat*, if one does. */
export const proposedTo = ({ motions }: Majority.Coalescing, seat: number | null): Majority.Motion | null =>
  motions.find(({ members, joined }) => seat !== null && members.includes(seat) && !joined.includes(seat)) ?? null;

export type Chance = 'leads' | 'ties' | 'loses';

/** How *members* would stand on *faction* if all the others there stood together: the worst that can be. */
export function worst(
  view: Majority.View,
  faction: Majority.Faction,
  members: readonly number[],
): { chance: Chance; by: number } {
  const mine = strengthOf(view, faction, members);
  const all = (view.tiles[placeOf(faction)] ?? []).reduce((sum, count) => sum + count, 0);
  const by = mine - (all - mine);
  return { chance: by > 0 ? 'leads' : by === 0 ? 'ties' : 'loses', by: Math.abs(by) };
}

/** Who would choose the President: by seat, Supporters of one's own in Voters and Media. */
export const choosers = (view: Majority.View): number[] =>
  view.reserve.map((_, seat) => standing(view, 'voters', seat) + standing(view, 'media', seat));

/** By faction and seat, how the tiles stand after all on arrows have moved on. */
export function pushed(view: Majority.View, board: Majority.Board, moved: readonly (readonly number[])[]): number[][] {
  const tiles = FACTIONS.map((faction) => [...(view.tiles[placeOf(faction)] ?? [])]);
  board.arrows.forEach(({ tail, head }, way) => {
    (moved[way] ?? []).forEach((count, seat) => {
      const [from, to] = [tiles[placeOf(tail)], tiles[placeOf(head)]];
      if (!from || !to) return;
      from[seat] = (from[seat] ?? 0) - count;
      to[seat] = (to[seat] ?? 0) + count;
    });
  });
  return tiles;
}

/** By arrow, then by seat, the Supporters that the gavel would move. */
export function moving(view: Majority.View, board: Majority.Board): number[][] {
  const { stage } = view;
  const open = stage.type === 'ruling' ? stage.paused : stage;
  if (open.type === 'exposing') return open.moved;
  if (open.type !== 'promoting') return board.arrows.map(() => []);
  return board.arrows.map(({ tail, head }, way) =>
    view.reserve.map(
      (_, seat) =>
        Number(open.moves[way]?.[seat] ?? false) +
        open.extras.filter(
          (extra) => extra.granted && extra.owner === seat && extra.tail === tail && extra.head === head,
        ).length,
    ),
  );
}
