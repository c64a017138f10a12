/**
 * How the page is built, served while developing, and tested.
 *
 * A game keeps its table and its words in its own folder, `src/hustings/games/<name>/`, outside
 * this one. `$lib` and the packages listed in package.json mean the same there as here.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { budget, licences } from './vite.plugins.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(here('./package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

export default defineConfig({
  // Relative, so that the page works below any path of a proxy.
  base: './',
  plugins: [
    svelte(),
    svelteTesting({ autoCleanup: true, resolveBrowser: true }),
    licences({
      besley: new URL('node_modules/@fontsource/besley/LICENSE', import.meta.url),
      'libre-franklin': new URL('node_modules/@fontsource/libre-franklin/LICENSE', import.meta.url),
    }),
    budget(100_000, { majority: 136_000 }),
  ],
  resolve: {
    alias: { $lib: here('./src'), $hustings: here('../src/hustings') },
    // Resolved from this folder wherever they are imported, so that games share one Svelte.
    dedupe: Object.keys({ ...dependencies, ...devDependencies }),
  },
  build: {
    outDir: here('../src/hustings/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What each table has beside its game is one file: many small ones compress the worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'shell', test: /\/client\/src\/(shell\/(Token|Status|Reason|Dialog|Counting|Choice|Log|Rulebook|Refusal|Prompt|SayLine|Chat|Clock)\.svelte|pages\/(CopyLink\.svelte|spare\.ts|TablePage\.svelte)|table\/table\.svelte\.ts)/ }],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    dir: here('..'),
    include: ['client/src/**/*.test.ts', 'src/hustings/**/client/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: [here('./vitest.setup.ts')],
  },
});
