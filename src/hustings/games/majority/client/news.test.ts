import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import type { Majority, Told } from '$lib/protocol';
import type { Table } from '$lib/table/table.svelte';

import News from './News.svelte';
import { decline, hear, isLaid, isPassing, news, putAway, reasonOf, unheard } from './news.svelte';
import { floor, view } from './sample';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const line = (n: number, id: string, seat: number, facts: Told['facts'] = {}): Told => ({ n, id, seat, facts, clause: null, weight: 'line' }) as Told;
const offer = (n: number, by: number, change: Partial<Majority.Proposal> = {}): Majority.Proposal => ({
  n, by, to: [1], mine: [], yours: [], answers: null, accepted: [], status: 'declined', ...change,
});
const on = { faction: 'voters', members: '0 1', head: 0 };
const coalescing = { type: 'coalescing', groups: [], motions: [], floor: floor(), protested: false, next: 0 } as unknown as Majority.Coalescing;
const chapter = (n: number): Told => ({ ...line(n, 'story-turn', 0), weight: 'chapter' });
const ids = (story: Told[], change: Partial<Majority.View>): string[] => news(story, view(change)).map(({ id }) => id);

test('whoever declined an offer is found by its number', () => {
  const story = [line(4, 'story-declines', 2, { offer: 1 }), line(6, 'story-declines', 1, { offer: 3 })];

  expect(decline(story, offer(2, 0))?.seat).toBe(1);
  expect(decline(story, offer(1, 0))).toBeNull();
});

test.each(['story-declines', 'story-accepts'])('%s is news to whoever made the offer, and to nobody else', (id) => {
  const story = [line(4, id, 2, { offer: 1 }), line(6, id, 1, { offer: 3 })];

  expect(news(story, view({ seat: 0, offers: [offer(0, 0), offer(2, 2)] }))).toEqual([story[0]]);
  expect(ids(story, { seat: 0, offers: [] })).toEqual([]);
});

test('a counter is news to whoever made the offer that it answers', () => {
  const story = [line(4, 'story-counters', 1, { offer: 2, to: '0' })];
  const offers = [offer(0, 0, { status: 'countered' }), offer(1, 1, { answers: 0, status: 'open' })];

  expect(ids(story, { seat: 0, offers })).toEqual(['story-counters']);
  expect(ids(story, { seat: 1, offers })).toEqual([]);
  expect(ids(story, { seat: 2, offers })).toEqual([]);
});

test('a broken word is news to whom it was given', () => {
  const story = [line(4, 'story-broken', 1, { to: '0 2' })];

  expect([0, 1, 2, null].map((seat) => ids(story, { seat }).length)).toEqual([1, 0, 1, 0]);
});

test('a coalition that the reader proposed is told when another does away with it, until coalitions are over', () => {
  const story = [line(3, 'story-proposes', 0, on), line(5, 'story-rejects', 1, on)];

  expect(ids(story, { seat: 0, stage: coalescing })).toEqual(['story-rejects']);
  expect(ids(story, { seat: 2, stage: coalescing })).toEqual([]);
  expect(ids(story, { seat: 0 })).toEqual([]);
  expect(ids([...story, chapter(7)], { seat: 0, stage: coalescing })).toEqual([]);
});

test.each(['story-protest', 'story-filibuster', 'story-rules'])('%s is news to all but who did it, also to who only watches', (id) => {
  const story = [line(4, id, 1, {})];

  expect([0, 1, 2, null].map((seat) => ids(story, { seat }).length)).toEqual([1, 0, 1, 1]);
  expect(ids([...story, chapter(5)], { seat: 0 })).toEqual([]);
});

test('who is the Maverick is news only where Justice had to say it, and not to Justice', () => {
  const decided = [line(9, 'story-decides-maverick', 2, { other: 1 }), line(9, 'story-maverick', 1)];

  expect([0, 1, 2].map((seat) => ids(decided, { seat }))).toEqual([['story-maverick'], ['story-maverick'], []]);
  expect(ids([line(9, 'story-president', 2, { by: 1 }), line(9, 'story-maverick', 1)], { seat: 0 })).toEqual([]);
});

test('the last of it is told first, and what was told before when that is read', () => {
  const story = [line(4, 'story-protest', 1), line(5, 'story-declines', 2, { offer: 1 }), line(6, 'story-filibuster', 2)];
  const seen = view({ seat: 0, offers: [offer(0, 0)] });
  const table = { info: { table: 'a' }, seat: 0, story } as unknown as Table;
  const told: (string | undefined)[] = [];

  for (let next = unheard(table, seen); next; next = unheard(table, seen)) {
    told.push(`${next.id} ${isPassing(next)}`);
    hear(table, next);
  }

  expect(told).toEqual(['story-filibuster true', 'story-declines false', 'story-protest true']);
});

test('what one reader of a screen has read the next has still to read', () => {
  const story = [line(4, 'story-protest', 1)];
  const table = (seat: number): Table => ({ info: { table: 'b' }, seat, story }) as unknown as Table;
  hear(table(0), story[0]!);

  expect(unheard(table(0), view({ seat: 0 }))).toBeNull();
  expect(unheard(table(2), view({ seat: 2 }))).toBe(story[0]);
});

test('an offer that was answered with yes or no lies in its place until its maker puts it away', () => {
  const table = { info: { table: 'c' }, seat: 0 } as unknown as Table;
  const statuses = ['open', 'accepted', 'declined', 'countered', 'withdrawn', 'lapsed'] as const;

  expect(statuses.filter((status) => isLaid(table, offer(0, 0, { status })))).toEqual(['accepted', 'declined']);
  expect(isLaid(table, offer(1, 1))).toBe(false);
  putAway(table, offer(0, 0));
  expect(isLaid(table, offer(0, 0))).toBe(false);
});

test('the reason is what was said next by whoever declined', () => {
  const remarks = ([[1, 5], [2, 6], [1, 7]] as const).map(([seat, after]) => ({ type: 'said', n: 0, seat, name: '', text: '', after }) as const);

  const line5 = line(5, 'story-rejects', 1, on);
  expect(reasonOf([line5], remarks, line5)?.after).toBe(7);
  expect(reasonOf([line5, line(6, 'story-firm', 1)], remarks, line5)).toBeNull();
});

test.each([
  ['story-protest', 1000, true],
  ['story-protest', 900, false],
  ['story-declines', 1000, false],
] as const)('after %s, %d ms on the screen, whoever acts at the table has read it: %s', async (id, time, isRead) => {
  vi.useFakeTimers();
  const told = line(4, id, 1, { offer: 1 });
  const seen = view({ seat: 0, offers: [offer(0, 0)] });
  const table = { info: { table: `${id} ${time}` }, seat: 0, story: [told], remarks: [], name: String, called: String, isBot: () => false } as unknown as Table;
  render(News, { table, view: seen, line: told });
  document.body.insertAdjacentHTML('beforeend', '<div class="tray"><button>act</button></div><button>other</button>');
  vi.advanceTimersByTime(time);

  screen.getByText('other').click();
  await tick();
  expect(unheard(table, seen)).toBe(told);
  screen.getByText('act').click();
  await tick();

  expect(unheard(table, seen)).toBe(isRead ? null : told);
  document.body.replaceChildren();
});
