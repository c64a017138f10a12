/** The games that this host offers: asked for once. */
import type { GameInfo, GameWords } from '../protocol';
import { games } from '../wire/api';
import { words } from '../words/words.svelte';

class Offered {
  /** All of them; empty until they are known. */
  all = $state.raw<readonly GameInfo[]>([]);
  #asked: Promise<void> | null = null;

  /** Ask for them, unless they are known. Throws a refusal, after which it may be asked again. */
  load(): Promise<void> {
    this.#asked ??= games()
      .then((all) => {
        this.all = all;
      })
      .catch((error: unknown) => {
        this.#asked = null;
        throw error;
      });
    return this.#asked;
  }

  game(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }

  /** What a game is called in the language on the screen; nothing until that is known. */
  words(name: string): GameWords {
    return this.game(name)?.words[words.language] ?? { name: '', pitch: '', size: '' };
  }
}

export const offered = new Offered();
