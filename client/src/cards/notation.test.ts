import { expect, test } from 'vitest';

import { decktetCard } from './decktet';
import { frenchCard } from './french';

test('a Decktet card reads as rank and suits', () => {
  expect(decktetCard('9LK')).toEqual({
    rank: '9',
    suits: ['leaves', 'knots'],
    twin: false,
    face: '9LK',
  });
});

test('a twin has the face of its first', () => {
  expect(decktetCard("CY'")).toEqual({ rank: 'C', suits: ['wyrms'], twin: true, face: 'CY' });
});

test('a French card reads as rank and suit, a joker as neither', () => {
  expect(frenchCard('10H')).toEqual({ rank: '10', suit: 'hearts' });
  expect(frenchCard('JK2')).toEqual({ rank: 'JK', suit: null, second: true });
});

test.each(['10M', '1MS', 'AH', ''])('%j is no Decktet card', (text) => {
  expect(() => decktetCard(text)).toThrow('expected a Decktet card');
});

test.each(['1H', '10M', 'JK3', 'AS2'])('%j is no French card', (text) => {
  expect(() => frenchCard(text)).toThrow('expected a French card');
});
