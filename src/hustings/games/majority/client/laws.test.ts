import { expect, test } from 'vitest';

import type { Majority } from '$lib/protocol';

import { passed, tally, touch } from './laws';
import { POWERS } from './nouns';
import { law, view } from './sample';

const holders = POWERS.map((power) => (power === 'media' ? 0 : power === 'money' ? 2 : null));

test('Politics go before powers', () => {
  const table = view({ holders });

  expect(touch(table, law(), 0)).toBe('reward');
  expect(touch(table, law(), 1)).toBe('penalty');
  expect(touch(table, law(), 2)).toBe('reward');
});

test('both at once is both, and who is not named is not touched', () => {
  const both = law({ penalty: { politics: ['change'], powers: [] } });

  expect(touch(view(), both, 0)).toBe('both');
  expect(touch(view(), law(), 2)).toBeNull();
});

test('only laws that passed are counted', () => {
  const vote = (number: number, taker: number | null): Majority.Vote =>
    ({ turn: 1, law: number, taker, passed: taker !== null }) as unknown as Majority.Vote;
  const laws = [law(), law({ id: 2, symbol: 'unrest' }), law({ id: 3, symbol: 'unrest' })];
  const table = view({ laws, votes: [vote(1, 0), vote(2, 1), vote(3, null)] });

  expect(tally(table)).toEqual({ unrest: 1, order: 1 });
  expect(passed(table).map(({ taker }) => taker)).toEqual([0, 1]);
});
