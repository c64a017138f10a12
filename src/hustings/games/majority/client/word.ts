/**
 * A seat's word: what it has yet to keep, and which of it an action would break.
 *
 * What breaks a promise is as judging.py has it, as if the phase ended with the action: word.cases.ts says what it answers.
 */
import type { Majority } from '$lib/protocol';

import { hasSpent } from './bids';
import { moving } from './blocs';
import { FILIBUSTERED, MOST_CAPITAL } from './limits';
import { placeOf, standing } from './nouns';
import { voteNumber } from './stage';

type Action = Majority.Actions;
type Pledge = Majority.Pledge;
type Kind = Pledge['promise']['type'];
type Weapon = Majority.SpareWord['power'];
type Coalitions = Pick<Majority.Coalescing, 'groups' | 'motions'>;
/** A coalition that is about to be joined by all whom it asks; a proposal is joined by whoever makes it. */
type Joining = Pick<Majority.Motion, 'faction' | 'members' | 'head'> & { joined?: readonly number[] };
type Standing = Majority.HeadWord | Majority.ApartWord;

/** What *seat* has promised for this turn and has yet to keep. */
export const given = (view: Majority.View, seat: number | null): Pledge[] =>
  view.pledges.filter(({ by, verdict, promise }) => by === seat && verdict === 'open' && promise.turn === view.turn);

/** The same of some *kinds*, and of one *power* to be spared. */
export const givenOf = (view: Majority.View, seat: number | null, kinds: readonly Kind[], power: Weapon | null = null): Pledge[] =>
  given(view, seat).filter(({ promise }) => kinds.includes(promise.type) || (promise.type === 'spare' && promise.power === power));

/** What *seat* has promised that the stage of *view* is about: it is about to be kept or broken. */
export function due(view: Majority.View, seat: number | null): Pledge[] {
  const { stage } = view;
  switch (stage.type) {
    case 'placing':
    case 'promoting':
      return givenOf(view, seat, ['send']);
    case 'exposing':
      return givenOf(view, seat, [], 'scandal');
    case 'coalescing':
      return givenOf(view, seat, ['head', 'apart']);
    case 'appointing':
      return givenOf(view, seat, ['president']);
    case 'picking':
    case 'mandating':
    case 'ordering':
      return givenOf(view, seat, ['agenda']);
    case 'filibustering':
      return givenOf(view, seat, [], 'filibuster');
    case 'balloting':
    case 'bidding':
      return given(view, seat).filter(({ promise }) => 'yes' in promise && isVotedOn(view, promise.law));
    default:
      return [];
  }
}

/** Whether the vote under way is on *law*. */
const isVotedOn = (view: Majority.View, law: number): boolean => view.agenda[voteNumber(view.stage) ?? -1] === law;

/** To whom *seat* would break its word with *action*. */
export function betrayed(view: Majority.View, board: Majority.Board, seat: number | null, action: Action): number[] {
  const broken = given(view, seat).filter((pledge) => breaks(view, board, pledge, action));
  return [...new Set(broken.flatMap(({ to }) => to))].sort((one, other) => one - other);
}

function breaks(view: Majority.View, board: Majority.Board, { by, promise }: Pledge, action: Action): boolean {
  const { stage } = view;
  switch (promise.type) {
    case 'vote':
      return votesElse(view, promise, action);
    case 'bid':
      return votesElse(view, promise, action) || bidsLess(view, by, promise, action);
    case 'president':
      return action.type === 'appoint' && action.seat !== promise.president;
    case 'agenda':
      return promise.on === leavesOut(view, promise.law, action);
    case 'send':
      return action.type === 'firm' && stage.type === 'promoting' && sent(view, board, by, promise.faction) < promise.supporters;
    case 'spare':
      return hits(action, promise);
    case 'head':
    case 'apart':
      return stage.type === 'coalescing' && betrays(view, stage, by, promise, action);
    default:
      return false;
  }
}

/** Whether *action* is a ballot for the other side. */
const votesElse = (view: Majority.View, { law, yes }: Majority.VoteWord | Majority.BidWord, action: Action): boolean =>
  action.type === 'ballot' && isVotedOn(view, law) && action.yes !== yes;

/** Whether *action* of *seat* leaves it with a smaller bid than it has promised: for a ballot or a filibuster that is not to blame. */
function bidsLess(view: Majority.View, seat: number, { law, yes, tokens }: Majority.BidWord, action: Action): boolean {
  const { stage } = view;
  if (action.type !== 'bid' || stage.type !== 'bidding' || !isVotedOn(view, law)) return false;
  const { poll } = stage;
  if (poll.ballots[seat] !== yes || (poll.limited === seat && tokens > mostLimited(view, poll, seat))) return false;
  return (poll.influence[seat] ?? 0) + (poll.capital[seat] ?? 0) + action.influence + action.capital < tokens;
}

