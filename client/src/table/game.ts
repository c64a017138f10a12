/** What a game brings to the browser: its deck, its table, and what of its views is worth a stop. */
import type { Component } from 'svelte';

import type { Over, TableInfo, Update } from '../protocol';
import type { Facts } from '../words/catalogue';
import type { Frame } from './pacer';
import type { Table } from './table.svelte';

/** A message with its facts. */
export interface Sentence {
  id: string;
  facts: Facts;
}

/** A game's part of the browser: `games/<name>/client/game.ts` exports one as `game`. */
export interface GameClient {
  name: string;
  /** Whose names its cards and suits have: the messages `<deck>-card-…`. */
  deck: string;
  /** Loads what is drawn at the table. */
  load(): Promise<GameParts>;
  /** Loads what its sheets are written with, if it has any: decks and boards. */
  editor?(): Promise<Component<{ game: string }>>;
}

/** A panel of a game's own beside the story. */
export interface Tab {
  name: string;
  /** The message that names it. */
  label: string;
  Panel: Component<{ table: Table }>;
  /** How much in it waits for the reader. */
  count(table: Table): number;
}

export interface GameParts {
  /** All that is between the bar and the story. */
  Board: Component<{ table: Table }>;
  /** Which round, which trick of how many: the middle of the bar. */
  Progress: Component<{ table: Table }>;
  /** How everybody stands. */
  Scores: Component<{ table: Table }>;
  /** How everybody stands at the end, where more is to be said than a place and a score. */
  Account?: Component<{ table: Table }>;
  /** What is to be seen above the story, where there is room. */
  Aside?: Component<{ table: Table }>;
  tabs?: readonly Tab[];
  /** How the game draws a seat, where it has a way of its own. */
  Token?: Component<{ seat: number; initial: string; size?: number }>;
  /** What stands before a result that is no seat's, where that is not a tie. */
  Seal?: Component<{ size: number }>;
  /** What its drawings refer to by id, kept on the page as long as the table. */
  Defs?: Component;
  /** How long *update* stays if another follows, in milliseconds. */
  beat?(update: Update): number;
  /** What was finished between two updates: each is shown until the reader goes on. */
  scenes(before: Update | null, after: Update): readonly unknown[];
  /** Which round or island it is. */
  stage(update: Update, scene: unknown): Sentence | null;
  /** What the story says of the reader's turn, where it has more to say than the table has. */
  turn?(update: Update): Sentence | null;
  /** What to keep in mind while it is played: the foot of the story. */
  reminder?(frame: Frame<Update, unknown>, info: TableInfo): Sentence | null;
  /** The title of a finished game. */
  headline(over: Over): Sentence;
  /** One seat's result, in the game's own points. */
  score(points: number): Sentence;
}

const FOUND = import.meta.glob<{ game: GameClient }>(
  '../../../src/hustings/games/*/client/game.ts',
  { eager: true },
);

/** The games that can be played in this browser, by name. */
export const GAMES: ReadonlyMap<string, GameClient> = new Map(
  Object.values(FOUND).map(({ game }) => [game.name, game]),
);
