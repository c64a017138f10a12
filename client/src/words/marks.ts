/** Marks: the places in a worded sentence where a name, a card, a suit or what can be opened is more than its letters. */

export type Kind = 'seat' | 'card' | 'suit' | 'link';

/** A part of a sentence: plain letters, or a thing with the letters that name it. */
export type Piece = string | { kind: Kind; value: string; text: string };

const OPEN = '\uE000';
const SPLIT = '\uE001';
const CLOSE = '\uE002';
const MARK = new RegExp(`${OPEN}(\\w+):([^${SPLIT}]*)${SPLIT}([^${CLOSE}]*)${CLOSE}`, 'g');
const STRAY = new RegExp(`[${OPEN}${SPLIT}${CLOSE}]`, 'g');

/** Wrap the *text* that names a *value*, so that `pieces` finds it again in the sentence. */
export function marked(kind: Kind, value: string, text: string): string {
  return `${OPEN}${kind}:${value}${SPLIT}${text.replace(STRAY, '')}${CLOSE}`;
}

/** Cut a *sentence* at its marks. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARK)) {
    if (match.index > end) found.push(sentence.slice(end, match.index));
    found.push({ kind: match[1] as Kind, value: match[2] ?? '', text: match[3] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < sentence.length) found.push(sentence.slice(end));
  return found;
}

/** Leave the letters alone of a *sentence* with marks. */
export function plain(sentence: string): string {
  return sentence.replace(MARK, '$3');
}
