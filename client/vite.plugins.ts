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

/** The game that a chunk belongs to by the modules in it, if it is one's alone. */
const GAME = /\/games\/([^/]+)\/client\//;

/** Fail the build when the script of a table, compressed, is more than *most* bytes; *more* allows a game more. */
export function budget(most: number, more: Readonly<Record<string, number>> = {}): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    enforce: 'post',
    // Written, not generated: only then is the script in its final, minified form.
    writeBundle(_options, bundle) {
      const games = new Map<string, number>();
      let shared = 0;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const size = gzipSync(file.code).length;
        const game = GAME.exec(file.facadeModuleId ?? '')?.[1];
        if (game) games.set(game, (games.get(game) ?? 0) + size);
        else shared += size;
      }
      for (const [game, own] of games) {
        const [size, limit] = [shared + own, more[game] ?? most];
        if (size > limit) {
          this.error(`expected at most ${limit} bytes of compressed script at a table of ${game}, got ${size}`);
        }
      }
    },
  };
}
