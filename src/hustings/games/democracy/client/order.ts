/**
 * The order in which shown cards lie on the table, strongest first, and the words under each.
 *
 * It lays out what the server has decided: the winner, those who tied, and the clause.
 */
import { frenchCard } from '$lib/cards/french';
import type { Democracy } from '$lib/protocol';

/** The order of rank, strongest first. */
export const RANKS = ['5', '4', '3', 'A', 'K', 'Q', 'J', '10', '9', '8', '7', '6'] as const;
export const SUITS = ['S', 'H', 'D', 'C'] as const;

const WORTH: Readonly<Record<string, number>> = {
  '5': 5, '4': 4, '3': 3, A: 3, K: 2, Q: 2, J: 2, '10': 1, '9': 1, '8': 1, '7': 1,
};

/** The rank as printed: `5` to `A`, or `JK`. */
export const rankOf = (card: string): string => frenchCard(card).rank;

/** The letter of the suit; a joker has none. */
export const suitOf = (card: string): string | null => (rankOf(card) === 'JK' ? null : card.slice(-1));

/** What a card counts on the island: the number printed at its foot. */
export const worth = (card: string): number => WORTH[rankOf(card)] ?? 0;

export interface Shown {
  seat: number;
  card: string;
  /** The message that says why it lies where it lies. */
  caption: string;
  place: 'won' | 'tied' | 'toppled' | 'lost';
}

/** Order the cards of a *speech*; *keeps* says whether those not tied take their cards back. */
export function shown(speech: Democracy.Speech, keeps: boolean): Shown[] {
  const { winner, tied, clause } = speech;
  const trump = suitOf(speech.upcard);
  const isTrump = (card: string): boolean => trump !== null && suitOf(card) === trump;
  // A joker stands where a 5 would.
  const strength = (card: string): number => {
    const place = RANKS.indexOf((rankOf(card) === 'JK' ? '5' : rankOf(card)) as (typeof RANKS)[number]);
    return (isTrump(card) ? 100 : 0) - place;
  };
  const byTrump = winner !== null && isTrump(speech.cards[winner] ?? '');
  return speech.cards
    .map((card, seat): Shown => {
      if (seat === winner) return { seat, card, place: 'won', caption: WON[clause] ?? 'table-caption-highest' };
      if (tied.includes(seat)) return { seat, card, place: 'tied', caption: 'table-caption-tied' };
      if (winner === null)
        return { seat, card, place: 'lost', caption: keeps ? 'table-caption-keeps' : 'table-caption-discarded' };
      if (clause === 'speech.idiot' && isTrump(card) && rankOf(card) === '5')
        return { seat, card, place: 'toppled', caption: 'table-caption-toppled' };
      const reason = isTrump(card) ? 'lower-trump' : byTrump ? 'not-trump' : 'lower';
      return { seat, card, place: 'lost', caption: `table-caption-${reason}` };
    })
    .sort((one, other) => Number(other.place === 'won') - Number(one.place === 'won') || strength(other.card) - strength(one.card));
}

const WON: Readonly<Record<string, string>> = {
  'speech.idiot': 'table-caption-idiot',
  'speech.trump': 'table-caption-highest-trump',
  'speech.joker': 'table-caption-joker',
};

/** The points of each suit in *cards*, the most first. */
export function gains(cards: readonly string[]): { suit: string; points: number }[] {
  return SUITS.map((suit) => ({
    suit,
    points: cards.filter((card) => suitOf(card) === suit).reduce((sum, card) => sum + worth(card), 0),
  }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
}

/** A tribe that a nation has scored; without a suit where whole piles are counted. */
export interface Tribe {
  suit: string | null;
  isNew: boolean;
}

/** The tribes *seat* scored on *islands*; those of the last one are new if *fresh*. */
export function tribes(seat: number, islands: readonly Democracy.Count[], fresh: boolean): Tribe[] {
  return islands.flatMap((island, i) => {
    const isNew = fresh && i === islands.length - 1;
    const scored = island.scored[seat] ?? 0;
    const own = SUITS.filter((_, suit) => island.owners[suit] === seat);
    const twice = SUITS.filter((_, suit) => island.owners[suit] === seat && island.swept[suit]);
    const all: (string | null)[] = [...own, ...twice].slice(0, scored);
    while (all.length < scored) all.push(own[0] ?? null);
    return all.map((suit) => ({ suit, isNew }));
  });
}
