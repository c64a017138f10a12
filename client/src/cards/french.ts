/** A French card read off its text: `10H`, `AS`, `JK1`. */

import { type FrenchSuit, frenchSuit } from './suits';

export type FrenchCard =
  | { readonly rank: string; readonly suit: FrenchSuit }
  | { readonly rank: 'JK'; readonly suit: null; readonly second: boolean };

const NOTATION = /^(?:(10|[2-9JQKA])([SHDC])|JK([12]))$/;

/** Read a card, or say what is wrong with its text. */
export function frenchCard(text: string): FrenchCard {
  const match = NOTATION.exec(text);
  if (!match) throw new Error(`expected a French card such as 10H or JK1, got ${text}`);
  const [, rank = '', letter = '', joker] = match;
  return joker
    ? { rank: 'JK', suit: null, second: joker === '2' }
    : { rank, suit: frenchSuit(letter) };
}
