/** An option of a game: its value, and how the value is told. */
import { words } from '../words/words.svelte';

/** A deck or a board, which an option can be. */
interface Sheet {
  name: string;
  title?: { en?: string; id?: string };
}

export const isSheet = (value: unknown): value is Sheet => typeof value === 'object' && value !== null && 'name' in value;

/** What tells *value* from others: a sheet goes by its name. */
export const factOf = (value: unknown): string => (isSheet(value) ? value.name : String(value));

/** *value* of *option* in words; a sheet that the game does not know goes by its title. */
export function tellOption(option: string, value: unknown): string {
  const message = `option-${option}-${factOf(value)}`;
  if (!isSheet(value) || words.has(message)) return words.say(message);
  const { en, id } = value.title ?? {};
  return (words.language === 'id' ? id || en : en || id) || value.name;
}
