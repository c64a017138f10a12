import { expect, test } from 'vitest';

import type { Reckoning, Decided, Reviewed } from '../protocol';
import { Refusal } from '../wire/api';
import { Review } from './review.svelte';

const decided = (n: number, cost: number): Decided => ({ n, seat: 0, choices: [], cost });
const ACCOUNT: Reckoning = { seat: 0, decisions: 3, mistakes: 2, cost: 0.4, luck: 0.1, result: 0.2 };
const ALL = [decided(2, 0.01), decided(5, 0.1), decided(9, 0.3)];

const part = (since: number): Reviewed => ({
  bot: 'strong',
  decisions: ALL.slice(since, since + 2),
  done: since + 2,
  events: 4,
  reckonings: since < 2 ? null : [ACCOUNT],
});

test('it asks on until all is weighed', async () => {
  const asked: number[] = [];
  const review = new Review(async (since) => {
    asked.push(since);
    return part(since);
  });
  await review.weigh();

  expect(asked).toEqual([0, 2]);
  expect(review.decisions).toEqual(ALL);
  expect(review.reckonings).toEqual([ACCOUNT]);
  expect([review.done, review.events, review.isGoing]).toEqual([4, 4, false]);
});

test('the costliest decisions come first, and cheap ones not at all', async () => {
  const review = new Review(async (since) => part(since));
  await review.weigh();

  expect(review.costly.map(({ n }) => n)).toEqual([9, 5]);
  expect(review.at(2)?.cost).toBe(0.01);
  expect(review.at(3)).toBeUndefined();
});

test('what goes wrong is told, and it can be tried again', async () => {
  let fails = true;
  const review = new Review(async (since) => {
    if (fails) throw new Refusal(null);
    return part(since);
  });
  await review.weigh();
  expect([review.trouble, review.isGoing]).toEqual(['offline', false]);

  fails = false;
  await review.weigh();
  expect([review.trouble, review.decisions.length]).toEqual([null, 3]);
});

test('who leaves stops asking', async () => {
  let asked = 0;
  const review: Review = new Review(async (since) => {
    asked += 1;
    review.close();
    return { ...part(since), reckonings: null };
  });
  await review.weigh();
  expect(asked).toBe(1);
});
