/** A scene: hands just opened, Supporters just moved on, factions just settled, a vote just decided; it stays until its reader goes on. */
import type { AnyView, Majority, Told, Update } from '$lib/protocol';
import type { Sentence } from '$lib/table/game';

import { phaseOf } from './stage';

/** Every seat's hands, shown at once. */
export interface HandsScene {
  kind: 'hands';
  sent: readonly (readonly number[])[];
}

/** All on the arrows move on: *before* is how it stood when the gavel fell. */
export interface PushScene {
  kind: 'push';
  before: Majority.View;
  /** How the story tells of the scandal that sent some of them back, if one did. */
  scandal: Told | null;
}

/** Who won each faction. */
export interface ControlsScene {
  kind: 'controls';
  controls: readonly Majority.Control[];
  /** How the story tells who named the President. */
  president: Told | null;
}

export interface VoteScene {
  kind: 'vote';
  vote: Majority.Vote;
  /** Who collected a point for bidding on the side that won, so far as it is known of this vote alone. */
  paid: readonly number[];
}

export type Scene = HandsScene | PushScene | ControlsScene | VoteScene;

/** What was finished between two views, the latter with its *story*. */
export function scenes(before: AnyView | null, after: AnyView | null, story: readonly Told[] = []): Scene[] {
  const [old, now] = [before as Majority.View | null, after as Majority.View | null];
  if (!old || !now) return [];
  const found: Scene[] = [];
  if (old.stage.type === 'placing' && now.stage.type === 'promoting')
    found.push({ kind: 'hands', sent: now.sent });
  if (phaseOf(old.stage) === 'promote' && now.stage.type === 'coalescing') {
    const scandal = story.find(({ id }) => id === 'story-scandal') ?? null;
    found.push({ kind: 'push', before: old, scandal });
  }
  const controls = now.controls.slice(old.controls.length);
  const president = story.find(({ id }) => id === 'story-president') ?? null;
  if (controls.length > 0) found.push({ kind: 'controls', controls, president });
  const votes = now.votes.slice(old.votes.length);
  const gains = votes.length === 1 ? now.gains.slice(old.gains.length) : [];
  const paid = gains.filter((gain) => gain.clause === 'law.whip').map(({ seat }) => seat);
  return [...found, ...votes.map((vote): Scene => ({ kind: 'vote', vote, paid }))];
}

/** Whether two sides of a vote have bid alike, so that Justice has decided between them. */
export const isTied = ({ totals: [yes, no], ballots }: Majority.Vote): boolean => yes === no && new Set(ballots).size > 1;

/** How much each seat collected in *turn* for Integrity, as far as the reader may know. */
export function kept({ gains, reserve }: Majority.View, turn: number): { seat: number; capital: number }[] {
  const paid = gains.filter((gain) => gain.turn === turn && gain.clause === 'integrity.unused');
  const sums = reserve.map((_, seat) => paid.reduce((sum, gain) => sum + (gain.seat === seat ? gain.capital : 0), 0));
  return sums.flatMap((capital, seat) => (capital > 0 ? [{ seat, capital }] : []));
}

/** Which turn it is. */
export function stage(update: Update): Sentence | null {
  const view = update.view as Majority.View | null;
  if (!view || view.turn === 0 || update.phase === 'over') return null;
  return { id: 'table-turn', facts: { turn: view.turn, turns: view.turns } };
}

/** How long one update stays: an open negotiation is followed at once, a bid can be read. */
export function beat(update: Update): number {
  const type = (update.view as Majority.View | null)?.stage.type;
  if (type === 'promoting' || type === 'coalescing') return 180;
  return type === 'placing' || type === 'balloting' || type === 'swapping' ? 120 : 600;
}
