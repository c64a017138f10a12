import { expect, test } from 'vitest';

import { decktetCard } from '../decktet';
import { DECKTET_SUITS, LETTER } from '../suits';
import { EMBLEMS } from './index';

// As in src/hustings/cards/decktet.py.
const NUMBERS = {
  2: ['MK', 'SY', 'WL'],
  3: ['MW', 'SK', 'LY'],
  4: ['MS', 'WL', 'YK'],
  5: ['ML', 'SW', 'YK'],
  6: ['MW', 'SY', 'LK'],
  7: ['ML', 'SK', 'WY'],
  8: ['MS', 'WL', 'YK'],
  9: ['MS', 'WY', 'LK'],
};
const FACES = [
  ...DECKTET_SUITS.flatMap((suit) => [`A${LETTER[suit]}`, `C${LETTER[suit]}`]),
  ...Object.entries(NUMBERS).flatMap(([rank, suits]) => suits.map((pair) => rank + pair)),
];

test('every one of the thirty-six cards has an emblem, and no other has', () => {
  expect(Object.keys(EMBLEMS).sort()).toEqual(FACES.sort());
});

test('no two emblems are the same drawing', () => {
  expect(new Set(Object.values(EMBLEMS).map((draw) => draw('a', 'b'))).size).toBe(36);
});

test.each(FACES)('the emblem of %s is well-formed and in its own inks and bare stock', (face) => {
  const drawing = EMBLEMS[face]?.('#111111', '#222222') ?? '';
  const svg = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`,
    'image/svg+xml',
  );

  expect(svg.querySelector('parsererror')).toBeNull();
  const inks = [...svg.querySelectorAll('[fill], [stroke]')].flatMap((mark) =>
    ['fill', 'stroke'].map((use) => mark.getAttribute(use)).filter((ink) => ink !== null),
  );
  const allowed = ['none', 'var(--stock)', '#111111'];
  if (decktetCard(face).suits.length === 2) allowed.push('#222222');
  if (face === '9WY') allowed.push('#10262c');
  expect(inks.filter((ink) => !allowed.includes(ink))).toEqual([]);
});

test('an emblem of two suits prints both inks', () => {
  const pairs = FACES.filter((face) => decktetCard(face).suits.length === 2);

  const lacking = pairs.filter((face) => !EMBLEMS[face]?.('#111111', '#222222').includes('#222222'));

  expect(lacking).toEqual([]);
});
