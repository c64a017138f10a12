/**
 * What the page and the server say to each other.
 *
 * Made from src/hustings/server/protocol.py and the games' models by `make generate`: change those.
 */

/** A place at the table, clockwise from 0; null is nobody: chance, or a spectator. */
export type Seat = number;
export type Fact = number | string;

export type Phase = 'gathering' | 'playing' | 'over';

export type Kind = 'person' | 'bot' | 'open';

export type Leaver = 'wait' | 'bot' | 'default';

export type By = 'seat' | 'bot' | 'clock';

export type Code =
  | 'illegal' | 'stale' | 'over' | 'not-started' | 'not-over' | 'not-seated' | 'not-host'
  | 'seat-taken' | 'full' | 'no-table' | 'no-watchers' | 'no-game' | 'no-name' | 'bad-setup'
  | 'bad-message' | 'name-taken' | 'bad-name' | 'sheets-full' | 'key-reused' | 'no-upgrade'
  | 'other-rules' | 'unreadable' | 'closed' | 'too-fast' | 'unavailable';

/** The clause of the rulebook that an action would break, and the facts that make it so. */
export interface Objection {
  /** A heading of every rulebook of the game, `chapter.rule`. */
  clause: string;
  /** Nothing in here may be hidden from the seat that acts. */
  facts: Record<string, number | string>;
}

/** An action on the menu, with what speaks against it if anything does. */
export interface Option<Action = AnyAction> {
  action: Action;
  objection: Objection | null;
}

/** It is up to *seats*: each may act now, in any order, none knowing the others' answers. */
export interface Choose {
  type: 'choose';
  /** Who is waited for. Another seat may revise its answer where its menu says so. */
  seats: number[];
  /** The question's number: an answer names the question it answers. */
  prompt: number;
  /** Tags of actions that seats compose themselves; only among these does order matter. */
  free: string[];
}

/** The game is over. */
export interface Over {
  type: 'over';
  /** By seat, in the game's own points. */
  scores: number[];
  /** By seat: 1 is first, seats that tie share a place and the next one is left out. */
  places: number[];
}

/** One sentence of the story. */
export interface Line {
  /** A message of the game's catalogue: `story-…`. */
  id: string;
  /** Whom the sentence is about; worded with a name, or as *you*. */
  seat: number | null;
  /** What the sentence names. Several cards are one text with spaces between them. */
  facts: Record<string, number | string>;
  /** The clause that decided it, for a link into the rulebook. */
  clause: string | null;
  /** A `result` ends a trick or a round and folds what led to it; a `chapter` is a heading. A `heading` stands over what goes on now, and is folded with it. */
  weight: 'chapter' | 'heading' | 'line' | 'result';
}

/** What a game came to for one seat: `result` is `0.5 + luck - cost`. */
export interface Reckoning {
  seat: number;
  decisions: number;
  /** Matters in which it made one. */
  mistakes: number;
  /** What all its choices cost it, small ones included, each matter once. */
  cost: number;
  /** What the cards and the others brought it, or took from it if it is negative. */
  luck: number;
  /** Its merit at the end. */
  result: number;
}

/** What somebody said at the table: a line after the end of a record that is told with its talk. */
export interface Said {
  /** Its number at the table, from 0. */
  n: number;
  /** How many events there had been. */
  after: number;
  seat: number;
  /** What the person was called then. */
  name: string;
  text: string;
}

/** How a person has kept their promises, in games of this host that have ended. */
export interface Promises {
  games: number;
  kept: number;
  broken: number;
  /** Promises that spoke of what could not happen any more. */
  void: number;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: Kind;
  /** The person's name; empty where nobody sits. */
  name: string;
  /** The bot that plays this seat, or stands in for whoever left it. */
  bot: string | null;
  /** Whether a person of this seat is connected; always true for a bot. */
  here: boolean;
  /** Whether this seat may start the game. */
  host: boolean;
  /** What the person wants everybody to see of their word; null where they do not. */
  promises: Promises | null;
}

/** A line of the story, and where it belongs. */
export interface Told {
  /** A message of the game's catalogue: `story-…`. */
  id: string;
  /** Whom the sentence is about; worded with a name, or as *you*. */
  seat: number | null;
  /** What the sentence names. Several cards are one text with spaces between them. */
  facts: Record<string, number | string>;
  /** The clause that decided it, for a link into the rulebook. */
  clause: string | null;
  /** A `result` ends a trick or a round and folds what led to it; a `chapter` is a heading. A `heading` stands over what goes on now, and is folded with it. */
  weight: 'chapter' | 'heading' | 'line' | 'result';
  /** The number of the event that it tells. */
  n: number;
  /** Who acted for the *seat*: itself, a bot standing in for it, or the clock. */
  by: By;
}

/** What was asked did not happen, and nothing has changed. */
export interface Refused {
  type: 'refused';
  code: Code;
  facts: Record<string, number | string>;
  /** With the code `illegal`: the clause and the facts that forbid the action. */
  objection: Objection | null;
  /** The question that is asked now. */
  prompt: number | null;
  /** The message this answers. */
  id: string | null;
  /** How many events the table has had. */
  number: number | null;
}

/** POST /api/tables: what a table is to be. */
export interface NewTable {
  game: string;
  /** By seat: `open` or `bot:<name>`. The creator sits in the first open one. */
  seats: string[];
  name: string;
  /** A random word that says *the same person* when seats are claimed. */
  guest: string;
  /** With neither a dialect nor options, the game's first dialect. */
  dialect?: string | null;
  options?: Record<string, unknown> | null;
  watchers?: boolean;
  /** Whether one person may take several seats. */
  hot_seat?: boolean;
  turn_seconds?: number | null;
  /** Who acts for a person whose time ran out, or who left. */
  leaver?: Leaver;
  /** 32 random bytes of the browser, mixed into the seed. */
  entropy?: string | null;
}

