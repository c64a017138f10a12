/**
 * An outlook: what may be said of a card before it is played.
 *
 * It only words a hint under the card. What may be played, and what it does, the server says: the
 * menu and the story. `control.higher` and `control.ace` are the clauses it speaks of.
 */
import { decktetCard } from '$lib/cards/decktet';
import type { DecktetSuit } from '$lib/cards/suits';

export type Outlook = 'leads' | 'control' | 'ace' | 'no-suit' | 'not-higher';

/** The rank of *card* as a number: 1 for an ace, 10 for a crown. */
export function rankOf(card: string): number {
  const { rank } = decktetCard(card);
  return { A: 1, C: 10 }[rank] ?? Number(rank);
}

/** The suits that two cards share. */
export function shared(card: string, other: string): DecktetSuit[] {
  const { suits } = decktetCard(other);
  return decktetCard(card).suits.filter((suit) => suits.includes(suit));
}

/** What *card* promises against the *control* of the trick; `null` if it would lead. */
export function outlook(card: string, control: string | null): Outlook {
  if (control === null) return 'leads';
  if (shared(card, control).length === 0) return 'no-suit';
  if (rankOf(card) === 1) return 'ace';
  return rankOf(card) > rankOf(control) ? 'control' : 'not-higher';
}
