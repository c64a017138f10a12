import { expect, test } from 'vitest';

import { filled, placing, toggled } from './hands';

test('the first hand takes all, a second begins empty, a third replaces it', () => {
  const one = toggled([], 'money', 6);
  const two = toggled(one, 'media', 6);
  const three = toggled(filled(two, 1, 2, 6), 'justice', 6);

  expect(one).toEqual([{ faction: 'money', supporters: 6 }]);
  expect(two).toEqual([{ faction: 'money', supporters: 6 }, { faction: 'media', supporters: 0 }]);
  expect(three).toEqual([{ faction: 'money', supporters: 4 }, { faction: 'justice', supporters: 2 }]);
});

test('a hand taken away leaves all to the other', () => {
  const two = [{ faction: 'money', supporters: 2 }, { faction: 'media', supporters: 4 }] as const;

  expect(toggled(two, 'media', 6)).toEqual([{ faction: 'money', supporters: 6 }]);
  expect(toggled([{ faction: 'money', supporters: 6 }], 'money', 6)).toEqual([]);
});

test('what one hand gets the other gives', () => {
  const two = [{ faction: 'money', supporters: 6 }, { faction: 'media', supporters: 0 }] as const;

  expect(filled(two, 1, 5, 6).map(({ supporters }) => supporters)).toEqual([1, 5]);
});

test('hands are told in the order of the box', () => {
  const { hands } = placing([{ faction: 'justice', supporters: 1 }, { faction: 'activists', supporters: 5 }]);

  expect(hands?.map(({ faction }) => faction)).toEqual(['activists', 'justice']);
});