/** POST /api/tables/<id>/claim: a person wants a seat. */
export interface Claim {
  name: string;
  guest: string;
  /** null: any that is open. */
  seat?: number | null;
  /** The key in an invitation to one seat. Whoever holds a taken seat's key has that seat. */
  key?: string | null;
  entropy?: string | null;
}

/** POST /api/tables/<id>/start and /seats/<n>/leave: a seat shows its key. */
export interface Keyed {
  key: string;
}

/** POST /api/tables/<id>/seats/<n>/rename: a seat changes the name it is called by. */
export interface Rename {
  key: string;
  name: string;
}

/** POST /api/promises: whether a person wants their promises counted, for all to see. */
export interface Counting {
  /** The word by which they sit down. */
  guest: string;
  /** null asks how it is. Whoever does not want it any more is forgotten. */
  wanted?: boolean | null;
}

/** POST /api/tables/<id>/rematch: a seat wants to play once more. */
export interface Again {
  key: string;
  entropy?: string | null;
}

/** One thing that a table may agree on. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

/** An option on which one dialect disagrees with an *other*. */
export interface DifferenceInfo {
  other: string;
  option: string;
  here: boolean | number | string;
  there: boolean | number | string;
}

/** A named, complete set of options. */
export interface DialectInfo<Options = AnyOptions> {
  name: string;
  options: Options;
  /** The fewest and the most who can play it. */
  seats: [number, number];
  differences: DifferenceInfo[];
}

/** What a game is called in one language, before its own words are loaded. */
export interface GameWords {
  name: string;
  pitch: string;
  /** How many seats it has, and how long it takes. */
  size: string;
}

/** A game on offer. */
export interface GameInfo<Options = AnyOptions> {
  name: string;
  /** By language. */
  words: Record<string, GameWords>;
  /** The fewest and the most who can play it under some options. */
  seats: [number, number];
  options: OptionInfo[];
  /** The first is the one a newcomer should play. */
  dialects: DialectInfo<Options>[];
  bots: string[];
  /** Whether seats give each other promises, which a person may have counted. */
  promises: boolean;
}

/** A deck or a board that a table can play with. */
export interface SheetInfo {
  /** The option of the game that it is for. */
  option: string;
  name: string;
  /** The whole of it, as the option takes it. */
  sheet: Record<string, unknown>;
  /** Whether it comes with the game; else the host keeps it. */
  boxed: boolean;
}

/** POST /api/sheets/<game>/<option>/read: a sheet in TOML. */
export interface SheetText {
  text: string;
}

/** POST /api/sheets/<game>/<option>: a sheet in TOML, to be kept under its own name. */
export interface KeptSheet {
  text: string;
  /** Whoever shows the same word may write it again. */
  guest: string;
}

/** One thing that is wrong with a sheet. */
export interface SheetFault {
  /** The path of the value, `laws[3].title`. */
  where: string;
  /** A message of the game's catalogue: `fault-…`. */
  id: string;
  facts: Record<string, number | string>;
}

/** A sheet as it was read, and what keeps it from being played. */
export interface SheetReading {
  /** null if it could not be made out at all. */
  sheet: Record<string, unknown> | null;
  faults: SheetFault[];
}

/** What opens a seat: whoever holds the key plays it. */
export interface SeatKey {
  seat: number;
  /** null for a bot. */
  key: string | null;
}

/** A table that was just made; the only time that all its keys are told. */
export interface Created {
  table: string;
  /** The path of the invitation to the table, `/t/<table>`; a seat's adds `/s/<key>`. */
  invite: string;
  seats: SeatKey[];
  /** Where the creator sits. */
  mine: number | null;
}

/** A seat and the key that opens it. */
export interface Seated {
  seat: number;
  key: string;
}

/** The table at which the same people play again. */
export interface Rematch {
  table: string;
  seat: number;
  /** The same key as at the old table. */
  key: string;
}

/** Whether the promises of a person are counted, and how they have kept them. */
export interface Counted {
  /** null: they are not counted. */
  promises: Promises | null;
}

/** A choice that a seat had, and what a bot thinks of it. */
export interface Weighing {
  /** The choice in words: messages of the game. */
  said: Line[];
  /** The part of the others that the seat could then expect to leave behind, 0 to 1. */
  value: number;
  /** A message of the game's catalogue, or empty. */
  reason: string;
  /** Whether it is what the seat did. */
  chosen: boolean;
}

/** A decision of a finished game, reviewed. */
export interface Decided {
  /** The number of the event by which it was made: so many had been there before. */
  n: number;
  seat: number;
  /** The best ones in order, and among or after them the one that was made. */
  choices: Weighing[];
  /** How much worse that is than the best one. */
  cost: number;
}

/** How far a finished game is reviewed. */
export interface Reviewed {
  /** Who weighs. */
  bot: string;
  /** Those beyond the ones that the asker has. */
  decisions: Decided[];
  /** So many events have been looked at. */
  done: number;
  /** Of so many. */
  events: number;
  /** By seat, once all is looked at: for each, the result is 0.5 + luck - cost. */
  reckonings: Reckoning[] | null;
}

