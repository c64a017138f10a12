import { expect, test } from 'vitest';

import type { Majority, Remark, Told } from '$lib/protocol';

import { contradict, covers, decider, draft, fits, fitting, isOpen, KINDS, openFor, record, said, threads, WEAPONS, worded, type Promise } from './deals';
import { LAWS, POSITIONS, ROWS, type Position } from './deals.cases';
import { MOMENTS } from './moments';
import { POWERS } from './nouns';
import { floor, law, view } from './sample';

const send: Promise = { type: 'send', faction: 'money', supporters: 2, turn: 1 };
const vote = (turn = 1): Promise => ({ type: 'vote', law: 1, yes: true, turn });
const offer = (change: Partial<Majority.Proposal>): Majority.Proposal => ({
  n: 0,
  by: 1,
  to: [0],
  mine: [send],
  yours: [],
  answers: null,
  accepted: [],
  status: 'open',
  ...change,
});
const coalescing: Majority.Coalescing = { type: 'coalescing', groups: [], motions: [], proposed: 0, floor: floor(), protested: false, refused: [] };

/** Every kind of promise for *turn*, weapons by name, on each law if on any: whom it is about makes it neither early nor late. */
function oneOfEach(turn: number): [string, Promise][] {
  const laws = LAWS.flatMap((law): [string, Promise][] => [
    ['vote', { type: 'vote', law, yes: true, turn }],
    ['bid', { type: 'bid', law, yes: true, tokens: 1, turn }],
    ['agenda', { type: 'agenda', law, on: true, turn }],
  ]);
  const spared = WEAPONS.map((power): [string, Promise] => [power, { type: 'spare', power, other: 1, turn }]);
  return [
    ...laws,
    ...spared,
    ['head', { type: 'head', faction: 'voters', head: 1, turn }],
    ['apart', { type: 'apart', faction: 'voters', other: 1, turn }],
    ['send', { type: 'send', faction: 'voters', supporters: 1, turn }],
    ['president', { type: 'president', president: 1, turn }],
  ];
}

test.each(POSITIONS)('at $view.stage.type can be spoken of what the rules let one speak of', ({ view: seen, open }) => {
  const found: Position['open'] = {};
  for (let turn = 0; turn <= seen.turns + 1; turn += 1) {
    for (const [kind, promise] of oneOfEach(turn)) {
      if (!isOpen(view(seen), promise)) continue;
      const laws = ((found[turn] ??= {})[kind] ??= []);
      if ('law' in promise) laws.push(promise.law);
    }
  }

  expect(found).toEqual(open);
});

const given = POSITIONS.flatMap(({ view, given }) => given.map((each) => ({ ...each, at: view })));

test.each(given)('$givers to $takers at $at.stage.type: $promise beside $rest is given unless $clause forbids it', ({ at, promise, rest, clause, ...side }) => {
  expect(fits(view(at), side, promise, rest)).toBe(clause === null);
});

test('the positions and what may be given in them are of every kind', () => {
  expect(Object.keys(MOMENTS).filter((type) => !POSITIONS.some(({ view }) => view.stage.type === type))).toEqual(['drawing']);
  expect(new Set(given.map(({ clause }) => clause))).toEqual(new Set([null, 'deal.words', 'deal.window', 'deal.contradiction', 'deal.once']));
  expect(new Set(given.map(({ promise }) => promise.type))).toEqual(new Set(KINDS));
});

test.each(ROWS)('$promise contradicts and covers what the rules say', ({ promise, others }) => {
  const found = ROWS.map((row) => (contradict(promise, row.promise) ? 'x' : covers(promise, row.promise) ? '>' : '.'));

  expect(found.join('')).toBe(others);
});

test('a draft names only what can be promised, and nobody promises about itself', () => {
  const table = view({ laws: [law()], discard: [1] });

  for (const kind of KINDS) {
    const promise = draft(table, kind, { givers: [0], takers: [2] }, 1);
    expect(promise && isOpen(table, promise)).toBe(true);
  }
  expect(draft(table, 'president', { givers: [0], takers: [2] }, 1)).toMatchObject({ president: 2 });
  expect(draft(table, 'apart', { givers: [1, 2], takers: [0] }, 1)).toMatchObject({ other: 0 });
  expect(draft(view(), 'vote', { givers: [0], takers: [1] }, 1)).toBeNull();
});

test('however much has been promised, more can be', () => {
  const bid: Promise = { type: 'bid', law: 1, yes: true, tokens: 9, turn: 1 };
  const given: Majority.Pledge = { offer: 0, by: 0, to: [2], promise: bid, given: 0, verdict: 'open', decided: null };
  const table = view({ laws: [law()], discard: [1], pledges: [given] });

  expect(draft(table, 'bid', { givers: [0], takers: [2] }, 1)).toEqual({ ...bid, tokens: 10 });
});

const president = (seat: number): Promise => ({ type: 'president', president: seat, turn: 1 });
const head = (seat: number): Promise => ({ type: 'head', faction: 'money', head: seat, turn: 1 });
const apart = (other: number): Promise => ({ type: 'apart', faction: 'money', other, turn: 1 });

test('a side promises nothing against its other words, nor the same again', () => {
  const table = view();
  const side = { givers: [0], takers: [1] };

  expect(fitting(table, side, [president(1), president(2), send, send, head(1), apart(1)])).toEqual([president(1), send, head(1)]);
  expect(draft(table, 'president', side, 1, [president(1)])).toBeNull();
  expect(draft(table, 'send', side, 1, [{ type: 'send', faction: 'activists', supporters: 1, turn: 1 }])).toMatchObject({ faction: 'voters' });
});

