import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';

import CardBack from './CardBack.svelte';
import DecktetCard from './DecktetCard.svelte';
import FrenchCard from './FrenchCard.svelte';
import Glyph from './Glyph.svelte';
import Icon from './Icon.svelte';
import { ICONS, type IconName } from './icons';
import MiniCard from './MiniCard.svelte';
import SeatToken from './SeatToken.svelte';

const texts = (svg: Element): (string | null)[] =>
  [...svg.querySelectorAll('text')].map((text) => text.textContent);

test('a Decktet card is one image with its label, and shows rank, suits and name', () => {
  render(DecktetCard, { card: '9LK', name: 'Merchant', label: 'Merchant, 9, Leaves and Knots' });

  const card = screen.getByRole('img', { name: 'Merchant, 9, Leaves and Knots' });
  expect(texts(card)).toEqual(['9', 'L', 'K', 'Merchant']);
});

test('an overlapped card sets its name in what is seen of it', async () => {
  const { container, rerender } = render(DecktetCard, { card: 'AW', name: 'Ace of Waves' });
  expect(texts(container)).toContain('Ace of Waves');

  await rerender({ seen: 0.6 });
  expect(texts(container)).toEqual(['A', 'W', 'Ace of', 'Waves']);
});

test('a crown shows no letter for its rank', () => {
  render(DecktetCard, { card: 'CY', name: 'Calamity', label: 'Calamity' });

  expect(texts(screen.getByRole('img'))).toEqual(['Y', 'Calamity']);
});

test('a card without a label is hidden from a screen reader', () => {
  const { container } = render(DecktetCard, { card: 'AM' });

  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('each suit that matters is boxed', () => {
  const { container } = render(DecktetCard, { card: '8WL', marked: ['leaves', 'moons'] });

  expect(container.querySelectorAll('.box')).toHaveLength(1);
});

test('a French card is worth as many squares as points, an empty one for none', async () => {
  const { container, rerender } = render(FrenchCard, { card: '5S', points: 5, foot: '5 pts' });
  expect(container.querySelectorAll('rect[width="8"]')).toHaveLength(5);
  expect(screen.getByText('5 pts')).toBeTruthy();

  await rerender({ card: '6S', points: 0, foot: '0 pts' });
  expect(container.querySelectorAll('rect[width="8"]')).toHaveLength(0);
  expect(container.querySelectorAll('.none')).toHaveLength(1);
});

test('a French card without points has no foot', () => {
  const { container } = render(FrenchCard, { card: '10H' });

  expect(texts(container)).toEqual(['10', 'H']);
});

test('king, queen and jack say so twice', () => {
  const { container } = render(FrenchCard, { card: 'KD' });

  expect(texts(container)).toEqual(['K', 'D', 'K']);
});

test('the ace of S is a different mini card in each deck', () => {
  const decktet = render(MiniCard, { card: 'AS', deck: 'decktet' }).container.innerHTML;
  const french = render(MiniCard, { card: 'AS', deck: 'french' }).container.innerHTML;

  expect(decktet).toContain('--card-suns');
  expect(french).toContain('--card-spades');
});

test('the two decks have different backs', () => {
  const decktet = render(CardBack, { deck: 'decktet', label: 'Face down' }).container.innerHTML;
  const french = render(CardBack, { deck: 'french', label: 'Face down' }).container.innerHTML;

  expect(screen.getAllByRole('img', { name: 'Face down' })).toHaveLength(2);
  expect(decktet).not.toBe(french);
});

test('two tokens on one page do not share a pattern', () => {
  const { container } = render(SeatToken, { seat: 1, initial: 'A' });
  render(SeatToken, { seat: 2, initial: 'B' });

  const ids = [...document.querySelectorAll('pattern')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(container.querySelector('.ring')?.getAttribute('fill')).toBe(`url(#${ids[0]})`);
});

test('a glyph speaks only when it has a label', () => {
  render(Glyph, { suit: 'waves' });
  render(Glyph, { suit: 'waves', label: 'Waves' });

  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test.each(Object.keys(ICONS) as IconName[])('the icon %s draws and takes a label', (name) => {
  render(Icon, { name, label: 'What it does' });

  const icon = screen.getByRole('img', { name: 'What it does' });
  expect(icon.querySelectorAll('path').length).toBe(ICONS[name].marks.length);
});
