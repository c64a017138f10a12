import { expect, test } from 'vitest';

import type { GameInfo } from '../protocol';
import { hung, posterOf } from './posters';

const named = (name: string): GameInfo => ({ name }) as GameInfo;

test('posters hang in their order, and a game without one is hung last', () => {
  const names = hung(['dusk', 'majority', 'democracy', 'tightwad'].map(named)).map(({ name }) => name);

  expect(names).toEqual(['tightwad', 'democracy', 'majority', 'dusk']);
});

test('a game that has drawn no poster is given a plain one', () => {
  expect(posterOf('dusk').Art).not.toBe(posterOf('tightwad').Art);
});
