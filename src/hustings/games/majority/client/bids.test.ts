import { expect, test } from 'vitest';

import type { Majority } from '$lib/protocol';

import { hasSpent, meansOf, staysFrom, takersOf } from './bids';
import { MOST_CAPITAL } from './limits';
import { poll, view } from './sample';
import { pollOf } from './stage';
import { BIDS } from './table.cases';

test.each(BIDS)('whoever bids may add $means, as the rules allow', ({ view: seen, means }) => {
  const table = view(seen);

  expect(meansOf(table, pollOf(table.stage) ?? poll(), table.seat ?? -1)).toMatchObject(means);
});

test.each(BIDS)('of those who have bid $totals.0 for a law, $takers have bid most', ({ view: seen, takers }) => {
  expect(takersOf(pollOf(view(seen).stage) ?? poll())).toEqual(takers);
});

test.each(BIDS)('a side drops out at the totals at which the rules let it', ({ view: seen, drops }) => {
  const table = view(seen);
  const least = staysFrom(table, table.stage as Majority.Bidding);

  expect(least === null ? null : drops?.map(([total]) => [total, total < least])).toEqual(drops);
});

test('the cases have sides that drop out, that stay in, and that bid alone', () => {
  const told = BIDS.flatMap(({ drops }) => (drops ? drops.map(([, isOut]) => `${isOut}`) : ['alone']));

  expect(new Set(told)).toEqual(new Set(['true', 'false', 'alone']));
});

test('the cases have all that may hold a bid back', () => {
  const { length } = BIDS;
  const polls = BIDS.map(({ view: { seat, stage, backed } }) => ({ seat, poll: stage ? pollOf(stage) : null, backed }));
  const count = (is: (each: (typeof polls)[number]) => boolean): number => polls.filter(is).length;

  for (const found of [
    count(({ seat, poll }) => poll?.limited === seat),
    count(({ poll }) => poll?.doubled !== null),
    count(({ seat, poll, backed }) => ![null, poll?.number].includes(backed?.[seat ?? -1])),
    count(({ seat, poll }) => (poll?.capital[seat ?? -1] ?? 0) > 0),
    BIDS.filter(({ view: { seat, capital } }) => (capital?.[seat ?? -1] ?? 0) > MOST_CAPITAL).length,
    BIDS.filter(({ means }) => means.double).length,
  ]) {
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(length);
  }
});

test('what can not be added says which clause forbids it', () => {
  const table = view({ capital: [5, 0, 0], backed: [0, null, null] });

  expect(meansOf(table, poll({ limited: 0 }), 0).why).toEqual({ influence: 'vote.filibuster', capital: null, double: 'bid.double' });
  expect(meansOf(table, poll({ number: 1, influence: [6, 0, 0] }), 0).why).toMatchObject({ influence: 'bid.own', capital: 'bid.capital' });
});

test('Political Capital is spent where it was bid on another vote of this turn', () => {
  const table = view({ backed: [0, null, null] });

  expect(hasSpent(table, poll({ number: 1 }), 0)).toBe(true);
  expect(hasSpent(table, poll({ number: 0 }), 0)).toBe(false);
  expect(hasSpent(table, poll({ number: 1 }), 1)).toBe(false);
});
