/** Two things the build does beside bundling: it ships the fonts' licences, and it keeps the page small. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** Emit each package's licence as `licences/<name>.txt`. */
export function licences(packages: Readonly<Record<string, URL>>): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      for (const [name, url] of Object.entries(packages)) {
        this.emitFile({
          type: 'asset',
          fileName: `licences/${name}.txt`,
          source: readFileSync(url, 'utf8'),
        });
      }
    },
  };
}

/** The game that a chunk belongs to by what it was split off for, and the page of that game's own besides its table. */
const GAME = /\/games\/([^/]+)\/client\/(?:([^/]+)\/)?[^/]+$/;

/** A page that is not on the way to a table: to read in, before or after a game. */
const ASIDE = /\/src\/pages\/(?!TablePage|NewTable)([^/]+)\.svelte$/;

/**
 * Fail the build when the script of a page, compressed, is more than *most* bytes; *more* allows a game more.
 *
 * A game has its table, and may have pages of its own in folders, as where its sheets are written; and there are the
 * pages aside. What none of them has for itself is counted to each.
 */
export function budget(most: number, more: Readonly<Record<string, number>> = {}): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    enforce: 'post',
    // Written, not generated: only then is the script in its final, minified form.
    writeBundle(_options, bundle) {
      const pages = new Map<string, { limit: number; own: number }>();
      let shared = 0;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const size = gzipSync(file.code).length;
        const [, game, folder = 'table'] = GAME.exec(file.facadeModuleId ?? '') ?? [];
        const [, aside] = ASIDE.exec(file.facadeModuleId ?? '') ?? [];
        const page = game ? `${folder} of ${game}` : `page ${aside}`;
        const limit = more[game ?? ''] ?? most;
        if (game || aside) pages.set(page, { limit, own: (pages.get(page)?.own ?? 0) + size });
        else shared += size;
      }
      for (const [page, { limit, own }] of pages) {
        const size = shared + own;
        if (size > limit) {
          this.error(`expected at most ${limit} bytes of compressed script for the ${page}, got ${size}`);
        }
      }
    },
  };
}
