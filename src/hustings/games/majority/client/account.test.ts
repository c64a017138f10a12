import { expect, test } from 'vitest';

import type { Majority } from '$lib/protocol';

import { rows, tieBreak } from './account';
import { tally } from './laws';
import { law, view } from './sample';
import { ENDS, LAWS, TIES } from './table.cases';

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

test.each(ENDS)('the prizes of the account went to whom the counts beside them say', ({ view: seen, outcome }) => {
  for (const { clause, cells } of rows(view({ ...seen, laws: LAWS }), outcome)) {
    const counts = cells.map(({ count }) => count ?? 0);
    const most = Math.max(1, ...counts);
    const isPaid = (count: number): boolean => (clause === 'end.incumbent' ? count > 0 : count === most);

    expect(cells.map(({ capital }) => capital > 0)).toEqual(counts.map(isPaid));
  }
});

test('a prize that several share says among how many', () => {
  const outcome: Majority.Outcome = { unrest: 0, order: 1, mood: 'order', accounts: [account(3), account(3), account(0)] };

  expect(rows(view(), outcome).map(({ sharers }) => sharers)).toEqual([2, 0]);
  expect(rows(view(), { ...outcome, accounts: [account(5), account(0)] })[0]?.sharers).toBe(0);
});

test.each(ENDS)('the country was judged by the laws that are counted', ({ view: seen, outcome: { unrest, order } }) => {
  expect(tally(view({ ...seen, laws: LAWS }))).toEqual({ unrest, order });
});

test.each(TIES)('between $merits it is $by that decides, as the rules rank them', ({ merits, by }) => {
  expect(tieBreak(merits.map(([total, influence, laws]) => account(total ?? 0, influence, laws)))).toBe(by);
});

test('the cases have each way to break a tie, and none', () => {
  expect(new Set(TIES.map(({ by }) => by))).toEqual(new Set([null, 'influence', 'laws']));
});