/** A table as anybody with its link sees it. */
export interface TableInfo<Options = AnyOptions> {
  table: string;
  game: string;
  /** null: options of its own. */
  dialect: string | null;
  options: Options;
  seats: SeatInfo[];
  watchers: boolean;
  hot_seat: boolean;
  turn_seconds: number | null;
  leaver: Leaver;
  /** Whether seats give each other promises, which a person may have counted. */
  promises: boolean;
  phase: Phase;
  /** How many events the game had; null until it is over. */
  length: number | null;
  /** The SHA-256 of the secret part of the seed, in hexadecimal. */
  commitment: string;
  /** The table of the rematch. */
  next: string | null;
}

/** The first message: who is there, and what it has seen. */
export interface Hello {
  type: 'hello';
  /** null watches. */
  key?: string | null;
  /** The number of the last update seen; then only the story since is told. */
  seen?: number | null;
}

/** A seat answers a question with an action. */
export interface Act<Action = AnyAction> {
  type: 'act';
  /** Chosen by the client, new for each action; a repeat gets the first answer again. */
  id: string;
  /** The question's number, from the update that asked it. */
  prompt: number;
  action: Action;
}

/** A seat says something to the table. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}

/** The client asks whether the link is alive. */
export interface Ping {
  type: 'ping';
}

/** The whole table as the viewer sees it. */
export interface Update<View = AnyView, Action = AnyAction> {
  type: 'update';
  /** How many events there have been; updates of one table never go back. */
  number: number;
  phase: Phase;
  /** null while people gather. */
  turn: Choose | Over | null;
  /** The question that is asked, if one is. */
  prompt: number | null;
  seats: SeatInfo[];
  /** The viewer's own; null watches. */
  seat: number | null;
  /** null while people gather. */
  view: View | null;
  /** What the viewer might do, with what speaks against it if anything does. */
  menu: Option<Action>[];
  waiting: number[];
  /** Who has answered the question, though others have not. */
  ready: number[];
  story: Told[];
  /** Whether *story* begins at the beginning; else it goes on from the viewer's last update. */
  whole: boolean;
  /** How many milliseconds were left for this turn when the update was sent. */
  deadline_ms: number | null;
  commitment: string;
  next: string | null;
}

/** The action or remark with this id is stored. */
export interface Done {
  type: 'done';
  id: string;
  /** How many events there were then, its own and what followed from it included. */
  number: number;
}

/** Somebody said something. */
export interface Remark {
  type: 'said';
  /** Its number at the table, from 0. */
  n: number;
  /** How many events there had been. */
  after: number;
  seat: number | null;
  name: string;
  text: string;
}

/** Who is here, by seat; sent when that changes. */
export interface Presence {
  type: 'presence';
  seats: boolean[];
}

/** The link is alive. */
export interface Pong {
  type: 'pong';
}

export type ClientMessage = Hello | Act | Say | Ping;

export type ServerMessage = Update | Done | Refused | Remark | Presence | Pong;

export namespace Decktet {
  /** A physical card; `Card("9LK")` parses one, and its value is its text. */
  export type Card =
    | 'AM' | 'AS' | 'AW' | 'AL' | 'AY' | 'AK' | '2MK' | '2SY' | '2WL' | '3MW' | '3SK' | '3LY'
    | '4MS' | '4WL' | '4YK' | '5ML' | '5SW' | '5YK' | '6MW' | '6SY' | '6LK' | '7ML' | '7SK' | '7WY'
    | '8MS' | '8WL' | '8YK' | '9MS' | '9WY' | '9LK' | 'CM' | 'CS' | 'CW' | 'CL' | 'CY' | 'CK'
    | "AM'" | "AS'" | "AW'" | "AL'" | "AY'" | "AK'" | "2MK'" | "2SY'" | "2WL'" | "3MW'" | "3SK'"
    | "3LY'" | "4MS'" | "4WL'" | "4YK'" | "5ML'" | "5SW'" | "5YK'" | "6MW'" | "6SY'" | "6LK'"
    | "7ML'" | "7SK'" | "7WY'" | "8MS'" | "8WL'" | "8YK'" | "9MS'" | "9WY'" | "9LK'" | "CM'" | "CS'"
    | "CW'" | "CL'" | "CY'" | "CK'";
}

export namespace Democracy {
  /** What a table may agree on; the defaults are the English dialect. */
  export interface Options {
    /** How many cards make the first day: 12, 8, 6, 4, 4 for 2 to 6 seats, or half the deck. */
    deal: 'half' | 'seed';
    /** Tribes scored for the whole of a suit. */
    sweep: 1 | 2;
    /** What is the whole: all 25 points, or as many as one likes if no rival has any. */
    sweep_needs: 'all' | 'no_rival';
    /** Tribes that win the game. */
    target: 5 | 6 | 7 | 8 | 9 | 10;
    /** In a tie those not tied take their own card back too, or see it discarded. */
    tie_losers: 'discard' | 'own';
    /** When several have reached the target equally: play on, or share the win. */
    finish: 'most' | 'shared';
    /** What 13 points score: each suit for itself, or the whole pile at once. */
    count: 'pile' | 'suit';
  }

  /** Chance deals a day of an island. */
  export interface Deal {
    type: 'deal';
    dealer: number;
    /** 1 or 2. */
    day: number;
    /** By seat; each hand is sorted. A card is null to whoever may not see it. */
    hands: ((French.Card | null)[])[];
    /** The voting pool in the order in which it will be turned; only the first lies face up. */
    pool: (French.Card | null)[];
  }

  /** A seat lays a card face down for the speech. */
  export interface Commit {
    type: 'commit';
    /** null to whoever may not see it yet. */
    card: French.Card | null;
  }

