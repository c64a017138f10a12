/** What sentences draw of cards and suits, by the deck that a game plays with. */
import { decktetCard } from '../cards/decktet';
import { frenchCard } from '../cards/french';
import { decktetSuit, frenchSuit, type Suit } from '../cards/suits';

/** The suit that *letter* stands for in *deck*. */
export function suitOf(deck: string, letter: string): Suit {
  return deck === 'decktet' ? decktetSuit(letter) : frenchSuit(letter);
}

export interface CardParts {
  /** The message of the card's name within a sentence. */
  name: string;
  /** What is printed on it, for a card that has a name of its own; else empty. */
  rank: string;
  suits: readonly Suit[];
}

/** The rank of a card whose name says it. */
export const NO_RANK = '-';

/** Take *card* of *deck* apart. Aces are named after their suit; a crown is no numeral. */
export function cardParts(deck: string, card: string): CardParts {
  if (deck === 'decktet') {
    const { rank, suits, face } = decktetCard(card);
    const isNumber = rank !== 'A' && rank !== 'C';
    return { name: `decktet-short-${face}`, rank: isNumber ? rank : NO_RANK, suits };
  }
  const { suit } = frenchCard(card);
  return { name: `french-card-${card}`, rank: '', suits: suit ? [suit] : [] };
}
