/** The words of the table in the order of the box, as every list by faction or by power has them. */
import type { Majority } from '$lib/protocol';

export const FACTIONS = [
  'activists', 'voters', 'media', 'money', 'bureaucracy', 'justice', 'lawmakers',
] as const satisfies readonly Majority.Faction[];

/** Where Supporters may be placed. */
export const PLACEABLE = FACTIONS.slice(0, -1);

export const POWERS = [...FACTIONS, 'president', 'maverick'] as const satisfies readonly Majority.Power[];

export const POLITICS = [
  'change', 'liberty', 'tradition', 'regulate', 'centrist',
] as const satisfies readonly Majority.Politics[];

/** The clause on what each power does. */
export const POWER_CLAUSES = {
  activists: 'protest.one', voters: 'election.three', media: 'scandal.arrow', money: 'bid.double',
  bureaucracy: 'promote.ruling', justice: 'bid.justice', lawmakers: 'agenda.speaker',
  president: 'agenda.mandate', maverick: 'vote.filibuster',
} as const satisfies Record<Majority.Power, string>;

/** The place of *faction* in lists by faction. */
export const placeOf = (faction: Majority.Faction): number => FACTIONS.indexOf(faction);

/** Who holds the card of *power*. */
export const holderOf = (view: Majority.View, power: Majority.Power): number | null =>
  view.holders[POWERS.indexOf(power)] ?? null;

/** Whether the card of *power* lies sideways. */
export const isUsed = (view: Majority.View, power: Majority.Power): boolean =>
  view.used[POWERS.indexOf(power)] === true;

/** How many Supporters of *seat* stand on *faction*. */
export const standing = (view: Majority.View, faction: Majority.Faction, seat: number): number =>
  view.tiles[placeOf(faction)]?.[seat] ?? 0;
