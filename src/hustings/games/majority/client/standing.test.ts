import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Majority } from '$lib/protocol';
import type { Table } from '$lib/table/table.svelte';
import { words } from '$lib/words/words.svelte';

import Aside from './Aside.svelte';
import Movement from './Movement.svelte';
import { law, view } from './sample';
import Scores from './Scores.svelte';

const vote = { turn: 4, law: 1, passed: true, taker: 1 } as unknown as Majority.Vote;
const hands = [[], [1], []];
const next = law({ id: 2, title: { en: 'Two', id: 'Dua' } });
const open = view({ laws: [law(), next], votes: [vote], hands, agenda: [2], stage: { type: 'balloting', number: 0 } });
const hidden = { ...open, last: true, hands: [[], null, null], influence: [6, null, null], capital: [0, null, null] };

/** A table, as far as these parts of it look at it. */
const showing = (now: Majority.View): Table =>
  ({
    latest: { view: now },
    frame: { update: { view: now } },
    info: { options: { board: { arrows: [], spots: [] } } },
    name: (seat: number) => `Seat ${seat}`,
    isBot: () => false,
  }) as unknown as Table;
const laws = (now: Majority.View): (string | undefined)[] => {
  const { container } = render(Scores, { table: showing(now) });
  return [...container.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent);
};

beforeEach(() => {
  vi.spyOn(words, 'say').mockImplementation((message) => message);
});

test('the laws of others are counted but in the last turn', () => {
  expect(laws(open)).toEqual(['0', '1', '0']);
});

test('in the last turn only the own hand of laws is counted', () => {
  expect(laws(hidden)).toEqual(['0', 'table-hidden', 'table-hidden']);
});

test('the titles of laws are not told in the last turn', () => {
  const ondone = (): void => {};
  const { unmount } = render(Movement, { table: showing(open), view: open, seat: 1, ondone });
  expect(screen.queryByText(/One|Satu/)).not.toBeNull();
  unmount();

  render(Movement, { table: showing(hidden), view: hidden, seat: 1, ondone });
  expect(screen.queryByText(/One|Satu/)).toBeNull();
});

test('who took a law is not shown beside it in the last turn', () => {
  const tokens = (now: Majority.View): number =>
    render(Aside, { table: showing(now) }).container.querySelectorAll('.law:not(.ghost) svg').length;

  expect(tokens(open)).toBeGreaterThan(0);
  expect(tokens(hidden)).toBe(0);
});
