import { expect, test } from 'vitest';

import type { Majority } from '$lib/protocol';

import { POWERS } from './nouns';
import { floor, law, poll, view } from './sample';
import { askedOf, awaited, needed, phaseOf, pollOf, questionOf, totals, voteNumber, worth } from './stage';

type Stage = Majority.View['stage'];

const holding = (power: Majority.Power, seat: number) => POWERS.map((each) => (each === power ? seat : null));
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

test('an open negotiation waits for those who are not firm', () => {
  expect(askedOf(view({ stage: promoting }))).toEqual([1, 2]);
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

test('after a ruling it waits for the first, and for whoever is asked for consent', () => {
  const extras: Majority.Extra[] = [{ tail: 'media', head: 'lawmakers', owner: 0, granted: false }];

  expect(askedOf(view({ stage: { ...promoting, order: [2, 1], extras } }))).toEqual([0, 2]);
});

test.each<[Stage, Majority.Power, number]>([
  [{ type: 'exposing', moved: [] }, 'media', 1],
  [{ type: 'mandating' }, 'president', 2],
  [{ type: 'filibustering', poll: poll() }, 'maverick', 1],
  [{ type: 'branding', tied: [0, 1] }, 'justice', 2],
  [{ type: 'ruling', paused: bidding, among: [0, 2] }, 'bureaucracy', 0],
])('%o asks who holds its power', (stage, power, seat) => {
  expect(askedOf(view({ stage, holders: holding(power, seat) }))).toEqual([seat]);
});

test('hands and ballots are asked of all who have not answered', () => {
  expect(askedOf(view({ answered: [true, false, true] }))).toEqual([1]);
  expect(askedOf(view({ stage: { type: 'balloting', number: 0 } }))).toEqual([0, 1, 2]);
});

test('the one whose bid it is, whom a law touches, and who chooses, are asked', () => {
  expect(askedOf(view({ stage: bidding }))).toEqual([2]);
  expect(askedOf(view({ stage: { type: 'resolving', number: 0, amount: 2, effects: [{ seat: 1, kind: 'both' }] } }))).toEqual([1]);
  expect(askedOf(view({ stage: { type: 'appointing', controls: [], chooser: 2 } }))).toEqual([2]);
  expect(askedOf(view({ stage: { type: 'choosing', taken: [['change']] } }))).toEqual([1]);
  expect(askedOf(view({ stage: { type: 'ended' } }))).toEqual([]);
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

test('who doubled down counts twice, Capital included', () => {
  const bid = poll({ influence: [2, 5, 1], capital: [1, 0, 0], doubled: 0 });

  expect(worth(bid, 0)).toBe(6);
  expect(totals(bid)).toEqual({ yes: 7, no: 5 });
});

test('a side needs as much as the other where Justice is with it, else one more', () => {
  const bid = poll({ influence: [2, 5, 1] });
  const table = view({ holders: holding('justice', 0) });

  expect(needed(table, bid, true)).toBe(5);
  expect(needed(table, bid, false)).toBe(4);
});

test('the poll goes on behind a ruling', () => {
  const ruling: Stage = { type: 'ruling', paused: bidding, among: [] };

  expect(pollOf(ruling)).toBe(bidding.poll);
  expect(voteNumber(ruling)).toBe(0);
  expect(voteNumber({ type: 'placing' })).toBeNull();
});
