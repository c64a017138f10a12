import { expect, test } from 'vitest';

import { GLYPHS } from './glyphs';
import { DECKTET_SUITS, FRENCH_SUITS, cardInk, decktetSuit, frenchSuit } from './suits';

test('no two suits share a glyph', () => {
  const drawings = Object.values(GLYPHS).map((marks) => marks.map((mark) => mark.d).join());

  expect(new Set(drawings).size).toBe(DECKTET_SUITS.length + FRENCH_SUITS.length);
});

test('the letter S is Suns in one deck and Spades in the other', () => {
  expect([decktetSuit('S'), frenchSuit('S')]).toEqual(['suns', 'spades']);
});

test('a letter that is no suit is refused by name', () => {
  expect(() => decktetSuit('H')).toThrow('got H');
  expect(() => frenchSuit('M')).toThrow('got M');
});

test('a suit on a card has its own ink, which the two-colour setting can replace', () => {
  expect(cardInk('clubs')).toBe('var(--card-clubs)');
});
