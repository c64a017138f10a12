/**
 * A catalogue: all messages of some packages in one language, as `core/text.py` has them in Python.
 *
 * SEAT, CARD and SUIT (not WORD, which words ids of the game) leave marks in the sentence, so that one message gives both plain letters
 * and pieces to draw.
 */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';

import { marked, pieces, plain, type Kind, type Piece } from './marks';

export type Fact = string | number;
export type Facts = Record<string, Fact>;
/** What a seat is called; the reader has no name, but is *you*. */
export type Names = (seat: number) => string | null;

export class Catalogue {
  readonly language: string;
  readonly deck: string;
  #bundle: FluentBundle;
  #names: Names = String;

  /** Read *sources* in Fluent; cards and suits are worded by the messages `<deck>-card-…`. */
  constructor(language: string, sources: Iterable<string>, deck = '') {
    this.language = language;
    this.deck = deck;
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        SEAT: ([seats]) => this.#seats(text(seats)),
        YOU: ([seats]) => (this.#isYou(text(seats)) ? 'yes' : 'no'),
        CARD: ([cards]) => this.#list('card', text(cards)),
        SUIT: ([suits]) => this.#list('suit', text(suits)),
        WORD: ([words]) => this.#words(text(words)),
      },
    });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** Word *message* in plain letters. */
  say(message: string, facts: Facts = {}, names: Names = String): string {
    return plain(this.#format(message, facts, names));
  }

  /** Word *message* in pieces. */
  pieces(message: string, facts: Facts = {}, names: Names = String): Piece[] {
    return pieces(this.#format(message, facts, names));
  }

  #format(message: string, facts: Facts, names: Names): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    // A missing message shows its id: a test over all of them keeps that from happening.
    if (!pattern) return message;
    const before = this.#names;
    this.#names = names;
    try {
      return this.#bundle.formatPattern(pattern, facts as Record<string, FluentVariable>, []);
    } finally {
      this.#names = before;
    }
  }

  #list(kind: Kind, values: string): string {
    const worded = values
      .split(' ')
      .filter(Boolean)
      .map((value) => {
        const name = this.#format(`${this.deck}-${kind}-${value.replace("'", '')}`, {}, this.#names);
        return marked(kind, value, name);
      });
    return this.#joined(worded);
  }

  #seats(values: string): string {
    const seats = values.split(' ').filter(Boolean);
    return this.#joined(seats.map((seat) => this.#seat(seat)));
  }

  #seat(seat: string): string {
    const name = this.#names(Number(seat));
    return name === null ? this.#format('table-you', {}, this.#names) : marked('seat', seat, name);
  }

  /** Whether *seats* are the reader's own and nobody else's. */
  #isYou(seats: string): boolean {
    return /^\d+$/.test(seats) && this.#names(Number(seats)) === null;
  }

  /** Word ids of the game, each by a message `word-…`. */
  #words(values: string): string {
    const words = values.split(' ').filter(Boolean);
    return this.#joined(words.map((word) => this.#format(`word-${word}`, {}, this.#names)));
  }

  #joined(worded: string[]): string {
    const last = worded.pop() ?? '';
    if (worded.length === 0) return last;
    return this.#format('list-and', { rest: worded.join(', '), last }, this.#names);
  }
}

function text(value: FluentValue | undefined): string {
  return typeof value === 'object' && value ? String(value.valueOf()) : String(value ?? '');
}
