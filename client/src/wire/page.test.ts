import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isOutdated } from './page';

const page = (name: string): string => `<script type="module" src="./assets/${name}.js"></script>`;

function answering(body: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
}

beforeEach(() => {
  document.head.innerHTML = page('index-1');
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

test('a page that begins with the script the server names is up to date', async () => {
  answering(page('index-1'));

  expect(await isOutdated()).toBe(false);
});

test('a page that begins with another one is not', async () => {
  answering(page('index-2'));

  expect(await isOutdated()).toBe(true);
});

test('a server that has no page, or does not answer, is taken for no newer one', async () => {
  answering(page('index-2'), 503);
  expect(await isOutdated()).toBe(false);

  answering('<h1>It works!</h1>');
  expect(await isOutdated()).toBe(false);

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await isOutdated()).toBe(false);
});
