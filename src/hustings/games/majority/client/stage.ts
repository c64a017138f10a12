/** The stage: whom it asks, what it asks, and how far the turn has come. */
import type { Majority } from '$lib/protocol';
import type { Sentence } from '$lib/table/game';

import { lawOf, titled } from './laws';
import { holderOf } from './nouns';

type Stage = Majority.View['stage'];

/** The four parts of a turn, in their order; the first is over as soon as it begins. */
export const PHASES = ['place', 'promote', 'coalitions', 'votes'] as const;
export type Phase = (typeof PHASES)[number] | 'setup' | 'end';

/** Which part of the turn *stage* belongs to. */
export function phaseOf(stage: Stage): Phase {
  switch (stage.type) {
    case 'casting':
    case 'choosing':
    case 'swapping':
      return 'setup';
    case 'dawning':
      return 'place';
    case 'placing':
    case 'promoting':
    case 'exposing':
      return 'promote';
    case 'coalescing':
    case 'settling':
    case 'nominating':
    case 'appointing':
    case 'branding':
      return 'coalitions';
    case 'ruling':
      return phaseOf(stage.paused);
    case 'ended':
      return 'end';
    default:
      return 'votes';
  }
}

/** The seats that answer where *flags* do not say they have. */
const not = (flags: readonly boolean[]): number[] => flags.flatMap((flag, seat) => (flag ? [] : [seat]));
const only = (seat: number | null | undefined): number[] => (seat == null ? [] : [seat]);

/** Whom the stage of *view* asks, whatever offers there are to answer besides. */
export function askedOf(view: Majority.View): number[] {
  const { stage } = view;
  switch (stage.type) {
    case 'choosing':
      return [stage.taken.length];
    case 'swapping':
      return not(stage.content);
    case 'placing':
    case 'balloting':
      return not(view.answered);
    case 'promoting': {
      if (stage.order.length === 0) return not(stage.floor.firm);
      const owners = stage.extras.filter(({ granted }) => !granted).map(({ owner }) => owner);
      return [...new Set([...stage.order.slice(0, 1), ...owners])].sort();
    }
    case 'exposing':
      return only(holderOf(view, 'media'));
    case 'ruling':
      return only(holderOf(view, 'bureaucracy'));
    case 'coalescing':
      return not(stage.floor.firm);
    case 'settling':
    case 'nominating':
    case 'branding':
    case 'awarding':
      return only(holderOf(view, 'justice'));
    case 'appointing':
      return [stage.chooser];
    case 'picking':
    case 'ordering':
      return only(view.speaker);
    case 'mandating':
      return only(holderOf(view, 'president'));
    case 'filibustering':
      return only(holderOf(view, 'maverick'));
    case 'bidding':
      return only(stage.queue[0]);
    case 'resolving':
      return only(stage.effects[0]?.seat);
    default:
      return [];
  }
}

const LESSONS = [
  'swapping', 'placing', 'promoting', 'exposing', 'coalescing', 'picking', 'mandating', 'balloting', 'filibustering', 'bidding', 'resolving',
];

/** The lesson of the stage *type*: what has to be known when it asks first. */
export const lessonOn = (type: Stage['type']): string | null => (LESSONS.includes(type) ? `majority-${type}` : null);

/**
 * For whom *reader* is told to wait: not for bots, as long as it is asked itself, since they leave it the last word.
 */
export const awaited = (asked: readonly number[], reader: number | null, isBot: (seat: number) => boolean): number[] =>
  asked.filter((seat) => seat !== reader && !(reader !== null && asked.includes(reader) && isBot(seat)));

/** Whether the reader was firm, and a change since has taken that off. */
function isUnfirm({ seat, stage }: Majority.View): boolean {
  if (seat === null || (stage.type !== 'promoting' && stage.type !== 'coalescing')) return false;
  if (stage.type === 'promoting' && stage.order.length > 0) return false;
  return stage.floor.been[seat] === true && stage.floor.firm[seat] === false;
}

/** What the stage asks, in a sentence. */
export function questionOf(view: Majority.View): Sentence {
  const { stage } = view;
  if (isUnfirm(view)) return { id: 'table-ask-firm-again', facts: {} };
  const facts: Record<string, string> = {};
  if (stage.type === 'settling') facts.faction = stage.ties[0]?.faction ?? '';
  const law = stage.type === 'balloting' ? lawOf(view, view.agenda[stage.number] ?? -1) : null;
  return { id: `table-ask-${stage.type}`, facts: law ? titled(law) : facts };
}

/** The vote under way, if one is and its ballots are shown. */
export function pollOf(stage: Stage): Majority.Poll | null {
  if (stage.type === 'ruling') return pollOf(stage.paused);
  return 'poll' in stage ? stage.poll : null;
}

/** Which law of the agenda it is about, from 0; `null` between votes. */
export function voteNumber(stage: Stage): number | null {
  if (stage.type === 'balloting' || stage.type === 'resolving') return stage.number;
  return pollOf(stage)?.number ?? null;
}

/** What the bid of *seat* is worth. */
export function worth(poll: Majority.Poll, seat: number): number {
  const tokens = (poll.influence[seat] ?? 0) + (poll.capital[seat] ?? 0);
  return poll.doubled === seat ? tokens * 2 : tokens;
}

/** What the bids for yes and for no are worth. */
export function totals(poll: Majority.Poll): { yes: number; no: number } {
  const sum = (side: boolean): number =>
    poll.ballots.reduce((all, ballot, seat) => all + (ballot === side ? worth(poll, seat) : 0), 0);
  return { yes: sum(true), no: sum(false) };
}

/** What the side *yes* has to reach to be ahead: as much as the other, or one more. */
export function needed(view: Majority.View, poll: Majority.Poll, yes: boolean): number {
  const all = totals(poll);
  const justice = holderOf(view, 'justice');
  const wins = justice !== null && poll.ballots[justice] === yes;
  return (yes ? all.no : all.yes) + (wins ? 0 : 1);
}