  /** What one seat, or a spectator, may know. */
  export interface View {
    seat: number | null;
    dealer: number | null;
    day: number;
    /** How many speeches there are on the first and on the second day of an island. */
    days: [number, number];
    /** Whether the game is over. */
    over: boolean;
    /** The viewer's own; empty for a spectator. */
    hand: French.Card[];
    /** How many cards each seat holds, one laid down for the speech included. */
    counts: number[];
    upcard: French.Card | null;
    /** null if there is no upcard, or it is a joker. */
    trump: French.Suit | null;
    /** How many cards of the voting pool are left, the upcard included. */
    pool: number;
    /** How many cards have not been dealt on this island. */
    rest: number;
    /** By seat, who has laid a card down. */
    ready: boolean[];
    /** The viewer's own card laid down for the speech. */
    chosen: French.Card | null;
    speeches: Speech[];
    out: French.Card[];
    tribes: number[];
    islands: Count[];
    asked: number;
  }

  /** A finished trick, kept in the ledger. */
  export interface Speech {
    upcard: French.Card;
    /** By seat. */
    cards: French.Card[];
    /** null: tied. */
    winner: number | null;
    /** Who tied for highest; empty where someone won. */
    tied: number[];
    /** The clause that decided it. */
    clause: string;
  }

  /** A finished island, kept in the ledger. */
  export interface Count {
    dealer: number;
    /** What was counted: each suit for itself, or each pile as a whole. */
    by: 'pile' | 'suit';
    /** By seat, then by suit in the order spades, hearts, diamonds, clubs. */
    points: number[][];
    /** By suit, who scored the tribe; all null where whole piles are counted. */
    owners: (number | null)[];
    /** By seat, the tribes scored on this island, a sweep counted as the options say. */
    scored: number[];
    /** By suit, or by seat where whole piles are counted: whether somebody scored the whole. */
    swept: boolean[];
  }

  export type Actions = Deal | Commit;
}

export namespace French {
  /** A card; `Card("10H")` parses one, and its value is its text. */
  export type Card =
    | '2S' | '3S' | '4S' | '5S' | '6S' | '7S' | '8S' | '9S' | '10S' | 'JS' | 'QS' | 'KS' | 'AS'
    | '2H' | '3H' | '4H' | '5H' | '6H' | '7H' | '8H' | '9H' | '10H' | 'JH' | 'QH' | 'KH' | 'AH'
    | '2D' | '3D' | '4D' | '5D' | '6D' | '7D' | '8D' | '9D' | '10D' | 'JD' | 'QD' | 'KD' | 'AD'
    | '2C' | '3C' | '4C' | '5C' | '6C' | '7C' | '8C' | '9C' | '10C' | 'JC' | 'QC' | 'KC' | 'AC'
    | 'JK1' | 'JK2';

  /** A French suit, by its letter. */
  export type Suit = 'S' | 'H' | 'D' | 'C';
}

export namespace Majority {
  /** What a table may agree on; the defaults are the game of five turns. */
  export interface Options {
    turns: 4 | 5 | 6;
    /** Politics by lot, to be swapped by consent, or chosen in the order of the seats. */
    politics: 'chosen' | 'random';
    /** When six turns need more laws than there are: shuffle the discard pile, or draw fewer. */
    six_turn_deck: 'draw_four' | 'recycle';
    /** Whether a Protest may move a Supporter onto Lawmakers. */
    protest_into_lawmakers: boolean;
    /** Who has a faction on which the strongest tie: whom Justice picks, or who holds it. */
    faction_tie: 'incumbent' | 'justice';
    /** Whether the Maverick alone counts as a Power Card, so that its holder gets no six. */
    maverick_blocks_six: boolean;
    /** Supporters a law gives or takes, where its card does not say. */
    law_amount: 1 | 2 | 3;
    /** Changes a seat has left once every other seat has been firm. */
    late_edits: 1 | 2 | 3 | 4 | 5;
    board: Board;
    deck: Deck;
  }

  /** The seven tiles, how they lie and where their arrows point. */
  export interface Board {
    name: string;
    title: Title;
    spots: Spot[];
    arrows: Arrow[];
  }

  /** What something is called, in each language; one left empty is called as in the other. */
  export interface Title {
    en: string;
    id: string;
  }

  /** Where a tile lies, in axial coordinates of the hexagonal grid. */
  export interface Spot {
    faction: Faction;
    q: number;
    r: number;
  }

  /** A hex tile; the six of the ring clockwise from the top, then the one in the middle. */
  export type Faction =
    | 'activists' | 'voters' | 'media' | 'money' | 'bureaucracy' | 'justice' | 'lawmakers';

  /** A way along which Supporters are promoted. */
  export interface Arrow {
    tail: Faction;
    head: Faction;
  }

  /** The laws that a table plays with. */
  export interface Deck {
    name: string;
    title: Title;
    laws: Law[];
  }

  /** A Law Card. */
  export interface Law {
    id: number;
    title: Title;
    symbol: Symbol;
    reward: Words;
    penalty: Words;
    /** How many Supporters it gives and takes; null: as many as the table agreed on. */
    amount: number | null;
  }

  /** What a law does to the country. */
  export type Symbol = 'unrest' | 'order' | 'plain';

  /** Whom one side of a law speaks of. */
  export interface Words {
    politics: Politics[];
    powers: Faction[];
  }

  /** What a movement stands for: the quadrants clockwise round the tile, then its middle. */
  export type Politics = 'change' | 'liberty' | 'tradition' | 'regulate' | 'centrist';

  /** Chance gives every seat its Politics. */
  export interface Roles {
    type: 'roles';
    /** By seat; two adjoining ones for two of three seats. */
    politics: Politics[][];
  }

