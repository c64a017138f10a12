/** The suits of both decks. The letter S is Suns in one and Spades in the other: hence names, not letters. */

export const DECKTET_SUITS = ['moons', 'suns', 'waves', 'leaves', 'wyrms', 'knots'] as const;
export const FRENCH_SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

export type DecktetSuit = (typeof DECKTET_SUITS)[number];
export type FrenchSuit = (typeof FRENCH_SUITS)[number];
export type Suit = DecktetSuit | FrenchSuit;

/** The letter that stands for each suit in a card's text and under its glyph. */
export const LETTER: Readonly<Record<Suit, string>> = {
  moons: 'M',
  suns: 'S',
  waves: 'W',
  leaves: 'L',
  wyrms: 'Y',
  knots: 'K',
  spades: 'S',
  hearts: 'H',
  diamonds: 'D',
  clubs: 'C',
};

/** Read a Decktet suit off its letter. */
export function decktetSuit(letter: string): DecktetSuit {
  const suit = DECKTET_SUITS.find((suit) => LETTER[suit] === letter);
  if (!suit) throw new Error(`expected one of M S W L Y K, got ${letter}`);
  return suit;
}

/** Read a French suit off its letter. */
export function frenchSuit(letter: string): FrenchSuit {
  const suit = FRENCH_SUITS.find((suit) => LETTER[suit] === letter);
  if (!suit) throw new Error(`expected one of S H D C, got ${letter}`);
  return suit;
}

/** The ink of a suit on card stock. */
export const cardInk = (suit: Suit): string => `var(--card-${suit})`;

/** The ink of a suit as a printed block. */
export const blockInk = (suit: Suit): string =>
  suit === 'suns' ? 'var(--block-suns)' : cardInk(suit);

/** The ink of a suit in running text, which follows the theme. */
export const textInk = (suit: Suit): string => `var(--suit-${suit})`;
