/** The two hands while they are filled: all Supporters on deck are always in one of them. */
import type { Majority } from '$lib/protocol';

import { PLACEABLE } from './nouns';

type Hands = readonly Majority.Hand[];

/** Put a hand over *faction*, or take the hand there away; a third takes the place of the second. */
export function toggled(hands: Hands, faction: Majority.Faction, ready: number): Majority.Hand[] {
  if (hands.some((hand) => hand.faction === faction)) {
    return hands.filter((hand) => hand.faction !== faction).map((hand) => ({ ...hand, supporters: ready }));
  }
  const [first, second] = hands;
  if (!first) return [{ faction, supporters: ready }];
  return [first, { faction, supporters: second?.supporters ?? 0 }];
}

/** Move Supporters between the hands so that the one at *place* holds *supporters*. */
export const filled = (hands: Hands, place: number, supporters: number, ready: number): Majority.Hand[] =>
  hands.map((hand, i) => ({ ...hand, supporters: i === place ? supporters : ready - supporters }));

/** The action that fills these hands: the left hand is the faction that comes first round the board. */
export const placing = (hands: Hands): Majority.Place => ({
  type: 'place',
  hands: [...hands].sort((one, other) => PLACEABLE.indexOf(one.faction) - PLACEABLE.indexOf(other.faction)),
});
