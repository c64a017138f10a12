import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import type { SheetInfo, SheetReading } from '$lib/protocol';
import { readSheet, sheets } from '$lib/wire/api';
import { words } from '$lib/words/words.svelte';

import { BOARD, law } from '../sample';
import Sheets from './Sheets.svelte';

vi.mock('$lib/wire/api');

const deck = (title: string) => ({ name: 'ours', title: { en: 'Ours', id: '' }, laws: [law({ title: { en: title, id: title } })] });
const box = [
  { option: 'deck', name: 'classic', boxed: true, sheet: deck('Old') },
  { option: 'board', name: 'ladder12', boxed: true, sheet: { ...BOARD, name: 'ladder12' } },
] as unknown as SheetInfo[];

beforeEach(() => {
  vi.spyOn(words, 'say').mockImplementation((message) => message);
  vi.mocked(sheets).mockResolvedValue(box);
});

test('a deck that is read while its reader turns to the boards is a deck all the same', async () => {
  let answer: (reading: SheetReading) => void = () => {};
  vi.mocked(readSheet).mockImplementation((_game, _option, text) =>
    text === 'laws' ? new Promise((done) => (answer = done)) : Promise.resolve({ sheet: null, faults: [] }),
  );
  render(Sheets, { game: 'majority' });
  await screen.findAllByText('Old');

  await fireEvent.change(screen.getByLabelText('sheets-import'), { target: { files: [{ text: () => Promise.resolve('laws') }] } });
  await vi.waitFor(() => expect(readSheet).toHaveBeenCalledWith('majority', 'deck', 'laws'));
  await fireEvent.click(screen.getByRole('button', { name: 'sheets-board' }));
  answer({ sheet: deck('New'), faults: [] } as unknown as SheetReading);
  await fireEvent.click(screen.getByRole('button', { name: 'sheets-deck' }));

  expect(await screen.findAllByText('New')).not.toEqual([]);
});
