import { render } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Majority } from '$lib/protocol';
import { MAJORITY } from '$lib/dev/majority';
import { FakeSocket } from '$lib/dev/socket';
import { Table } from '$lib/table/table.svelte';
import { words } from '$lib/words/words.svelte';

import Faction from './Faction.svelte';
import LeadMap from './LeadMap.svelte';
import { placeOf } from './nouns';
import { parts } from './parts';
import { BOARD, floor, view } from './sample';

const scene = MAJORITY.coalescing!;
const table = new Table(scene.info, parts, scene.keys, () => new FakeSocket(scene));
const open: Majority.Coalescing = {
  type: 'coalescing', groups: view().groups, motions: [], proposed: 0, protested: false, refused: [], floor: floor(),
};
const standing = (...voters: number[]): number[][] => view().tiles.map((none, place) => (place === placeOf('voters') ? voters : none));
/** What the small board says of Voters, to the ear. */
const told = (now: Majority.View, controls: readonly Majority.Control[] = []): string => {
  const { container } = render(LeadMap, { table, view: now, board: BOARD, controls });
  const labels = [...container.querySelectorAll('[role=img]')].map((tile) => tile.getAttribute('aria-label') ?? '');
  return labels[BOARD.spots.findIndex(({ faction }) => faction === 'voters')] ?? '';
};

beforeEach(() => {
  vi.spyOn(words, 'say').mockImplementation((message, facts = {}) => [message, ...Object.values(facts)].join(' '));
});

test('a coalition that lost is counted as a coalition after the gavel', () => {
  const groups = view().groups.map((none, place) => (place === placeOf('voters') ? [{ members: [1, 2], head: 1 }] : none));
  const control: Majority.Control = {
    turn: 1, faction: 'voters', bloc: { head: 0, members: [0], strength: 3 }, clause: 'coalition.tie',
  };

  expect(told(view({ tiles: standing(3, 2, 1), groups }), [control])).toMatch(/compose-seat 0 3 : 3$/);
});

test('a partner of who won is no rival', () => {
  const groups = view().groups.map((none, place) => (place === placeOf('voters') ? [{ members: [0, 1], head: 0 }] : none));
  const control: Majority.Control = {
    turn: 1, faction: 'voters', bloc: { head: 0, members: [0, 1], strength: 4 }, clause: 'coalition.winner',
  };

  expect(told(view({ tiles: standing(3, 1, 0), groups }), [control])).toMatch(/compose-seat 0 1 4 : 0$/);
});

test('all who tie are to be seen on a tile, and each is stamped', () => {
  const now = view({ stage: open, tiles: standing(2, 2, 2) });
  expect(told(now)).toMatch(/compose-seat 0 1 2 2 : 2$/);

  const { container } = render(Faction, { table, view: now, stage: open, faction: 'voters' });
  expect(container.querySelectorAll('.stamp-mark')).toHaveLength(3);
  expect(container.querySelectorAll('.lesser')).toHaveLength(0);
});

test('who leads alone is stamped alone', () => {
  const now = view({ stage: open, tiles: standing(3, 2, 2) });
  const { container } = render(Faction, { table, view: now, stage: open, faction: 'voters' });

  expect(container.querySelectorAll('.stamp-mark')).toHaveLength(1);
  expect(container.querySelectorAll('.lesser')).toHaveLength(2);
});
