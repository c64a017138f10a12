/** What others have declined of the reader's: told at once, and offers left in their place until they are put away. */
import type { Majority, Remark, Told } from '$lib/protocol';
import type { Table } from '$lib/table/table.svelte';

/** By table, up to which line of its story the reader has heard of it. */
let heard = $state.raw<Readonly<Record<string, number>>>({});
/** The offers that the reader has put away, each as its table and its number. */
let away = $state.raw<readonly string[]>([]);

const keyOf = (table: Table, { n }: Majority.Proposal): string => `${table.info.table} ${n}`;

/** The line of the *story* on who declined *offer*, once it is told. */
export const decline = (story: readonly Told[], offer: Majority.Proposal): Told | null =>
  story.find(({ id, facts }) => id === 'story-declines' && facts.offer === offer.n + 1) ?? null;

/** Whether *offer* was the reader's, was declined, and has not been put away. */
export const isLaid = (table: Table, offer: Majority.Proposal): boolean =>
  offer.status === 'declined' && offer.by === table.seat && !away.includes(keyOf(table, offer));

/** Put *offer* away, among the earlier ones. */
export function putAway(table: Table, offer: Majority.Proposal): void {
  away = [...away, keyOf(table, offer)];
}

/** The last line of this chapter of the *story* by which another seat declines what *view*'s reader has offered or proposed. */
export function declining(story: readonly Told[], { seat, offers, stage }: Majority.View): Told | null {
  const about = ({ faction, members, head }: Told['facts']): string => `${faction} ${members} ${head}`;
  // Of what is over nothing is news.
  const fresh = story.slice(story.findLastIndex(({ weight }) => weight === 'chapter') + 1);
  const proposed = fresh.flatMap((line) => (line.id === 'story-proposes' && line.seat === seat ? [about(line.facts)] : []));
  return (
    fresh.findLast(({ id, seat: by, facts }) => {
      if (id === 'story-rejects') return stage.type === 'coalescing' && by !== seat && proposed.includes(about(facts));
      return id === 'story-declines' && offers.some((offer) => offer.by === seat && offer.n + 1 === facts.offer);
    }) ?? null
  );
}

/** What was declined and the reader has not heard of yet. */
export function unheard(table: Table, view: Majority.View): Told | null {
  const line = declining(table.story, view);
  return line && line.n > (heard[table.info.table] ?? -1) ? line : null;
}

/** Take it that the reader has heard of *line*, and of all before it. */
export function hear(table: Table, { n }: Told): void {
  heard = { ...heard, [table.info.table]: n };
}

/** What the seat of a *line* of the *story* said to what that tells, before it did anything else. */
export function reasonOf(story: readonly Told[], remarks: readonly Remark[], { n, seat }: Told): Remark | null {
  const next = story.find((line) => line.seat === seat && line.n > n)?.n ?? Infinity;
  return remarks.find((remark) => remark.seat === seat && remark.after > n && remark.after <= next) ?? null;
}
