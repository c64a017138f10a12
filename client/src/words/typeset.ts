/** Typesetting: what a sentence shows of its names, cards and suits, and where its lines must not break. */
import { type Suit } from '../cards/suits';
import type { Piece } from './marks';
import { cardParts, NO_RANK, suitOf } from './suits';

/** A part of a sentence as it is set. */
export type Run =
  | { kind: 'letters'; text: string }
  | { kind: 'seat'; text: string }
  | { kind: 'link'; value: string; text: string }
  | { kind: 'chip'; suit: Suit; letter: string; text: string }
  | {
      kind: 'named';
      /** What is read aloud, where that is not what is seen. */
      spoken: string | null;
      /** The name up to its last word, which stays with the glyphs and the stop that follow. */
      head: string;
      tail: string;
      suits: readonly Suit[];
      stop: string;
    };

const STOP = /^[.,;:!?)]+/;

/**
 * Set the *pieces* of a sentence. Glyphs follow the name, and a suit that was drawn once is not
 * drawn again. With *framed*, every suit is a chip. *name* words the short name of a card.
 */
export function typeset(
  pieces: readonly Piece[],
  deck: string,
  name: (message: string) => string,
  framed = false,
): Run[] {
  const drawn = new Set<Suit>();
  const runs: Run[] = [];
  for (const piece of pieces) {
    if (typeof piece === 'string') runs.push(...letters(piece, runs.at(-1)));
    else if (piece.kind === 'seat') runs.push({ kind: 'seat', text: piece.text });
    else if (piece.kind === 'link') runs.push({ kind: 'link', value: piece.value, text: piece.text });
    else if (piece.kind === 'suit' && framed)
      runs.push({ kind: 'chip', suit: suitOf(deck, piece.value), letter: piece.value, text: piece.text });
    else if (piece.kind === 'suit') {
      const suit = suitOf(deck, piece.value);
      runs.push(named(piece.text, drawn.has(suit) ? [] : [suit], null));
      drawn.add(suit);
    } else {
      const { name: message, rank, suits } = cardParts(deck, piece.value);
      const short = rank === NO_RANK ? name(message) : `${name(message)}, ${rank}`;
      runs.push(rank ? named(short, suits, piece.text) : named(piece.text, suits, null));
      for (const suit of suits) drawn.add(suit);
    }
  }
  return runs;
}

/** Set plain *text*; a stop at its beginning goes to the glyphs *before* it. */
function letters(text: string, before: Run | undefined): Run[] {
  const stop = before?.kind === 'named' && before.suits.length > 0 ? (STOP.exec(text)?.[0] ?? '') : '';
  if (before?.kind === 'named') before.stop = stop;
  const rest = text.slice(stop.length);
  return rest ? [{ kind: 'letters', text: rest }] : [];
}

function named(text: string, suits: readonly Suit[], spoken: string | null): Run {
  const cut = text.lastIndexOf(' ') + 1;
  return { kind: 'named', spoken, head: text.slice(0, cut), tail: text.slice(cut), suits, stop: '' };
}
