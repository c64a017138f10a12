/** A scene: a finished speech or a counted island, which stays until its reader goes on. */
import type { AnyView, Democracy, Update } from '$lib/protocol';
import type { Sentence } from '$lib/table/game';

export interface SpeechScene {
  kind: 'speech';
  speech: Democracy.Speech;
  /** Its number on this island, from 0. */
  index: number;
  /** Whether an island ended with it, whose count is still to be shown. */
  isLast: boolean;
}

export interface CountScene {
  kind: 'count';
  count: Democracy.Count;
}

export type Scene = SpeechScene | CountScene;

/** What was finished between two views. */
export function scenes(before: AnyView | null, after: AnyView | null): Scene[] {
  const [old, now] = [before as Democracy.View | null, after as Democracy.View | null];
  if (!old || !now) return [];
  const counts = now.islands.slice(old.islands.length);
  const speeches = now.speeches.slice(old.speeches.length);
  const last = old.speeches.length + speeches.length - 1;
  return [
    ...speeches.map((speech, i): Scene => {
      const index = old.speeches.length + i;
      return { kind: 'speech', speech, index, isLast: counts.length > 0 && index === last };
    }),
    ...counts.map((count): Scene => ({ kind: 'count', count })),
  ];
}

/** The day of the speech number *index* of an island, its number on that day, of how many. */
export function moment(days: readonly [number, number], index: number): { day: number; speech: number; of: number } {
  return index < days[0]
    ? { day: 1, speech: index + 1, of: days[0] }
    : { day: 2, speech: index - days[0] + 1, of: days[1] };
}

/** Which island it is; its last speech and its count still belong to it. */
export function stage(update: Update, scene: unknown): Sentence | null {
  const view = update.view as Democracy.View | null;
  if (!view || update.phase === 'over') return null;
  const shown = scene as Scene | null;
  const isCounted = shown?.kind === 'count' || shown?.isLast || isEmpty(view);
  return { id: 'table-island', facts: { island: view.islands.length + (isCounted ? 0 : 1) } };
}

/** Whether an island is over and the next one not yet dealt. */
function isEmpty(view: Democracy.View): boolean {
  return view.speeches.length === view.days[0] + view.days[1];
}

/** What one plays for, by the options of the table: the foot of the story. */
export function reminder({ count, target }: Democracy.Options): Sentence {
  return { id: count === 'pile' ? 'table-reminder-pile' : 'table-reminder', facts: { target: target ?? 5 } };
}
