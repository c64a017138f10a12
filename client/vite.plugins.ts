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

/** Fail the build when all of the page's script, compressed, is more than *most* bytes. */
export function budget(most: number): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    enforce: 'post',
    // Written, not generated: only then is the script in its final, minified form.
    writeBundle(_options, bundle) {
      const sizes = Object.values(bundle).map((file) =>
        file.type === 'chunk' ? gzipSync(file.code).length : 0,
      );
      const size = sizes.reduce((sum, part) => sum + part, 0);
      if (size > most) {
        this.error(`expected at most ${most} bytes of compressed script, got ${size}`);
      }
    },
  };
}