  /** Chance deals the starting Power Cards. */
  export interface Cards {
    type: 'cards';
    /** By seat. */
    powers: Power[];
  }

  /** A Power Card: one of each faction, in the same places, and two that no faction gives. */
  export type Power =
    | 'activists' | 'voters' | 'media' | 'money' | 'bureaucracy' | 'justice' | 'lawmakers'
    | 'president' | 'maverick';

  /** Chance brings the laws of a turn. */
  export interface Draw {
    type: 'draw';
    /** The Speaker's, sorted. */
    laws: (number | null)[];
    /** The President's two in the first turn, sorted. */
    pair: (number | null)[];
    /** The law of the discard pile that comes if the President leaves it to chance. */
    blind: number | null;
  }

  /** A seat offers promises for promises. */
  export interface Offer {
    type: 'offer';
    to: number[];
    mine: (VoteWord | BidWord | AgendaWord | HeadWord | ApartWord | SendWord | PresidentWord | SpareWord)[];
    yours: (VoteWord | BidWord | AgendaWord | HeadWord | ApartWord | SendWord | PresidentWord | SpareWord)[];
    /** The offer it counters. */
    answers: number | null;
  }

  /** To vote yes, or no, on a law. */
  export interface VoteWord {
    type: 'vote';
    law: number;
    yes: boolean;
    /** The turn of the game it speaks of: the one that runs, or the next. */
    turn: number;
  }

  /** To bid at least so many tokens on one side of a law. */
  export interface BidWord {
    type: 'bid';
    law: number;
    yes: boolean;
    tokens: number;
    /** The turn of the game it speaks of: the one that runs, or the next. */
    turn: number;
  }

  /** To put a law on the agenda, or to keep it off. */
  export interface AgendaWord {
    type: 'agenda';
    law: number;
    on: boolean;
    /** The turn of the game it speaks of: the one that runs, or the next. */
    turn: number;
  }

  /** To be in a coalition on a faction that names *head* its head. */
  export interface HeadWord {
    type: 'head';
    faction: Faction;
    head: number;
    /** The turn of the game it speaks of: the one that runs, or the next. */
    turn: number;
  }

  /** To stay out of the coalition of *other* on a faction. */
  export interface ApartWord {
    type: 'apart';
    faction: Faction;
    other: number;
    /** The turn of the game it speaks of: the one that runs, or the next. */
    turn: number;
  }

  /** To place or promote at least so many own Supporters onto a faction. */
  export interface SendWord {
    type: 'send';
    faction: Faction;
    supporters: number;
    /** The turn of the game it speaks of: the one that runs, or the next. */
    turn: number;
  }

  /** To name *president*, if it is oneself who chooses the President. */
  export interface PresidentWord {
    type: 'president';
    president: number;
    /** The turn of the game it speaks of: the one that runs, or the next. */
    turn: number;
  }

  /** Not to filibuster, scandal or protest *other*. */
  export interface SpareWord {
    type: 'spare';
    power: 'filibuster' | 'protest' | 'scandal';
    other: number;
    /** The turn of the game it speaks of: the one that runs, or the next. */
    turn: number;
  }

  /** A seat accepts an offer made to it. */
  export interface Accept {
    type: 'accept';
    offer: number;
  }

  /** A seat declines an offer made to it. */
  export interface Decline {
    type: 'decline';
    offer: number;
  }

  /** A seat withdraws its own offer. */
  export interface Withdraw {
    type: 'withdraw';
    offer: number;
  }

  /** A seat chooses its Politics. */
  export interface Take {
    type: 'take';
    politics: Politics[];
  }

  /** A seat wants to swap Politics with another; it happens once both have said so. */
  export interface Swap {
    type: 'swap';
    seat: number;
  }

  /** A seat is content with its Politics. */
  export interface Stay {
    type: 'stay';
  }

  /** A seat puts its Supporters into one or both hands, over a Ballot Card each. */
  export interface Place {
    type: 'place';
    hands: Hand[] | null;
  }

  /** A hand with a Ballot Card under it. */
  export interface Hand {
    faction: Faction;
    /** None at all is a bluff. */
    supporters: number;
  }

  /** A seat moves a Supporter of its own onto an arrow. */
  export interface Promote {
    type: 'promote';
    tail: Faction;
    head: Faction;
  }

  /** A seat takes its own promotion off an arrow. */
  export interface Recall {
    type: 'recall';
    tail: Faction;
    head: Faction;
  }

  /** The Head of Voters moves one more Supporter onto an arrow, another seat's if it agrees. */
  export interface Elect {
    type: 'elect';
    tail: Faction;
    head: Faction;
    owner: number;
  }

  /** The Head of Voters takes such a Supporter back, or the wish for it. */
  export interface Unelect {
    type: 'unelect';
    tail: Faction;
    head: Faction;
    owner: number;
  }

  /** A seat lets the Head of Voters promote a Supporter of its own. */
  export interface Grant {
    type: 'grant';
    tail: Faction;
    head: Faction;
  }

  /** A seat does not, or no longer, let its Supporter be promoted so. */
  export interface Refuse {
    type: 'refuse';
    tail: Faction;
    head: Faction;
  }

  /** A seat asks the Head of Bureaucracy to rule on an order. */
  export interface Ask {
    type: 'ask';
  }

  /** The Head of Bureaucracy rules who goes first, second and so on. */
  export interface Rule {
    type: 'rule';
    order: number[];
  }

  /** A seat is content with how things stand. */
  export interface Firm {
    type: 'firm';
  }

  /** The Head of Media sends Supporters on one arrow back to where they came from. */
  export interface Scandal {
    type: 'scandal';
    tail: Faction;
    head: Faction;
    /** By seat, how many. */
    supporters: number[];
  }

