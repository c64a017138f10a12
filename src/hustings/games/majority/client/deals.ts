/**
 * Deals: promises in words, what can still be promised, and who has kept what.
 *
 * What can be promised is as moments.py and chapters/deals.py have it: deals.cases.ts says what they answer.
 */
import type { Majority, Remark, Told } from '$lib/protocol';
import type { Sentence } from '$lib/table/game';

import { lawOf, titled } from './laws';
import { MOST_TOKENS, SUPPORTERS } from './limits';
import { AGENDA, BEFORE, MOMENTS, SPARED, UNTIL, VOTES, WIELDS } from './moments';
import { FACTIONS, holderOf, isUsed, standing } from './nouns';
import { voteNumber } from './stage';

export type Promise = Majority.Pledge['promise'];
export type Kind = Promise['type'];
export type Verdict = Majority.Pledge['verdict'];

export const KINDS: readonly Kind[] = ['vote', 'head', 'send', 'bid', 'agenda', 'apart', 'president', 'spare'];

type Stage = Majority.View['stage'];

/** What can be spared, in the order of a turn. */
export const WEAPONS = Object.keys(WIELDS) as (keyof typeof WIELDS)[];
const VERDICTS: readonly string[] = ['story-kept', 'story-broken', 'story-void'];

export function momentOf(stage: Stage): number {
  return stage.type === 'ruling' ? momentOf(stage.paused) : (MOMENTS[stage.type] ?? BEFORE);
}

/** Whether all can see *law* and it may still come to a vote. */
export const isPublic = (view: Majority.View, law: number): boolean =>
  view.discard.includes(law) || law === view.brought || view.agenda.includes(law);

/** Whether what *promise* speaks of is still to come, in this turn or the next. */
export function isOpen(view: Majority.View, promise: Promise): boolean {
  const namesLaw = promise.type === 'vote' || promise.type === 'bid' || promise.type === 'agenda';
  if (promise.turn === view.turn + 1 && promise.turn <= view.turns) return !namesLaw || isPublic(view, promise.law);
  const now = momentOf(view.stage);
  if (promise.turn !== view.turn || now === BEFORE) return false;
  switch (promise.type) {
    case 'vote':
      return isToCome(view, promise.law, ['balloting']);
    case 'bid':
      return isToCome(view, promise.law, ['balloting', 'filibustering', 'bidding']);
    case 'agenda':
      return now <= AGENDA && view.stage.type !== 'ordering' && isPublic(view, promise.law);
    case 'spare':
      return now <= SPARED[promise.power] && !isSpent(view, promise.power);
    default:
      return now <= (UNTIL[promise.type] ?? BEFORE);
  }
}

/** Whether a power has struck in this turn, or can no longer do so in it. */
function isSpent(view: Majority.View, power: string): boolean {
  if (power === 'protest') return view.stage.type === 'coalescing' && view.stage.protested;
  if (power !== 'filibuster' || momentOf(view.stage) < VOTES) return false;
  const last = voteNumber(view.stage) === view.agenda.length - 1;
  return (last && !['balloting', 'filibustering'].includes(view.stage.type)) || isUsed(view, 'maverick');
}

function isToCome(view: Majority.View, law: number, stages: readonly string[]): boolean {
  if (view.agenda.length === 0) return isPublic(view, law);
  const at = view.agenda.indexOf(law);
  const stage = view.stage.type === 'ruling' ? view.stage.paused : view.stage;
  const now = voteNumber(stage) ?? -1;
  return at > now || (at === now && stages.includes(stage.type));
}

/** Whether nobody could keep both promises. */
export function contradict(one: Promise, other: Promise): boolean {
  if (one.turn !== other.turn) return false;
  if ('yes' in one && 'yes' in other) return one.law === other.law && one.yes !== other.yes;
  if (one.type === 'agenda' && other.type === 'agenda') return one.law === other.law && one.on !== other.on;
  if (one.type === 'president' && other.type === 'president') return one.president !== other.president;
  if (one.type === 'head' && other.type === 'head') return one.faction === other.faction && one.head !== other.head;
  if (one.type === 'head' && other.type === 'apart') return one.faction === other.faction && one.head === other.other;
  return one.type === 'apart' && other.type === 'head' && contradict(other, one);
}

