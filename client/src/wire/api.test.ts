import { afterEach, expect, test, vi } from 'vitest';

import { isBarred } from './api';

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
