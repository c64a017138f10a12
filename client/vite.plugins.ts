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
 * pages aside. What only games load is counted to those, and what none of all has for itself to each.
 */
export function budget(most: number, more: Readonly<Record<string, number>> = {}): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    enforce: 'post',
    // Written, not generated: only then is the script in its final, minified form.
    writeBundle(_options, bundle) {
      const pages = new Map<string, { limit: number; own: number }>();
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      let shared = 0;
      const count = (id: string | null, size: number): void => {
        const [, game, folder = 'table'] = GAME.exec(id ?? '') ?? [];
        const [, aside] = ASIDE.exec(id ?? '') ?? [];
        const page = game ? `${folder} of ${game}` : `page ${aside}`;
        const limit = more[game ?? ''] ?? most;
        if (game || aside) pages.set(page, { limit, own: (pages.get(page)?.own ?? 0) + size });
        else shared += size;
      };
      for (const { code, fileName, facadeModuleId } of chunks) {
        const size = gzipSync(code).length;
        const users = chunks.filter(({ imports }) => imports.includes(fileName));
        // What only games load is theirs alone.
        const isGames = users.length > 0 && users.every((user) => GAME.test(user.facadeModuleId ?? ''));
        if (isGames && !GAME.test(facadeModuleId ?? '')) for (const user of users) count(user.facadeModuleId, size);
        else count(facadeModuleId, size);
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
