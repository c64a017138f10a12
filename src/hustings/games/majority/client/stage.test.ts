import { expect, test } from 'vitest';

import type { Majority } from '$lib/protocol';

import { MOMENTS } from './moments';
import { floor, law, poll, view } from './sample';
import { askedOf, awaited, needed, phaseOf, pollOf, questionOf, totals, voteNumber } from './stage';
import { ASKED, BIDS } from './table.cases';

type Stage = Majority.View['stage'];

const none = poll();
const team = { order: [1], asked: false, begun: false, dropped: false };
const bidding: Majority.Bidding = {
  type: 'bidding',
  poll: poll(),
  yes: { ...team, order: [0, 2] },
  no: team,
  side: true,
  queue: [2, 0],
  start: 0,
  alone: false,
};
const promoting: Majority.Promoting = {
  type: 'promoting',
  moves: [],
  extras: [],
  floor: floor([true, false, false]),
  asked: false,
  order: [],
};

test.each(ASKED)('at $view.stage.type it asks $asked, as the rules do', ({ view: seen, asked }) => {
  expect(askedOf(view(seen))).toEqual(asked);
});

test('all stages at which somebody is asked are among the cases', () => {
  const met = new Set(ASKED.map(({ view }) => view.stage?.type));

  expect(Object.keys(MOMENTS).filter((type) => !met.has(type as Stage['type']))).toEqual(['drawing']);
});

test('hands are filled in the part of the turn that is about Supporters', () => {
  expect(phaseOf({ type: 'placing' } as Stage)).toBe('promote');
});

test('who is asked is not told to wait for bots, which leave it the last word', () => {
  expect(awaited([0, 1, 2], 0, (seat) => seat === 2)).toEqual([1]);
});

test('who is not asked is told of bots that are', () => {
  expect(awaited([1, 2], 0, (seat) => seat === 2)).toEqual([1, 2]);
});

test('whoever speaks for the agenda is asked, be it the President where nobody heads Lawmakers', () => {
  expect(askedOf(view({ stage: { type: 'picking' }, speaker: 2 }))).toEqual([2]);
});

test('the seats choose their Politics one after another', () => {
  expect(askedOf(view({ stage: { type: 'choosing', taken: [['change']] } }))).toEqual([1]);
});

test('a ruling belongs to the part of the turn that it interrupts', () => {
  expect(phaseOf({ type: 'ruling', paused: promoting, among: [] })).toBe('promote');
  expect(phaseOf({ type: 'ruling', paused: bidding, among: [] })).toBe('votes');
  expect(phaseOf({ type: 'settling', controls: [], ties: [] })).toBe('coalitions');
  expect(phaseOf({ type: 'casting', what: 'roles' })).toBe('setup');
});

test('a question names the law or the faction that it is about', () => {
  const balloting = view({ stage: { type: 'balloting', number: 0 }, agenda: [1], laws: [law()] });
  const settling = view({ stage: { type: 'settling', controls: [], ties: [{ faction: 'money', blocs: [] }] } });

  expect(questionOf(balloting)).toEqual({ id: 'table-ask-balloting', facts: { title_en: 'One', title_id: 'Satu' } });
  expect(questionOf(settling).facts).toEqual({ faction: 'money' });
});

test('whoever was firm is told that a change has taken it off', () => {
  const been = { ...floor([false, true, false]), been: [true, true, false] };
  const asked = (seat: number) => questionOf(view({ seat, stage: { ...promoting, floor: been } })).id;

  expect([0, 1, 2].map(asked)).toEqual(['table-ask-firm-again', 'table-ask-promoting', 'table-ask-promoting']);
});

test.each(BIDS)('bids are worth $totals, and a side needs $needed, as the rules count', ({ view: seen, totals: worths, needed: least }) => {
  const table = view(seen);
  const poll = pollOf(table.stage) ?? none;
  const { yes, no } = totals(poll);

  expect([yes, no]).toEqual(worths);
  least.forEach((tokens, side) => {
    if (tokens !== null) expect(needed(table, poll, side === 0)).toBe(tokens);
  });
});

test('the poll goes on behind a ruling', () => {
  const ruling: Stage = { type: 'ruling', paused: bidding, among: [] };

  expect(pollOf(ruling)).toBe(bidding.poll);
  expect(voteNumber(ruling)).toBe(0);
  expect(voteNumber({ type: 'placing' })).toBeNull();
});