/** Whether who keeps *one* keeps *other*, for the two promise the same, or *one* more. */
export function covers(one: Promise, other: Promise): boolean {
  if (one.type === 'bid' && other.type === 'bid') return one.tokens >= other.tokens && isSame({ ...one, tokens: other.tokens }, other);
  if (one.type === 'send' && other.type === 'send') return one.supporters >= other.supporters && isSame({ ...one, supporters: other.supporters }, other);
  return isSame(one, other);
}

const isSame = (one: Promise, other: Promise): boolean =>
  Object.entries(one).every(([name, value]) => (other as unknown as Record<string, unknown>)[name] === value);

/** One side of an offer: who would promise, and to whom. */
export interface Side {
  givers: readonly number[];
  takers: readonly number[];
}

/** Whether each giver of a *side* can give *promise* beside the *rest* of that side and what it has given before. */
export function fits(view: Majority.View, { givers, takers }: Side, promise: Promise, rest: readonly Promise[]): boolean {
  const isAbout = 'other' in promise ? promise.other : promise.type === 'president' ? promise.president : null;
  if (!isOpen(view, promise) || (isAbout !== null && givers.includes(isAbout))) return false;
  if (rest.some((each) => contradict(each, promise) || covers(each, promise) || covers(promise, each))) return false;
  return givers.every((giver) => {
    const given = view.pledges.filter(({ by, verdict }) => by === giver && verdict === 'open');
    const has = (taker: number): boolean => given.some((each) => each.to.includes(taker) && covers(each.promise, promise));
    return !given.some((each) => contradict(each.promise, promise)) && !takers.every(has);
  });
}

/** Those of *promises* that a *side* can give together. */
export const fitting = (view: Majority.View, side: Side, promises: readonly Promise[]): Promise[] =>
  promises.reduce<Promise[]>((found, each) => (fits(view, side, each, found) ? [...found, each] : found), []);

/** A first promise of this *kind* that a *side* can give now beside the *rest* of it, or `null` if there is none. */
export function draft(view: Majority.View, kind: Kind, side: Side, turn: number, rest: readonly Promise[] = []): Promise | null {
  return drafts(view, kind, side, turn).find((each) => fits(view, side, each, rest)) ?? null;
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, n) => n + 1);

/** What might be promised, whether it fits or not; what is about those who get it, and where those who give it stand, comes first. */
function drafts(view: Majority.View, kind: Kind, { givers, takers }: Side, turn: number): Promise[] {
  const laws = view.laws.map(({ id }) => id);
  const seats = [...new Set([...takers, ...view.reserve.keys()])];
  const others = seats.filter((seat) => !givers.includes(seat));
  const stood = (faction: Majority.Faction): number => givers.reduce((sum, giver) => sum + standing(view, faction, giver), 0);
  const there = [...FACTIONS].sort((one, other) => stood(other) - stood(one));
  const held = (power: (typeof WEAPONS)[number]): number => Number(givers.includes(holderOf(view, WIELDS[power]) ?? -1));
  switch (kind) {
    case 'vote':
      return laws.flatMap((law) => [true, false].map((yes) => ({ type: 'vote', law, yes, turn }) as const));
    case 'bid':
      return upTo(MOST_TOKENS).flatMap((tokens) =>
        laws.flatMap((law) => [true, false].map((yes) => ({ type: 'bid', law, yes, tokens, turn }) as const)),
      );
    case 'agenda':
      return laws.flatMap((law) => [true, false].map((on) => ({ type: 'agenda', law, on, turn }) as const));
    case 'head':
      return there.flatMap((faction) => seats.map((head) => ({ type: 'head', faction, head, turn }) as const));
    case 'apart':
      return there.flatMap((faction) => others.map((other) => ({ type: 'apart', faction, other, turn }) as const));
    case 'send':
      return upTo(SUPPORTERS).flatMap((supporters) => there.map((faction) => ({ type: 'send', faction, supporters, turn }) as const));
    case 'president':
      return others.map((president) => ({ type: 'president', president, turn }) as const);
    case 'spare':
      return [...WEAPONS].sort((one, other) => held(other) - held(one)).flatMap((power) => others.map((other) => ({ type: 'spare', power, other, turn }) as const));
  }
}