test('what is promised to one and then asked of another as well is left out if it is about them', () => {
  const table = view();

  expect(fitting(table, { givers: [1], takers: [0] }, [president(2), send])).toEqual([president(2), send]);
  expect(fitting(table, { givers: [1, 2], takers: [0] }, [president(2), send])).toEqual([send]);
});

test('a promise that has been judged does not stand against another', () => {
  const judged: Majority.Pledge = { offer: 0, by: 1, to: [2], promise: president(2), given: 0, verdict: 'void', decided: 1 };

  expect(fits(view({ pledges: [judged] }), { givers: [1], takers: [0] }, president(0), [])).toBe(true);
});

test('a promise is told by the facts that the story has', () => {
  expect(worded(view({ laws: [law()] }), vote(), 2)).toEqual({
    id: 'promise-vote',
    facts: { turn: 1, title_en: 'One', title_id: 'Satu', vote: 'yes' },
    seat: 2,
  });
  expect(worded(view(), send, 0).facts).toEqual({ turn: 1, faction: 'money', supporters: 2 });
});

test('an offer waits for those it was made to until they answer', () => {
  const offers = [offer({}), offer({ n: 1, to: [2] }), offer({ n: 2, status: 'declined' }), offer({ n: 3, accepted: [0] })];

  expect(openFor(view({ offers }), 0).map(({ n }) => n)).toEqual([0]);
  expect(openFor(view({ offers }), null)).toEqual([]);
});

test('a counter stands in the thread of what it answers', () => {
  const offers = [offer({}), offer({ n: 1 }), offer({ n: 2, answers: 0 }), offer({ n: 3, answers: 2 })];

  expect(threads(offers).map((thread) => thread.map(({ n }) => n))).toEqual([[1], [0, 2, 3]]);
});

test('who offers not to use a power begins with one that it holds', () => {
  const holders = POWERS.map((power) => (power === 'maverick' ? 0 : 1));

  expect(draft(view({ holders, stage: coalescing }), 'spare', { givers: [0], takers: [2] }, 1)).toMatchObject({ power: 'filibuster', other: 2 });
});

test('the record of a seat counts what it kept and broke, and what became void', () => {
  const pledge = (verdict: Majority.Pledge['verdict'], by = 0): Majority.Pledge => ({
    offer: 0, by, to: [1], promise: send, given: 0, verdict, decided: null,
  });
  const pledges = [pledge('kept'), pledge('kept'), pledge('broken'), pledge('void'), pledge('broken', 1)];

  expect(record(view({ pledges }), 0)).toEqual({ kept: 2, judged: 3, void: 1 });
});

test('a judged promise is told with what decided it', () => {
  const line = (id: string, change: Partial<Told> = {}): Told => ({
    id, seat: null, facts: {}, clause: null, weight: 'line', n: 7, by: 'seat', ...change,
  });
  const told = (promise: Promise, lines: Told[], verdict: Majority.Pledge['verdict'] = 'kept'): string | undefined =>
    decider([line('story-earlier', { n: 6 }), ...lines, line('story-kept', { seat: 0 }), line('promise-vote', { seat: 0 })],
      { offer: 0, by: 0, to: [1], promise, given: 0, verdict, decided: 7 })?.id;
  const spare: Promise = { type: 'spare', power: 'scandal', other: 1, turn: 1 };
  const head: Promise = { type: 'head', faction: 'money', head: 1, turn: 1 };
  const pushed = line('story-pushed', { weight: 'result' });
  const scandal = line('story-scandal', { seat: 0 });
  const heads = (faction: string): Told => line(`story-heads-${faction}`, { seat: 1, facts: { faction } });

  expect(told(vote(), [line('story-poll', { facts: { law: 1 } }), line('story-yes', { facts: { voters: '1 2' } }), line('story-no', { facts: { voters: '0' } })])).toBe('story-no');
  expect(told(head, [line('story-settled', { weight: 'result' }), heads('voters'), heads('money')])).toBe('story-heads-money');
  expect(told(spare, [scandal, pushed], 'broken')).toBe('story-scandal');
  expect(told(spare, [scandal, pushed])).toBe('story-pushed');
  expect(told({ ...spare, power: 'filibuster' }, [line('story-passed', { weight: 'result' }), line('story-turn', { weight: 'chapter' })])).toBe('story-turn');
  expect(told({ type: 'agenda', law: 1, on: true, turn: 1 }, [line('story-agenda', { weight: 'chapter' }), line('story-agenda-law')])).toBe('story-agenda');
  expect(told({ type: 'president', president: 1, turn: 1 }, [line('story-appoints')])).toBe('story-appoints');
  expect(told(vote(), [])).toBeUndefined();
});

test('an offer has beside it what each said as they made or answered it, and nothing said of another', () => {
  const deed = (id: string, seat: number, n: number, number: number): Told => ({
    id, seat, n, facts: { offer: number }, clause: null, weight: 'line', by: 'seat',
  });
  const remark = (n: number, seat: number, after: number): Remark => ({ type: 'said', n, after, seat, name: '', text: `say-${n}` });
  const story = [
    deed('story-offers', 1, 4, 1), deed('story-declines', 2, 6, 1), deed('story-withdraws', 1, 7, 1),
    deed('story-offers', 2, 8, 2), deed('story-offers', 1, 9, 3),
  ];
  const remarks = [remark(0, 0, 5), remark(1, 1, 5), remark(2, 2, 9), remark(3, 1, 10)];
  const on = (n: number): string[] => said(story, remarks, offer({ n })).map(({ text }) => text);

  expect([0, 1, 2].map(on)).toEqual([['say-1'], ['say-2'], ['say-3']]);
});
