import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';

import { MAJORITY } from '$lib/dev/majority';
import { FakeSocket } from '$lib/dev/socket';
import { Table } from '$lib/table/table.svelte';

import Flower from './Flower.svelte';
import { parts } from './parts';
import { BOARD, view } from './sample';
import { fixed } from './travel';

test('an arrow is ink while it carries somebody, and pale once they have arrived', async () => {
  const scene = MAJORITY.promoting!;
  const table = new Table(scene.info, parts, scene.keys, () => new FakeSocket(scene));
  const there = { table, view: view(), board: BOARD, travellers: fixed([[0, 2, 0]]) };

  const { container, rerender } = render(Flower, there);
  expect(container.querySelectorAll('.arrow.on')).toHaveLength(1);
  expect(container.querySelectorAll('.rider')).toHaveLength(1);
  expect(container.querySelector('.rider')?.textContent?.trim()).toMatch(/2$/);

  await rerender({ landed: true });
  expect(container.querySelectorAll('.arrow.on')).toHaveLength(0);
});

test('an arrow on which only the reader could go is no less pale for it', () => {
  const scene = MAJORITY.promoting!;
  const table = new Table(scene.info, parts, scene.keys, () => new FakeSocket(scene));
  const { container } = render(Flower, { table, view: view(), board: BOARD, plus: new Set([1]), travellers: fixed([[1, 0, 0]]) });

  expect(container.querySelectorAll('.plus')).toHaveLength(1);
  expect(container.querySelectorAll('.arrow.on')).toHaveLength(1);
});

test('where more are wished away than stand there, nobody is left, and no fewer than nobody', () => {
  const scene = MAJORITY.promoting!;
  const table = new Table(scene.info, parts, scene.keys, () => new FakeSocket(scene));
  const tiles = view().tiles.map((_, place) => (place === 0 ? [0, 1, 0] : [0, 0, 0]));
  const { container } = render(Flower, { table, view: view(), board: BOARD, tiles, travellers: BOARD.arrows.map(({ tail }) => fixed([[0, Number(tail === 'activists') * 2, 0]])[0]!) });

  expect([...container.querySelectorAll('.count')].map(({ textContent }) => textContent)).toEqual(['0']);
});
