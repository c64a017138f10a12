/**
 * News: what the reader has to see at once, at the table itself. Others have answered what it offered or proposed, or
 * have broken their word to it; or a power has struck, or changed hands, in the middle of a phase.
 */
import type { Majority, Remark, Told } from '$lib/protocol';
import type { Table } from '$lib/table/table.svelte';

/** What the reader knows of already, each as its table, its reader and its line. */
let heard = $state.raw<readonly string[]>([]);
/** The offers that the reader has put away, each as its table and its number. */
let away = $state.raw<readonly string[]>([]);
/** The offer that the reader wants to see, until it is in sight. */
export const sought = $state<{ offer: number | null }>({ offer: null });

const keyOf = (table: Table, { n }: Majority.Proposal): string => `${table.info.table} ${n}`;
const lineOf = (table: Table, { n, id }: Told): string => `${table.info.table} ${table.seat} ${n} ${id}`;

/** Of the rest the reader is told until it says that it has read it; of what these tell, until it acts again. */
const STRUCK: readonly string[] = ['story-protest', 'story-filibuster', 'story-rules', 'story-maverick'];
export const isPassing = ({ id }: Told): boolean => STRUCK.includes(id);

/** The line of the *story* on who declined *offer*, once it is told. */
export const decline = (story: readonly Told[], offer: Majority.Proposal): Told | null =>
  story.find(({ id, facts }) => id === 'story-declines' && facts.offer === offer.n + 1) ?? null;

/** Whether *offer* was the reader's, was answered with yes or no, and has not been put away. */
export const isLaid = (table: Table, offer: Majority.Proposal): boolean =>
  (offer.status === 'declined' || offer.status === 'accepted') && offer.by === table.seat && !away.includes(keyOf(table, offer));

/** Put *offer* away, among the earlier ones. */
export function putAway(table: Table, offer: Majority.Proposal): void {
  away = [...away, keyOf(table, offer)];
}

/** The offer that a *line* is about, if it is about one. */
export const offerOf = ({ facts }: Told, { offers }: Majority.View): Majority.Proposal | null =>
  offers.find(({ n }) => n + 1 === facts.offer) ?? null;

/** The lines of this chapter of the *story* that are news to *view*'s reader: what it did itself is none. */
export function news(story: readonly Told[], view: Majority.View): Told[] {
  const { seat, offers, stage } = view;
  const about = ({ faction, members, head }: Told['facts']): string => `${faction} ${members} ${head}`;
  // Of what is over nothing is news.
  const fresh = story.slice(story.findLastIndex(({ weight }) => weight === 'chapter') + 1);
  const proposed = fresh.flatMap((line) => (line.id === 'story-proposes' && line.seat === seat ? [about(line.facts)] : []));
  return fresh.filter((line) => {
    const { id, facts, n } = line;
    // Who is the Maverick is shown with who heads what, unless Justice has had to say it.
    if (id === 'story-maverick')
      return fresh.some((other) => other.id === 'story-decides-maverick' && other.n === n && other.seat !== seat);
    if (line.seat === seat) return false;
    if (isPassing(line)) return true;
    if (id === 'story-rejects') return stage.type === 'coalescing' && proposed.includes(about(facts));
    if (id === 'story-broken') return String(facts.to).split(' ').includes(`${seat}`);
    const offer = offerOf(line, view);
    if (id === 'story-counters') return offers.some((first) => first.by === seat && first.n === offer?.answers);
    return (id === 'story-declines' || id === 'story-accepts') && offer?.by === seat;
  });
}

/** What came last of what the reader does not know of yet. */
export const unheard = (table: Table, view: Majority.View): Told | null =>
  news(table.story, view).findLast((line) => !heard.includes(lineOf(table, line))) ?? null;

/** Take it that the reader knows of *line*. */
export function hear(table: Table, line: Told): void {
  heard = [...heard, lineOf(table, line)];
}

/** What the seat of a *line* of the *story* said to what that tells, before it did anything else. */
export function reasonOf(story: readonly Told[], remarks: readonly Remark[], { n, seat }: Told): Remark | null {
  const next = story.find((line) => line.seat === seat && line.n > n)?.n ?? Infinity;
  return remarks.find((remark) => remark.seat === seat && remark.after > n && remark.after <= next) ?? null;
}
