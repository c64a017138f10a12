import { expect, test } from 'vitest';

import type { Democracy } from '$lib/protocol';

import { gains, shown, tribes } from './order';

const speech = (change: Partial<Democracy.Speech>): Democracy.Speech => ({
  upcard: '9S',
  cards: ['4H', '5S', 'KS', '6S'],
  winner: 3,
  tied: [],
  clause: 'speech.idiot',
  ...change,
});
const lying = (one: Democracy.Speech, keeps = true): string[] =>
  shown(one, keeps).map(({ card, caption }) => `${card} ${caption.replace('table-caption-', '')}`);

test('the winner lies first, then trumps by rank, then the rest', () => {
  expect(lying(speech({}))).toEqual(['6S idiot', '5S toppled', 'KS lower-trump', '4H not-trump']);
});

test('without trumps the ranks order the cards, and a joker stands where a 5 would', () => {
  const cards: Democracy.Speech['cards'] = ['KH', 'JK1', '4D', '6C'];

  expect(lying(speech({ cards, winner: 1, clause: 'speech.joker' }))).toEqual([
    'JK1 joker',
    '4D lower',
    'KH lower',
    '6C lower',
  ]);
});

test('in a tie those who are not tied keep their cards or lose them', () => {
  const tie = speech({ cards: ['QH', '4D', '5C', 'JK2'], winner: null, tied: [2, 3], clause: 'speech.tie' });

  expect(lying(tie)).toEqual(['5C tied', 'JK2 tied', '4D keeps', 'QH keeps']);
  expect(lying(tie, false).slice(2)).toEqual(['4D discarded', 'QH discarded']);
});

test('what a speech brings is counted suit by suit, the most first', () => {
  expect(gains(['6S', '5S', 'KS', '4H', '9S'])).toEqual([
    { suit: 'S', points: 8 },
    { suit: 'H', points: 4 },
  ]);
});

test('a tribe swept twice over is listed twice', () => {
  const island: Democracy.Count = {
    dealer: 0,
    by: 'suit',
    points: [],
    owners: [1, null, 1, 0],
    scored: [1, 3],
    swept: [true, false, false, false],
  };

  expect(tribes(1, [island], true).map(({ suit }) => suit)).toEqual(['S', 'D', 'S']);
  expect(tribes(0, [island], false)).toEqual([{ suit: 'C', isNew: false }]);
});
