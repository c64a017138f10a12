/** Decks and boards as TOML, in the way the sheets of the box are written. */
import type { Majority } from '$lib/protocol';

/** *text* as a basic string: quotes, backslashes and control characters escaped. */
function quoted(text: string): string {
  // JSON escapes all that TOML has to, but for DEL.
  return JSON.stringify(text).replaceAll('\u007f', '\\u007f');
}

const title = ({ en, id }: Majority.Title): string => `{ en = ${quoted(en)}, id = ${quoted(id)} }`;
const list = (words: readonly string[]): string => `[${words.map(quoted).join(', ')}]`;
const words = ({ politics, powers }: Majority.Words): string =>
  `{ politics = ${list(politics)}, powers = ${list(powers)} }`;

/** Write *deck*, a table for each law. */
export function deckText(deck: Majority.Deck): string {
  const laws = deck.laws.map((law) =>
    [
      '',
      '[[laws]]',
      `id = ${law.id}`,
      `title = ${title(law.title)}`,
      `symbol = ${quoted(law.symbol)}`,
      `reward = ${words(law.reward)}`,
      `penalty = ${words(law.penalty)}`,
      ...(law.amount === null ? [] : [`amount = ${law.amount}`]),
    ].join('\n'),
  );
  return [`name = ${quoted(deck.name)}`, `title = ${title(deck.title)}`, ...(laws.length > 0 ? laws : ['laws = []']), ''].join('\n');
}

/** Write *board*, a line for each tile and for each arrow. */
export function boardText(board: Majority.Board): string {
  return [
    `name = ${quoted(board.name)}`,
    `title = ${title(board.title)}`,
    '',
    'spots = [',
    ...board.spots.map(({ faction, q, r }) => `  { faction = ${quoted(faction)}, q = ${q}, r = ${r} },`),
    ']',
    'arrows = [',
    ...board.arrows.map(({ tail, head }) => `  { tail = ${quoted(tail)}, head = ${quoted(head)} },`),
    ']',
    '',
  ].join('\n');
}