/** How many tokens a filibuster leaves *seat*: some Influence, and Capital. */
function mostLimited(view: Majority.View, poll: Majority.Poll, seat: number): number {
  return FILIBUSTERED + (hasSpent(view, poll, seat) ? 0 : Math.min(MOST_CAPITAL, view.capital[seat] ?? 0));
}

/** Whether *action* keeps *law* off the agenda, or puts it on; `null` if it does neither. What comes blindly is seldom what one wants. */
function leavesOut(view: Majority.View, law: number, action: Action): boolean | null {
  switch (action.type) {
    case 'pick':
      return view.drawn.includes(law) ? action.laws?.includes(law) !== true : null;
    case 'mandate':
    case 'blind':
      if ('law' in action && action.law === law) return false;
      return view.discard.includes(law) || view.pair.includes(law) ? true : null;
    default:
      return null;
  }
}

/** How many Supporters *seat* will have sent to *faction* in this turn, once all on the arrows move on. */
function sent(view: Majority.View, board: Majority.Board, seat: number, faction: Majority.Faction): number {
  const ways = moving(view, board);
  const coming = board.arrows.reduce((sum, { head }, way) => sum + (head === faction ? (ways[way]?.[seat] ?? 0) : 0), 0);
  return (view.sent[placeOf(faction)]?.[seat] ?? 0) + coming;
}

function hits(action: Action, { power, other }: Majority.SpareWord): boolean {
  if (action.type === 'scandal') return power === 'scandal' && (action.supporters[other] ?? 0) > 0;
  if (action.type === 'protest') return power === 'protest' && action.owner === other;
  return action.type === 'filibuster' && power === 'filibuster' && action.seat === other;
}

function betrays(view: Majority.View, stage: Majority.Coalescing, by: number, promise: Standing, action: Action): boolean {
  const isBroken = (coalitions: Coalitions): boolean => wouldBreak(view, coalitions, by, promise);
  const breaksJoined = (motion: Joining): boolean => !isJilted(stage, by, promise, motion) && isBroken(formed(stage, motion));
  switch (action.type) {
    case 'firm':
      return isBroken(stage);
    case 'propose':
      return action.faction === promise.faction && breaksJoined(action);
    case 'join': {
      const motion = stage.motions.find(({ n }) => n === action.proposal);
      return motion?.faction === promise.faction && breaksJoined(motion);
    }
    // Who lets go of something has broken only what that would have kept.
    case 'reject': {
      const motions = stage.motions.filter(({ n }) => n !== action.proposal);
      return !isBroken(stage) && isBroken({ groups: stage.groups, motions });
    }
    case 'leave': {
      const place = placeOf(action.faction);
      const groups = stage.groups.map((each, at) => (at === place ? each.filter(({ members }) => !members.includes(by)) : each));
      return !isBroken(stage) && isBroken({ groups, motions: stage.motions });
    }
    default:
      return false;
  }
}

/** Whether the head that *by* has named as promised leaves that by joining *motion* after it. */
function isJilted({ groups, motions }: Coalitions, by: number, promise: Standing, { members, joined }: Joining): boolean {
  if (promise.type !== 'head' || !members.includes(promise.head) || members.every((each) => each === by || joined?.includes(each))) return false;
  const named = motions.some((one) => one.faction === promise.faction && one.head === promise.head && one.joined.includes(by));
  const own = (groups[placeOf(promise.faction)] ?? []).find((each) => each.members.includes(by));
  return named || own?.head === promise.head;
}

/** The coalitions once all have joined this one, which ends what contradicts it. */
function formed({ groups, motions }: Coalitions, { faction, members, head }: Joining): Coalitions {
  const meets = (one: { members: readonly number[] }): boolean => one.members.some((member) => members.includes(member));
  const place = placeOf(faction);
  return {
    groups: groups.map((each, at) => (at === place ? [...each.filter((one) => !meets(one)), { members, head }] : each)),
    motions: motions.filter((one) => one.faction !== faction || !meets(one)),
  };
}

/** Whether *promise* would be broken, were the coalitions fixed so. */
function wouldBreak(view: Majority.View, { groups, motions }: Coalitions, by: number, promise: Standing): boolean {
  const { faction } = promise;
  const other = promise.type === 'head' ? promise.head : promise.other;
  if (standing(view, faction, by) === 0 || standing(view, faction, other) === 0) return false;
  const own = (groups[placeOf(faction)] ?? []).find(({ members }) => members.includes(by));
  if (promise.type === 'apart') return own?.members.includes(other) === true;
  // With a head that has joined what it proposed itself, a seat could have stood alone.
  const isHeldUp = (one: Majority.Motion): boolean => one.joined.includes(by) && (one.by !== by || !one.joined.includes(other));
  const hasDoneAll = motions.some((one) => one.faction === faction && one.head === other && isHeldUp(one));
  return own?.head !== other && !hasDoneAll;
}
