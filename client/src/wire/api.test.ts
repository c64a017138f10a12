import { afterEach, expect, test, vi } from 'vitest';

import { isBarred, remarks } from './api';

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: object): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

test('a server that answers without a live connection is barred', async () => {
  answering(426, { type: 'refused', code: 'no-upgrade' });

  expect(await isBarred('t')).toBe(true);
});

test('a server that answers something else, or nothing, is not', async () => {
  answering(404, { type: 'refused', code: 'no-table' });
  expect(await isBarred('t')).toBe(false);

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await isBarred('t')).toBe(false);
});

test('what was said is read line by line', async () => {
  const said = { n: 0, after: 3, seat: 1, name: 'Budi', text: 'two\nlines?' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(`${JSON.stringify(said)}\n`)));

  expect(await remarks('t')).toEqual([said]);
});