  /** A seat does not do what it may do now. */
  export interface Pass {
    type: 'pass';
  }

  /** A seat proposes a coalition on a faction, itself among the members. */
  export interface Propose {
    type: 'propose';
    faction: Faction;
    members: number[];
    head: number;
  }

  /** A seat agrees to a proposed coalition. */
  export interface Join {
    type: 'join';
    proposal: number;
  }

  /** A seat does away with a proposed coalition that names it, its own included. */
  export interface Reject {
    type: 'reject';
    proposal: number;
  }

  /** A seat leaves its coalition on a faction, which ends it. */
  export interface Leave {
    type: 'leave';
    faction: Faction;
  }

  /** The Head of Activists moves a Supporter of anyone from any faction to any other. */
  export interface Protest {
    type: 'protest';
    owner: number;
    tail: Faction;
    head: Faction;
  }

  /** The Head of Justice breaks a tie in favour of a seat. */
  export interface Decide {
    type: 'decide';
    seat: number;
  }

  /** A seat names the President. */
  export interface Appoint {
    type: 'appoint';
    seat: number;
  }

  /** The Speaker shows the drawn laws to a seat. */
  export interface Show {
    type: 'show';
    seat: number;
  }

  /** The Speaker picks two of the drawn laws. */
  export interface Pick {
    type: 'pick';
    laws: [number, number] | null;
  }

  /** The President brings a law to a vote. */
  export interface Mandate {
    type: 'mandate';
    law: number;
  }

  /** The President lets chance bring the law, for one Political Capital. */
  export interface Blind {
    type: 'blind';
  }

  /** The Speaker lays the agenda down, in the order of the votes. */
  export interface Lay {
    type: 'lay';
    laws: [number, number, number];
  }

  /** A seat lays a Ballot Card face down. */
  export interface Ballot {
    type: 'ballot';
    yes: boolean | null;
  }

  /** The Maverick limits a seat to three Influence on this vote. */
  export interface Filibuster {
    type: 'filibuster';
    seat: number;
  }

  /** A seat adds to its bid, or nothing. */
  export interface Bid {
    type: 'bid';
    influence: number;
    capital: number;
    /** Whether the Head of Money doubles down. */
    double: boolean;
  }

  /** A rewarded seat adds Supporters to a faction. */
  export interface Add {
    type: 'add';
    faction: Faction;
  }

  /** A penalised seat removes Supporters from a faction. */
  export interface Remove {
    type: 'remove';
    faction: Faction;
  }

  /** A seat that a law touches both ways moves Supporters of its own. */
  export interface Move {
    type: 'move';
    tail: Faction;
    head: Faction;
    supporters: number;
  }

  /** What one seat, or a spectator, may know. */
  export interface View {
    seat: number | null;
    turn: number;
    turns: number;
    /** Whether this is the last turn, in which what is yours alone can be seen by you alone. */
    last: boolean;
    over: boolean;
    stage: Casting | Choosing | Swapping | Placing | Promoting | Exposing | Coalescing | Settling | Nominating | Appointing | Branding | Drawing | Picking | Mandating | Ordering | Balloting | Filibustering | Bidding | Ruling | Awarding | Resolving | Dawning | Ended;
    asked: number;
    happened: number;
    politics: Politics[][];
    reserve: number[];
    ready: number[];
    /** By seat; that of others is null in the last turn, like the next two. */
    influence: (number | null)[];
    capital: (number | null)[];
    hands: (number[] | null)[];
    tiles: number[][];
    sent: number[][];
    holders: (number | null)[];
    used: boolean[];
    backed: (number | null)[];
    /** Who has drawn, or is to draw, the laws of this turn; null while nobody could. */
    speaker: number | null;
    /** How many laws are still to be drawn. */
    deck: number;
    aside: number;
    /** Those that the viewer has seen, by their numbers: what every other field calls a law. */
    laws: Law[];
    discard: number[];
    /** The laws in the Speaker's hand that are not picked, if the viewer may see them; for others to whom they were shown, with the picked ones until the agenda is laid. */
    drawn: number[];
    /** How many they are. */
    held: number;
    /** The Speaker's own pick. */
    picked: number[];
    /** How many laws are picked and not yet laid. */
    choice: number;
    /** The President's own two laws. */
    pair: number[];
    /** How many they are. */
    pairs: number;
    brought: number | null;
    shown: boolean[];
    agenda: number[];
    /** By seat, who has filled its hands or laid its ballot. */
    answered: boolean[];
    /** The viewer's own. */
    hands_down: Hand[] | null;
    /** The viewer's own. */
    ballot: boolean | null;
    allotments: Allotment[];
    seen: number[];
    instead: number[];
    groups: Group[][];
    controls: Control[];
    votes: Vote[];
    gains: Gain[];
    offers: Proposal[];
    offered: number[];
    proposals: number;
    pledges: Pledge[];
    outcome: Outcome | null;
  }

  /** Chance is to give Politics or starting powers. */
  export interface Casting {
    type: 'casting';
    what: 'cards' | 'roles';
  }

  /** A seat chooses its Politics. */
  export interface Choosing {
    type: 'choosing';
    /** Of the seats before it. */
    taken: Politics[][];
  }

  /** Seats may swap their Politics. */
  export interface Swapping {
    type: 'swapping';
    /** By seat, with whom it would like to swap. */
    wants: (number | null)[];
    content: boolean[];
  }

  /** All put their Supporters into their hands. */
  export interface Placing {
    type: 'placing';
  }

