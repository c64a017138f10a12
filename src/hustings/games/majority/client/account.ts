/** The final account, line by line: what each line brought each seat, and by what count. */
import type { Majority } from '$lib/protocol';

import { lawOf } from './laws';
import { KINGMAKER } from './limits';
import { placeOf, POWERS } from './nouns';

export interface Cell {
  capital: number;
  /** What was counted, where it is a number. */
  count: number | null;
  /** Whether a prize fell here. */
  isWon: boolean;
}

export interface Row {
  clause: string;
  cells: Cell[];
  /** How many share the prize, where they tie for it; else 0. */
  sharers: number;
}

/** What each accomplishment counts for *seat*. */
function counted(view: Majority.View, seat: number): Readonly<Record<string, number>> {
  const piles = view.tiles.map((tile) => tile[seat] ?? 0);
  const symbols = (view.hands[seat] ?? []).map((law) => lawOf(view, law)?.symbol);
  return {
    'end.incumbent': POWERS.filter((power, place) => power !== 'maverick' && view.holders[place] === seat).length,
    'end.majority': piles.reduce((sum, count) => sum + count, 0),
    'end.kingmaker': piles.filter((count) => count >= KINGMAKER).length,
    'end.autocrat': Math.max(...piles),
    'end.realpolitik': symbols.length,
    'end.establishment': symbols.filter((symbol) => symbol === 'order').length,
    'end.revolutionary': symbols.filter((symbol) => symbol === 'unrest').length,
  };
}

/** The accomplishments of *outcome*, in the order of the rulebook. */
export function rows(view: Majority.View, outcome: Majority.Outcome): Row[] {
  const counts = outcome.accounts.map((_, seat) => counted(view, seat));
  return (outcome.accounts[0]?.shares ?? []).map(({ clause }, line) => {
    const cells = outcome.accounts.map(({ shares }, seat) => {
      const capital = shares[line]?.capital ?? 0;
      const isPrize = clause !== 'end.incumbent';
      return { capital, count: counts[seat]?.[clause] ?? null, isWon: isPrize && capital > 0 };
    });
    const winners = cells.filter(({ isWon }) => isWon).length;
    return { clause, cells, sharers: winners > 1 ? winners : 0 };
  });
}

/** How many Supporters *seat* has in Lawmakers. */
export const lawmakers = (view: Majority.View, seat: number): number => view.tiles[placeOf('lawmakers')]?.[seat] ?? 0;

/** What broke the tie for the first place, if anything had to. */
export function tieBreak(accounts: readonly Majority.Account[]): 'influence' | 'laws' | null {
  const best = Math.max(...accounts.map(({ total }) => total));
  const first = accounts.filter(({ total }) => total === best);
  if (first.length < 2) return null;
  const richest = Math.max(...first.map(({ influence }) => influence));
  return first.filter(({ influence }) => influence === richest).length < 2 ? 'influence' : 'laws';
}
