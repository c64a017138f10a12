/** A Decktet card read off its text: `9LK`, `AM`, `CY'`. */

import { type DecktetSuit, decktetSuit } from './suits';

export interface DecktetCard {
  /** `A`, `2` to `9`, or `C` for a crown. */
  readonly rank: string;
  /** One suit or two, in the order in which they are written. */
  readonly suits: readonly DecktetSuit[];
  /** Whether it comes from the second deck. */
  readonly twin: boolean;
  /** Its text in the first deck, which names its emblem. */
  readonly face: string;
}

const NOTATION = /^([A2-9C])([MSWLYK]{1,2})('?)$/;

/** Read a card, or say what is wrong with its text. */
export function decktetCard(text: string): DecktetCard {
  const match = NOTATION.exec(text);
  if (!match) throw new Error(`expected a Decktet card such as 9LK, got ${text}`);
  const [, rank = '', letters = '', twin] = match;
  return {
    rank,
    suits: Array.from(letters, decktetSuit),
    twin: twin === "'",
    face: rank + letters,
  };
}
