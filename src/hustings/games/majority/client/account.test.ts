import { expect, test } from 'vitest';

import type { Majority } from '$lib/protocol';

import { rows, tieBreak } from './account';
import { law, view } from './sample';

const account = (total: number, influence = 0, laws = 0): Majority.Account => ({
  collected: 0,
  kept: 0,
  shares: [
    { clause: 'end.majority', capital: total },
    { clause: 'end.establishment', capital: 0 },
  ],
  total,
  influence,
  laws,
});

test('each line says what it brought and what it counted', () => {
  const table = view({ tiles: [[2, 1, 0], [3, 0, 0]], hands: [[1], [], []], laws: [law()] });
  const outcome: Majority.Outcome = { unrest: 0, order: 1, mood: 'order', accounts: [account(5), account(0), account(0)] };

  const [majority, establishment] = rows(table, outcome);

  expect(majority?.cells[0]).toEqual({ capital: 5, count: 5, isWon: true });
  expect(majority?.cells[1]).toEqual({ capital: 0, count: 1, isWon: false });
  expect(establishment?.cells.map(({ count }) => count)).toEqual([1, 0, 0]);
});

test('a tie is broken by Influence, and then by laws', () => {
  expect(tieBreak([account(5), account(3)])).toBeNull();
  expect(tieBreak([account(5, 2), account(5, 1)])).toBe('influence');
  expect(tieBreak([account(5, 2, 1), account(5, 2)])).toBe('laws');
});
