import { expect, test } from 'vitest';

import type { Majority, Told } from '$lib/protocol';

import { declining, decline, reasonOf } from './declined.svelte';
import { floor, view } from './sample';

const line = (n: number, id: string, seat: number, facts: Told['facts']): Told => ({ n, id, seat, facts, clause: null, weight: 'line' }) as Told;
const offer = (n: number, by: number): Majority.Proposal => ({ n, by, to: [1], mine: [], yours: [], answers: null, accepted: [], status: 'declined' });
const on = { faction: 'voters', members: '0 1', head: 0 };
const coalescing = { type: 'coalescing', groups: [], motions: [], floor: floor(), protested: false, next: 0 } as unknown as Majority.Coalescing;

test('whoever declined an offer is found by its number', () => {
  const story = [line(4, 'story-declines', 2, { offer: 1 }), line(6, 'story-declines', 1, { offer: 3 })];

  expect(decline(story, offer(2, 0))?.seat).toBe(1);
  expect(decline(story, offer(1, 0))).toBeNull();
});

test('only what was declined of the reader is told, and only while its turn lasts', () => {
  const story = [line(4, 'story-declines', 2, { offer: 1 }), line(6, 'story-declines', 1, { offer: 3 })];

  expect(declining(story, view({ seat: 0, offers: [offer(0, 0), offer(2, 2)] }))?.n).toBe(4);
  expect(declining(story, view({ seat: 0, offers: [] }))).toBeNull();
});

test('a coalition that the reader proposed is told when another does away with it, until coalitions are over', () => {
  const story = [line(3, 'story-proposes', 0, on), line(5, 'story-rejects', 1, on)];

  expect(declining(story, view({ seat: 0, stage: coalescing }))?.n).toBe(5);
  expect(declining(story, view({ seat: 2, stage: coalescing }))).toBeNull();
  expect(declining(story, view({ seat: 0 }))).toBeNull();
  const next = { ...line(7, 'story-turn', 0, {}), weight: 'chapter' } as const;
  expect(declining([...story, next], view({ seat: 0, stage: coalescing }))).toBeNull();
});

test('the reason is what was said next by whoever declined', () => {
  const remarks = ([[1, 5], [2, 6], [1, 7]] as const).map(([seat, after]) => ({ type: 'said', n: 0, seat, name: '', text: '', after }) as const);

  const line5 = line(5, 'story-rejects', 1, on);
  expect(reasonOf([line5], remarks, line5)?.after).toBe(7);
  expect(reasonOf([line5, line(6, 'story-firm', 1, {})], remarks, line5)).toBeNull();
});
