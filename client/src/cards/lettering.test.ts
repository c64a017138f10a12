import { expect, test } from 'vitest';

import { lettering } from './lettering';

test('a short name stands on one line at full size', () => {
  expect(lettering('Mill', 86)).toEqual({ lines: ['Mill'], size: 12.5 });
});

test('two words that are too wide break between them', () => {
  expect(lettering('Chance Meeting', 86).lines).toEqual(['Chance', 'Meeting']);
});

test('three words break where the lines come out most equal', () => {
  expect(lettering('Pertemuan Tak Terduga', 86).lines).toEqual(['Pertemuan', 'Tak Terduga']);
});

test('one long word is set smaller', () => {
  const { lines, size } = lettering('Penyelenggaraan', 86);

  expect(lines).toHaveLength(1);
  expect(size).toBeGreaterThan(6);
  expect(size).toBeLessThan(10.5);
});
