/** The balance of a deck while it is written: how often each word is rewarded and penalised. */
import type { Majority } from '$lib/protocol';

import { ENOUGH_FOR_FOUR, ENOUGH_FOR_MORE } from '../limits';
import { FACTIONS, POLITICS } from '../nouns';

export interface WordBalance {
  word: string;
  rewarded: number;
  penalised: number;
}

export interface Balance {
  unrest: number;
  order: number;
  plain: number;
  words: WordBalance[];
  /** Whether every word is rewarded as often as penalised, and the symbols are even. */
  isEven: boolean;
}

/** For which turns *laws* are enough, and how many laws more turns would need. */
export function enough(laws: number): { turns: 'none' | 'four' | 'all'; needed: number } {
  if (laws < ENOUGH_FOR_FOUR) return { turns: 'none', needed: ENOUGH_FOR_FOUR };
  return { turns: laws < ENOUGH_FOR_MORE ? 'four' : 'all', needed: ENOUGH_FOR_MORE };
}

/** Count the words and symbols of *laws*. */
export function balance(laws: readonly Majority.Law[]): Balance {
  const all = ({ politics, powers }: Majority.Words): string[] => [...politics, ...powers];
  const words = [...POLITICS, ...FACTIONS].map((word) => ({
    word,
    rewarded: laws.filter(({ reward }) => all(reward).includes(word)).length,
    penalised: laws.filter(({ penalty }) => all(penalty).includes(word)).length,
  }));
  const count = (symbol: Majority.Symbol): number => laws.filter((law) => law.symbol === symbol).length;
  const [unrest, order] = [count('unrest'), count('order')];
  const isEven = unrest === order && words.every(({ rewarded, penalised }) => rewarded === penalised);
  return { unrest, order, plain: count('plain'), words, isEven };
}
