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
  | 'bad-message' | 'key-reused' | 'no-upgrade' | 'other-rules' | 'unreadable' | 'closed'
  | 'too-fast' | 'unavailable';

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

/** A game on offer. */
export interface GameInfo<Options = AnyOptions> {
  name: string;
  /** The fewest and the most who can play it under some options. */
  seats: [number, number];
  options: OptionInfo[];
  /** The first is the one a newcomer should play. */
  dialects: DialectInfo<Options>[];
  bots: string[];
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
  phase: Phase;
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

export type AnyView = Democracy.View | Tightwad.View;

export type AnyAction = Democracy.Actions | Tightwad.Actions;

export type AnyOptions = Democracy.Options | Tightwad.Options;
