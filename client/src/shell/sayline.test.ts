import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Table } from '$lib/table/table.svelte';
import { words } from '$lib/words/words.svelte';

import SayLine from './SayLine.svelte';

beforeEach(() => {
  vi.spyOn(words, 'say').mockImplementation((message) => message);
});

/** Say "Halo" to a table that refuses it, once the reader has written *meanwhile*; return what is left to be said. */
async function left(meanwhile: string): Promise<string> {
  const remark = vi.fn<(text: string) => Promise<boolean>>(() => new Promise((done) => (refuse = () => done(false))));
  let refuse = (): void => {};
  const { container } = render(SayLine, { table: { remark } as unknown as Table });
  const line = screen.getByRole<HTMLInputElement>('textbox');
  await fireEvent.input(line, { target: { value: 'Halo' } });
  await fireEvent.submit(container.querySelector('form')!);
  expect([remark.mock.calls, line.value]).toEqual([[['Halo']], '']);
  await fireEvent.input(line, { target: { value: meanwhile } });
  refuse();
  await vi.waitFor(() => expect(line.value).toContain('Halo'));
  return line.value;
}

test('what the table refused is left to be said again', async () => {
  expect(await left('')).toBe('Halo');
});

test('what was written meanwhile stays behind what was refused', async () => {
  expect(await left('Deal?')).toBe('Halo Deal?');
});