/** *promise*, given by *by*, as a sentence. */
export function worded(view: Majority.View, promise: Promise, by: number): Sentence & { seat: number } {
  const facts: Record<string, string | number> = { turn: promise.turn };
  if ('law' in promise) {
    const law = lawOf(view, promise.law);
    Object.assign(facts, law ? titled(law) : { title_en: `#${promise.law}`, title_id: `#${promise.law}` });
  }
  if ('yes' in promise) facts.vote = promise.yes ? 'yes' : 'no';
  if ('on' in promise) facts.way = promise.on ? 'on' : 'off';
  for (const name of ['faction', 'head', 'other', 'supporters', 'tokens', 'president', 'power'] as const) {
    const value = (promise as unknown as Record<string, string | number | undefined>)[name];
    if (value !== undefined) facts[name] = value;
  }
  return { id: `promise-${promise.type}`, facts, seat: by };
}

/** The line of the *story* on the event that decided *pledge*: the one that says most about it; `null` before it is told. */
export function decider(story: readonly Told[], pledge: Majority.Pledge): Told | null {
  const { by, promise, verdict, decided } = pledge;
  const lines = story.filter(({ n, id }) => n === decided && !id.startsWith('promise-') && !VERDICTS.includes(id));
  const isBreach = promise.type === 'spare' && verdict === 'broken';
  const endsTurn = promise.type === 'agenda' || (promise.type === 'spare' && promise.power === 'filibuster');
  const telling: ((line: Told) => boolean)[] = [
    ({ seat }) => isBreach && seat === by,
    // What is decided only as a turn ends is told by what begins then, not by the last that was done in it.
    ({ weight }) => endsTurn && weight === 'chapter',
    ({ facts }) => String(facts.voters ?? '').split(' ').includes(String(by)),
    ({ facts }) => 'faction' in promise && facts.faction === promise.faction,
    ({ weight }) => weight === 'result',
  ];
  for (const tells of telling) {
    const line = lines.find(tells);
    if (line) return line;
  }
  return lines[0] ?? null;
}

/** What bots speak on: an offer that they make, and their answer to one. */
const SPOKEN: readonly string[] = ['story-offers', 'story-counters', 'story-accepts', 'story-declines'];

/** What was said right after *offer* was made, and after each answer to it, by whoever did that. */
export function said(story: readonly Told[], remarks: readonly Remark[], offer: Majority.Proposal): Remark[] {
  const deeds = story.filter(({ id }) => SPOKEN.includes(id));
  return deeds
    .filter(({ facts }) => facts.offer === offer.n + 1)
    .flatMap((deed) => {
      const next = deeds.find(({ seat, n }) => seat === deed.seat && n > deed.n)?.n ?? Infinity;
      return remarks.find(({ seat, after }) => seat === deed.seat && after > deed.n && after <= next) ?? [];
    });
}

/** The offers that *seat* has still to answer. */
export const openFor = (view: Majority.View, seat: number | null): Majority.Proposal[] =>
  seat === null
    ? []
    : view.offers.filter(({ status, to, accepted }) => status === 'open' && to.includes(seat) && !accepted.includes(seat));

/** How many promises of *seat* were kept, of how many that could be judged, and how many have become void. */
export function record(view: Majority.View, seat: number): { kept: number; judged: number; void: number } {
  const own = view.pledges.filter(({ by }) => by === seat);
  const count = (verdict: Verdict): number => own.filter((pledge) => pledge.verdict === verdict).length;
  return { kept: count('kept'), judged: count('kept') + count('broken'), void: count('void') };
}

/** The offers of this turn in threads: each with the counters to it, the newest thread first. */
export function threads(offers: readonly Majority.Proposal[]): Majority.Proposal[][] {
  const found: Majority.Proposal[][] = [];
  for (const offer of offers) {
    const thread = found.find((each) => each.some(({ n }) => n === offer.answers));
    if (thread) thread.push(offer);
    else found.push([offer]);
  }
  return found.reverse();
}