  /** Seats move Supporters on and off the arrows until all are firm. */
  export interface Promoting {
    type: 'promoting';
    /** By arrow of the board, then by seat: whether it has a Supporter of its own there. */
    moves: boolean[][];
    extras: Extra[];
    floor: Floor;
    /** Whether Bureaucracy has been asked to rule. */
    asked: boolean;
    /** After a ruling: those still to make their final moves, one by one; else empty. */
    order: number[];
  }

  /** A Supporter promoted, or to be promoted, by the Head of Voters. */
  export interface Extra {
    tail: Faction;
    head: Faction;
    owner: number;
    /** Whether its owner agrees; else it stays where it is. */
    granted: boolean;
  }

  /** Who is firm in an open negotiation, and how often each has changed something. */
  export interface Floor {
    firm: boolean[];
    /** Who has been firm at some moment of this negotiation. */
    been: boolean[];
    edits: number[];
    /** Edits made after every other seat had been firm. */
    late: number[];
  }

  /** The gavel has fallen; the Head of Media may make a scandal. */
  export interface Exposing {
    type: 'exposing';
    /** By arrow of the board, then by seat: the Supporters on it. */
    moved: number[][];
  }

  /** Seats form coalitions until all are firm. */
  export interface Coalescing {
    type: 'coalescing';
    /** By faction. */
    groups: Group[][];
    motions: Motion[];
    /** How many coalitions have been proposed in this phase. */
    proposed: number;
    floor: Floor;
    /** Whether there has been a Protest in this phase. */
    protested: boolean;
    /** Those of a faction are forgotten once a coalition there is formed or left, or by a Protest. The rules let anybody propose them again; bots have better manners. */
    refused: Refusal[];
  }

  /** A coalition on a faction: two members or more, who agreed. */
  export interface Group {
    members: number[];
    head: number;
  }

  /** A coalition that somebody proposed, and not all members have joined. */
  export interface Motion {
    /** Its number in this phase, from 0. */
    n: number;
    faction: Faction;
    by: number;
    members: number[];
    head: number;
    joined: number[];
  }

  /** A coalition that was proposed, and that another member than who proposed it did away with. */
  export interface Refusal {
    faction: Faction;
    members: number[];
    head: number;
    /** The event by which it did. */
    event: number;
  }

  /** The Head of Justice breaks the ties on factions, the first one now. */
  export interface Settling {
    type: 'settling';
    /** What is settled so far. */
    controls: Control[];
    ties: Tie[];
  }

  /** Who won a faction in a turn. */
  export interface Control {
    turn: number;
    faction: Faction;
    bloc: Bloc;
    clause: string;
  }

  /** Those who stand together on a faction, be it one alone. */
  export interface Bloc {
    head: number;
    members: number[];
    strength: number;
  }

  /** A faction on which several are equally strong. */
  export interface Tie {
    faction: Faction;
    blocs: Bloc[];
  }

  /** The outgoing Head of Justice says which of those who tie chooses the President. */
  export interface Nominating {
    type: 'nominating';
    controls: Control[];
    tied: number[];
  }

  /** The strongest in Voters and Media names the President. */
  export interface Appointing {
    type: 'appointing';
    controls: Control[];
    chooser: number;
  }

  /** The new Head of Justice says which of those who tie is the Maverick. */
  export interface Branding {
    type: 'branding';
    tied: number[];
  }

  /** Chance is to bring the laws of the turn. */
  export interface Drawing {
    type: 'drawing';
  }

  /** The Speaker picks two of the drawn laws. */
  export interface Picking {
    type: 'picking';
  }

  /** The President brings a law. */
  export interface Mandating {
    type: 'mandating';
  }

  /** The Speaker lays the agenda. */
  export interface Ordering {
    type: 'ordering';
  }

  /** All lay their ballots on a law. */
  export interface Balloting {
    type: 'balloting';
    /** Which law of the agenda, from 0. */
    number: number;
  }

  /** The Maverick may limit a seat. */
  export interface Filibustering {
    type: 'filibustering';
    poll: Poll;
  }

  /** A vote under way, ballots shown. */
  export interface Poll {
    /** Which law of the agenda, from 0. */
    number: number;
    ballots: boolean[];
    influence: number[];
    capital: number[];
    doubled: number | null;
    limited: number | null;
  }

  /** A team bids, one member after another. */
  export interface Bidding {
    type: 'bidding';
    poll: Poll;
    yes: Team;
    no: Team;
    /** Whose turn it is: that of yes, or of no. */
    side: boolean;
    /** Those of the team who have not bid in this turn of theirs. */
    queue: number[];
    /** The team's total when its turn began. */
    start: number;
    /** Whether No has dropped out and Yes bids on for the card. */
    alone: boolean;
  }

  /** One side of a vote. */
  export interface Team {
    /** Its members in bidding order. */
    order: number[];
    /** Whether Bureaucracy has been asked to rule on that order. */
    asked: boolean;
    /** Whether it has had its first turn. */
    begun: boolean;
    dropped: boolean;
  }

  /** The Head of Bureaucracy is asked to rule on an order. */
  export interface Ruling {
    type: 'ruling';
    /** What goes on afterwards. */
    paused: Promoting | Bidding;
    /** Whose order it is, in the order that holds without a ruling. */
    among: number[];
  }

  /** The Head of Justice says who of those who tie takes the law. */
  export interface Awarding {
    type: 'awarding';
    poll: Poll;
    tied: number[];
  }

  /** Those whom the law touches carry it out, the first one now. */
  export interface Resolving {
    type: 'resolving';
    number: number;
    amount: number;
    effects: Effect[];
  }

