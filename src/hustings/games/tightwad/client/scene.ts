/** A scene: a finished trick, which stays on the table until its reader goes on. */
import type { AnyView, Tightwad, Update } from '$lib/protocol';
import type { Sentence } from '$lib/table/game';

export interface Scene {
  trick: Tightwad.Trick;
  /** Its number in the round, from 1, of how many. */
  number: number;
  of: number;
  /** Whoever won it. */
  winner: number;
  /** Whether it was the trick that nobody wanted. */
  isLast: boolean;
}

/** What was finished between two views. */
export function scenes(before: AnyView | null, after: AnyView | null): Scene[] {
  const [old, now] = [before as Tightwad.View | null, after as Tightwad.View | null];
  if (!old || !now) return [];
  const round = now.rounds[old.rounds.length];
  if (round) {
    const { tricks, last, loser } = round;
    return [{ trick: last, number: tricks, of: tricks, winner: loser, isLast: true }];
  }
  const of = now.tricks.length + Math.max(...now.counts);
  return now.tricks.slice(old.tricks.length).map((trick, i) => {
    const number = old.tricks.length + i + 1;
    return { trick, number, of, winner: controller(trick, now.counts.length), isLast: false };
  });
}

/** The seat whose card controls *trick*; its leader before anyone has played. */
export function controller(trick: Tightwad.Trick, seats: number): number {
  const place = trick.control === null ? 0 : trick.cards.indexOf(trick.control);
  return (trick.leader + place) % seats;
}

/** Which round it is; a scene of its last trick still belongs to it. */
export function stage(update: Update, scene: unknown): Sentence | null {
  const view = update.view as Tightwad.View | null;
  if (!view || update.phase === 'over') return null;
  const isFinished = (scene as Scene | null)?.isLast ?? false;
  return { id: 'table-round', facts: { round: view.rounds.length + (isFinished ? 0 : 1) } };
}

/** How many tricks the round has, of which a *scene* may still show the last. */
export function tricksOf(view: Tightwad.View, scene: Scene | null): number {
  return scene?.of ?? view.tricks.length + Math.max(...view.counts);
}

/** What nobody may forget: which trick not to win. */
export function reminder(update: Update, scene: unknown): Sentence | null {
  const tricks = tricksOf(update.view as Tightwad.View, scene as Scene | null);
  return tricks > 0 ? { id: 'table-reminder', facts: { tricks } } : null;
}

/** Whether whoever is asked plays the last card of the trick. */
export function isLastToPlay(view: Tightwad.View): boolean {
  return view.trick.cards.length === view.counts.length - 1;
}

/** What is said of the reader's turn. */
export function turn(update: Update): Sentence {
  return { id: isLastToPlay(update.view as Tightwad.View) ? 'table-you-are-last' : 'your-turn', facts: {} };
}
