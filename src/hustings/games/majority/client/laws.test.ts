import { expect, test } from 'vitest';

import type { Majority } from '$lib/protocol';

import { passed, tally, touch } from './laws';
import { law, view } from './sample';
import { LAWS, TOUCHED } from './table.cases';

const TOUCHES = { reward: 'r', penalty: 'p', both: 'b' };

test.each(TOUCHED)('to Politics $view.politics and powers $view.holders laws do what the rules say', ({ view: seen, touches }) => {
  const table = view(seen);
  const found = LAWS.map((law) =>
    table.politics.map((_, seat) => {
      const touched = touch(table, law, seat);
      return touched ? TOUCHES[touched] : '.';
    }),
  );

  expect(found.map((seats) => seats.join(''))).toEqual(touches);
});

test('only laws that passed are counted', () => {
  const vote = (number: number, taker: number | null): Majority.Vote =>
    ({ turn: 1, law: number, taker, passed: taker !== null }) as unknown as Majority.Vote;
  const laws = [law(), law({ id: 2, symbol: 'unrest' }), law({ id: 3, symbol: 'unrest' })];
  const table = view({ laws, votes: [vote(1, 0), vote(2, 1), vote(3, null)] });

  expect(tally(table)).toEqual({ unrest: 1, order: 1 });
  expect(passed(table).map(({ taker }) => taker)).toEqual([0, 1]);
});
