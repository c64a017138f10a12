import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';

import { MAJORITY } from '$lib/dev/majority';
import { FakeSocket } from '$lib/dev/socket';
import { Table } from '$lib/table/table.svelte';
import { Catalogue } from '$lib/words/catalogue';
import { words } from '$lib/words/words.svelte';

import AgendaBar from './AgendaBar.svelte';
import { takerOf } from './laws';
import { parts } from './parts';
import PromiseLine from './PromiseLine.svelte';
import { reading } from './reading.svelte';
import { law, view } from './sample';

const laws = [law(), law({ id: 2, title: { en: 'Two', id: 'Dua' } }), law({ id: 3, title: { en: 'Three', id: 'Tiga' } })];
const voting = view({ laws, agenda: [1, 2, 3], stage: { type: 'balloting', number: 0 } });

afterEach(() => (reading.law = null));

test('each law of the agenda opens its card, the next ones too', async () => {
  render(AgendaBar, { view: voting, number: 0 });

  await fireEvent.click(screen.getByRole('button', { name: /Two/ }));
  expect(reading.law).toBe(2);
});

test('the law of a promise opens its card, if the reader has seen it', async () => {
  words.catalogue = new Catalogue('en', ['promise-vote = { SEAT($seat) } votes on { $title_en }.']);
  const scene = MAJORITY.balloting!;
  const table = new Table(scene.info, parts, scene.keys, () => new FakeSocket(scene));
  const promise = (number: number) => ({ type: 'vote', turn: 1, law: number, yes: true }) as const;

  const { rerender } = render(PromiseLine, { table, view: voting, promise: promise(3), by: 1 });
  await fireEvent.click(screen.getByRole('button', { name: 'Three' }));
  expect(reading.law).toBe(3);

  await rerender({ promise: promise(9) });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('who took a law is told as long as it is not hidden', () => {
  const vote = { turn: 1, law: 1, ballots: [], influence: [], capital: [], doubled: null, limited: null, totals: [3, 1], passed: true, clause: 'bid.result', taker: 1 } as never;
  const after = view({ laws, votes: [vote], hands: [[], [1], []] });

  expect(takerOf(after, 1)).toBe(1);
  expect(takerOf(after, 2)).toBeNull();
  expect(takerOf({ ...after, hands: [[], null, null] }, 1)).toBeNull();
});
