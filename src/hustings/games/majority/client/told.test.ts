import { render, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { SCENES } from '$lib/dev/scenes';
import { FakeSocket } from '$lib/dev/socket';
import Playing from '$lib/shell/Playing.svelte';
import { settings } from '$lib/state/settings.svelte';
import { Table } from '$lib/table/table.svelte';
import { words } from '$lib/words/words.svelte';

import { parts } from './parts';

beforeEach(() => {
  vi.spyOn(words, 'speak').mockResolvedValue();
  settings.set({ lessons: false });
  vi.spyOn(words, 'say').mockImplementation((message) => message);
  Element.prototype.scrollTo = () => {};
  vi.stubGlobal('IntersectionObserver', class { observe(): void {} disconnect(): void {} });
});

/** The page of a *scene*. */
function page(name: string): HTMLElement {
  const scene = SCENES[name];
  if (!scene) throw new Error(`no scene ${name}`);
  const table = new Table(scene.info, parts, scene.keys, () => new FakeSocket(scene));
  return render(Playing, { table }).container;
}

test.each([['protest', 'story-protest'], ['answers', 'story-accepts']])('at %s the table shows the news, and it is said aloud', async (scene, news) => {
  const shown = page(scene);

  await waitFor(() => expect(shown.querySelector('.majority [data-news]')?.getAttribute('data-news')).toBe(news));
  expect(shown.querySelector('[data-announcer]')?.textContent).toContain(news);
});

test.each(['word', 'word-sent', 'word-placed', 'word-bid', 'word-law'])('at %s the reader’s word stands beside what keeps or breaks it', async (scene) => {
  const shown = page(scene);

  await waitFor(() => expect(shown.querySelectorAll('[role="note"]')).toHaveLength(1));
});

test.each(['promoting', 'placing', 'bidding', 'picking'])('at %s nothing is said of a word to whoever has given none', async (scene) => {
  const shown = page(scene);

  await waitFor(() => expect(shown.querySelector('.tray .act')).not.toBeNull());
  expect(shown.querySelector('[role="note"]')).toBeNull();
});

test('whoever has promised a bid is told that adding nothing breaks its word', async () => {
  const shown = page('word-bid');

  await waitFor(() => expect(shown.querySelector('.tray .act')?.textContent).toContain('table-breaking'));
});
