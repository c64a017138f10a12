import { beforeEach, expect, test, vi } from 'vitest';

import { kindOf, NAMELESS, shown, speaker } from './names';
import { words } from './words.svelte';

beforeEach(() => {
  vi.spyOn(words, 'has').mockImplementation((id) => id !== 'kind-homemade');
  vi.spyOn(words, 'say').mockImplementation((id) => (id === 'guest' ? 'Tamu' : id));
});

test('whoever gave no name is a guest in the language of the reader', () => {
  expect(shown(NAMELESS)).toBe('Tamu');
});

test('a bot that speaks is called as it is at the table', () => {
  expect(speaker('', 2)).toBe('bot-name');
  expect(speaker('Ana', 2)).toBe('Ana');
});

test('a name is nobody else’s to translate', () => {
  expect(shown('Ana')).toBe('Ana');
});

test('a bot of a kind that has no words is only a bot', () => {
  expect(kindOf('sly')).toBe('kind-sly');
  expect(kindOf('homemade')).toBeNull();
});