  /** What a law does to a seat. */
  export interface Effect {
    seat: number;
    kind: 'both' | 'penalty' | 'reward';
  }

  /** A turn is over and the next one is to begin; nobody is asked anything in between. */
  export interface Dawning {
    type: 'dawning';
  }

  /** The game is over. */
  export interface Ended {
    type: 'ended';
  }

  /** What a seat was given at the beginning of a turn. */
  export interface Allotment {
    supporters: number;
    influence: number;
    /** Supporters it should have had, and got Influence for. */
    short: number;
  }

  /** A finished vote. */
  export interface Vote {
    turn: number;
    law: number;
    /** By seat: yes or no. */
    ballots: boolean[];
    /** By seat, the Influence bid. */
    influence: number[];
    /** By seat, the Political Capital bid. */
    capital: number[];
    doubled: number | null;
    /** Whom the Maverick limited. */
    limited: number | null;
    /** Worth of the bids: for yes, for no. */
    totals: [number, number];
    passed: boolean;
    /** What decided it: more Influence, or Justice. */
    clause: string;
    /** Who took the card; null where it failed. */
    taker: number | null;
  }

  /** Political Capital that a seat collected. */
  export interface Gain {
    turn: number;
    seat: number;
    clause: string;
    capital: number;
  }

  /** An offer on the table: what one seat promises for what others promise. */
  export interface Proposal {
    /** Its number in the game, from 0. */
    n: number;
    by: number;
    to: number[];
    /** What *by* would promise to each of *to*. */
    mine: (VoteWord | BidWord | AgendaWord | HeadWord | ApartWord | SendWord | PresidentWord | SpareWord)[];
    /** What each of *to* would promise to *by*. */
    yours: (VoteWord | BidWord | AgendaWord | HeadWord | ApartWord | SendWord | PresidentWord | SpareWord)[];
    /** The offer it counters, so that the thread can be followed. */
    answers: number | null;
    /** Who of *to* has accepted, in that order; it takes all. */
    accepted: number[];
    status: 'accepted' | 'countered' | 'declined' | 'lapsed' | 'open' | 'withdrawn';
  }

  /** A promise that was given, kept in the ledger for the whole game. */
  export interface Pledge {
    offer: number;
    by: number;
    to: number[];
    promise: VoteWord | BidWord | AgendaWord | HeadWord | ApartWord | SendWord | PresidentWord | SpareWord;
    /** The event with which the offer was accepted. */
    given: number;
    verdict: 'broken' | 'kept' | 'open' | 'void';
    /** The event that decided it; null while it is open. */
    decided: number | null;
  }

  /** How the country ended, and what each seat got for it. */
  export interface Outcome {
    unrest: number;
    order: number;
    mood: 'order' | 'tie' | 'unrest';
    accounts: Account[];
  }

  /** The final account of a seat. */
  export interface Account {
    /** Political Capital before the country was judged. */
    collected: number;
    /** What Unrest or Order left of it. */
    kept: number;
    /** Accomplishments, in the order of the rulebook, those of nothing included. */
    shares: Share[];
    total: number;
    /** Unspent: it breaks ties. */
    influence: number;
    /** It breaks ties of that. */
    laws: number;
  }

  /** What one line of the final account brought a seat. */
  export interface Share {
    clause: string;
    capital: number;
  }

  export type Actions = Roles | Cards | Draw | Offer | Accept | Decline | Withdraw | Take | Swap | Stay | Place | Promote | Recall | Elect | Unelect | Grant | Refuse | Ask | Rule | Firm | Scandal | Pass | Propose | Join | Reject | Leave | Protest | Decide | Appoint | Show | Pick | Mandate | Blind | Lay | Ballot | Filibuster | Bid | Add | Remove | Move;
}

export namespace Tightwad {
  /** What a table may agree on. */
  export interface Options {
    /** Whether two may play, which no published rule says. */
    allow_two: boolean;
  }

  /** Chance deals a round. */
  export interface Deal {
    type: 'deal';
    dealer: number;
    /** By seat; each hand is sorted. A card is null to whoever may not see it. */
    hands: ((Decktet.Card | null)[])[];
  }

  /** A seat plays a card to the trick. */
  export interface Play {
    type: 'play';
    card: Decktet.Card;
  }

  /** What one seat, or a spectator, may know. */
  export interface View {
    seat: number | null;
    dealer: number | null;
    /** The viewer's own; empty for a spectator. */
    hand: Decktet.Card[];
    /** How many cards each seat holds. */
    counts: number[];
    trick: Trick;
    tricks: Trick[];
    penalties: Decktet.Card[][];
    /** By seat, the penalty cards' ranks added up. */
    points: number[];
    rounds: Round[];
    /** How many cards lie face down beside the table. */
    aside: number;
    plays: number;
  }

  /** The cards played since someone led, and which of them controls. */
  export interface Trick {
    leader: number;
    /** In playing order, beginning with the leader's. */
    cards: Decktet.Card[];
    /** The card to beat; null before the lead. */
    control: Decktet.Card | null;
  }

  /** A finished round, kept in the ledger. */
  export interface Round {
    dealer: number;
    /** How many it had: as many as each hand had cards. */
    tricks: number;
    /** The trick that nobody wanted. */
    last: Trick;
    loser: number;
    /** The card that controlled the last trick; its rank is the penalty. */
    penalty: Decktet.Card;
  }

  export type Actions = Deal | Play;
}

export type AnyView = Democracy.View | Majority.View | Tightwad.View;

export type AnyAction = Democracy.Actions | Majority.Actions | Tightwad.Actions;

export type AnyOptions = Democracy.Options | Majority.Options | Tightwad.Options;
