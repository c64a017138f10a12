/** The reader's settings: language, light, and how cards are played; kept in this browser. */
import { LANGUAGES, words, type Language } from '../words/words.svelte';
import { keep, kept } from './shelf';

export const THEMES = ['auto', 'paper', 'lamplight'] as const;
export const PAUSES = ['ask', 'long', 'short'] as const;
export type Theme = (typeof THEMES)[number];
export type Pause = (typeof PAUSES)[number];

/** How long a finished trick stays, in milliseconds; *ask* waits for a tap. */
export const PAUSE_MS: Record<Pause, number> = { ask: Infinity, long: 5000, short: 2000 };

interface Kept {
  language: Language | null;
  theme: Theme;
  twoColours: boolean;
  oneTap: boolean;
  pause: Pause;
  lessons: boolean;
  learnt: string[];
}

const FIRST: Kept = {
  language: null,
  theme: 'auto',
  twoColours: false,
  oneTap: false,
  pause: 'ask',
  lessons: true,
  learnt: [],
};

class Settings {
  #kept = $state<Kept>({ ...FIRST, ...kept<Partial<Kept>>('settings') });

  get language(): Language {
    return this.#kept.language ?? browserLanguage(navigator.languages);
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get twoColours(): boolean {
    return this.#kept.twoColours;
  }
  get oneTap(): boolean {
    return this.#kept.oneTap;
  }
  get pause(): Pause {
    return this.#kept.pause;
  }
  get lessons(): boolean {
    return this.#kept.lessons;
  }

  /** Say whether the lesson called *name* is still to be shown. */
  teaches(name: string): boolean {
    return this.#kept.lessons && !this.#kept.learnt.includes(name);
  }

  learn(name: string): void {
    if (!this.#kept.learnt.includes(name)) this.set({ learnt: [...this.#kept.learnt, name] });
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    keep('settings', this.#kept);
    this.wear();
  }

  /** Put the settings on the page itself. */
  wear(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.suitColours = this.twoColours ? 'two' : 'four';
    root.lang = this.language;
    void words.speak(this.language);
  }
}

/** Choose the first language of the *wanted* ones that there are words for. */
export function browserLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return short.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en';
}

export const settings = new Settings();
