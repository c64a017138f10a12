/** The words on the screen: the catalogue in use, loaded when a language or a game first needs it. */
import { Catalogue, type Facts, type Names } from './catalogue';
import type { Piece } from './marks';

export const LANGUAGES = ['en', 'id'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where each file of words is; words are fetched, for they are no script. */
const FILES = import.meta.glob<string>('../../../src/hustings/{server,cards,games/*}/text/*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
});
const ROOT = '../../../src/hustings';

async function source(folder: string, language: Language): Promise<string> {
  const url = FILES[`${ROOT}/${folder}/text/${language}.ftl`];
  return url === undefined ? '' : (await fetch(url)).text();
}

/** Which words a game needs: its own, and those of its deck. */
export interface Needs {
  game: string;
  deck: string;
}

class Words {
  /** The catalogue in use; `null` until the first is loaded. */
  catalogue = $state.raw<Catalogue | null>(null);
  #needs: Needs | null = null;
  #language: Language = 'en';
  #ready = new Map<string, Catalogue>();

  /** The deck of the game that is known. */
  get deck(): string {
    return this.catalogue?.deck ?? '';
  }

  get language(): Language {
    return (this.catalogue?.language ?? 'en') as Language;
  }

  /** Speak *language* from now on; what is on the screen changes when its words are here. */
  async speak(language: Language): Promise<void> {
    this.#language = language;
    await this.#load();
  }

  /** Know the words of a game as well. */
  async know(needs: Needs): Promise<void> {
    if (this.#needs?.game === needs.game) return;
    this.#needs = needs;
    await this.#load();
  }

  has(message: string): boolean {
    return this.catalogue?.has(message) ?? false;
  }

  say(message: string, facts?: Facts, names?: Names): string {
    return this.catalogue?.say(message, facts, names) ?? '';
  }

  pieces(message: string, facts?: Facts, names?: Names): Piece[] {
    return this.catalogue?.pieces(message, facts, names) ?? [];
  }

  async #load(): Promise<void> {
    const [language, needs] = [this.#language, this.#needs];
    const key = `${language} ${needs?.game ?? ''}`;
    let catalogue = this.#ready.get(key);
    if (!catalogue) {
      const folders = ['server', ...(needs ? ['cards', `games/${needs.game}`] : [])];
      const sources = await Promise.all(
        folders.map((folder) => source(folder, language)),
      );
      catalogue = new Catalogue(language, sources, needs?.deck);
      this.#ready.set(key, catalogue);
    }
    if (language === this.#language && needs?.game === this.#needs?.game) this.catalogue = catalogue;
  }
}

export const words = new Words();
