import { expect, test } from 'vitest';

import { browserLanguage } from './settings.svelte';

test.each([
  [['id-ID', 'en'], 'id'],
  [['de', 'en-GB'], 'en'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
])('a browser that wants %j is spoken to in %s', (wanted, language) => {
  expect(browserLanguage(wanted)).toBe(language);
});
