/** Names of people: whoever gave none is a guest, to each reader in the reader's own language. */
import { words } from './words.svelte';

/** What is kept at the server for whoever gave no name. */
export const NAMELESS = 'Guest';

/** What was said, as it is read: a bot says a message, which everybody reads in their own language. */
export const heard = (text: string, isBot: boolean): string => (isBot && words.has(text) ? words.say(text) : text);

/** What kind of *bot* it is, in a word; nothing where there are no words for it. */
export const kindOf = (bot: string): string | null => (words.has(`kind-${bot}`) ? words.say(`kind-${bot}`) : null);

/** *name* as it is shown. */
export const shown = (name: string): string => (name === NAMELESS ? words.say('guest') : name);

/** Who spoke from *seat*, called *name*; a bot has no name at the server. */
export const speaker = (name: string, seat: number | null): string =>
  name === '' && seat !== null ? words.say('bot-name', { seat }) : shown(name);
