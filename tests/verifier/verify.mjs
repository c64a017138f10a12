// A verifier of records, written from docs/records.md alone: it shares no code with Hustings.
//
//   node verify.mjs FILE...
//
// For each file it prints one line of JSON: {"games": 2}, or {"line": 7, "reason": "..."} for the
// first line that is not true. The exit code is 1 if any file is not. Whether plays are legal, and
// what they score, is not on that page and not looked at here.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const sha256 = (bytes) => createHash("sha256").update(bytes).digest();
const SHA256 = /^[0-9a-f]{64}$/;
const SEED = /^([0-9a-f]{64}){1,2}$/;

class Untrue extends Error {
  constructor(line, reason) {
    super(reason);
    this.line = line;
  }
}

// ---------------------------------------------------------------- dice

function diceFor(seed, n) {
  const key = Buffer.alloc(seed.length + 8);
  seed.copy(key);
  key.writeBigUInt64BE(BigInt(n), seed.length);
  const bytes = stream(key);
  const below = (bound) => {
    let size = 1;
    while (256 ** size < bound) size += 1;
    const span = 256 ** size;
    for (;;) {
      let number = 0;
      for (let read = 0; read < size; read += 1) number = number * 256 + bytes.next().value;
      if (number < span - (span % bound)) return number % bound;
    }
  };
  const shuffled = (cards) => {
    const order = [...cards];
    for (let place = order.length - 1; place > 0; place -= 1) {
      const other = below(place + 1);
      [order[place], order[other]] = [order[other], order[place]];
    }
    return order;
  };
  return { below, shuffled };
}

function* stream(key) {
  for (let block = 0; ; block += 1) {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(block);
    yield* sha256(Buffer.concat([key, number]));
  }
}

// ---------------------------------------------------------------- deals

const inOrder = (cards, order) =>
  [...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other));

const hands = (cards, seats, size) =>
  Array.from({ length: seats }, (_, seat) => cards.slice(seat * size, (seat + 1) * size));

const FACES = [
  ...["AM", "AS", "AW", "AL", "AY", "AK"],
  ...["2MK", "2SY", "2WL", "3MW", "3SK", "3LY", "4MS", "4WL", "4YK", "5ML", "5SW", "5YK"],
  ...["6MW", "6SY", "6LK", "7ML", "7SK", "7WY", "8MS", "8WL", "8YK", "9MS", "9WY", "9LK"],
  ...["CM", "CS", "CW", "CL", "CY", "CK"],
];

class Tightwad {
  static fields = { deal: ["type", "dealer", "hands"], play: ["type", "card"] };
  static options = { allow_two: [false, true] };
  static seats = [2, 10];

  constructor(seats) {
    this.seats = seats;
    this.deck = seats < 6 ? FACES : [...FACES, ...FACES.map((face) => `${face}'`)];
    this.held = FACES.flatMap((face) => [face, `${face}'`]);
    this.penalties = [];
    this.dealer = null;
    this.size = 0; // cards still to be played by each seat in this round
    this.trick = [];
  }

  get dealDue() {
    return this.size === 0;
  }

  deal(dice) {
    const first = this.dealer === null;
    this.dealer = first ? dice.below(this.seats) : (this.dealer + 1) % this.seats;
    const stock = this.deck.filter((card) => !this.penalties.includes(card));
    this.size = Math.min(7, Math.floor(stock.length / this.seats));
    const dealt = hands(dice.shuffled(stock), this.seats, this.size);
    return {
      type: "deal",
      dealer: this.dealer,
      hands: dealt.map((hand) => inOrder(hand, this.held)),
    };
  }

  act(_seat, { card }) {
    this.trick.push(card);
    if (this.trick.length < this.seats) return;
    this.size -= 1;
    if (this.size === 0) this.penalties.push(this.trick.reduce(controls));
    this.trick = [];
  }
}

const rank = (card) => ({ A: 1, C: 10 })[card[0]] ?? Number(card[0]);
const suits = (card) => [...card.slice(1).replace("'", "")];

// The card that controls a trick after another has been played to it.
function controls(control, card) {
  const shares = suits(card).some((suit) => suits(control).includes(suit));
  return shares && (rank(card) > rank(control) || card[0] === "A") ? card : control;
}

const FRENCH = [..."SHDC"].flatMap((suit) =>
  ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"].map((rank) => rank + suit),
);
const JOKERS = { 4: ["JK1", "JK2"], 6: ["JK1"] };
const DAYS = {
  seed: { 2: [12, 4], 3: [8, 4], 4: [6, 4], 5: [4, 4], 6: [4, 3] },
  half: { 2: [8, 8], 3: [6, 6], 4: [5, 5], 5: [4, 4], 6: [3, 3] },
};

class Democracy {
  static fields = { deal: ["type", "dealer", "day", "hands", "pool"], commit: ["type", "card"] };
  static options = {
    deal: ["seed", "half"],
    sweep: [1, 2],
    sweep_needs: ["all", "no_rival"],
    target: [5, 6, 7, 8, 9, 10],
    tie_losers: ["own", "discard"],
    finish: ["most", "shared"],
    count: ["suit", "pile"],
  };
  static seats = [2, 6];

  constructor(seats, options) {
    this.seats = seats;
    this.days = DAYS[options.deal ?? "seed"][seats];
    this.deck = [...FRENCH, ...(JOKERS[seats] ?? [])];
    this.dealer = null;
    this.day = 2;
    this.left = [];
    this.size = 0; // speeches still to be held on this day
    this.ready = new Set();
  }

  get dealDue() {
    return this.size === 0;
  }

  deal(dice) {
    this.day = 3 - this.day;
    if (this.dealer === null) this.dealer = dice.below(this.seats);
    else if (this.day === 1) this.dealer = (this.dealer + 1) % this.seats;
    if (this.day === 1) this.left = this.deck;
    this.size = this.days[this.day - 1];
    const cards = dice.shuffled(this.left);
    const dealt = hands(cards, this.seats + 1, this.size);
    this.left = inOrder(cards.slice(this.size * (this.seats + 1)), this.deck);
    const pool = dealt.pop();
    return {
      type: "deal",
      dealer: this.dealer,
      day: this.day,
      hands: dealt.map((hand) => inOrder(hand, this.deck)),
      pool,
    };
  }

  act(seat) {
    this.ready.add(seat);
    if (this.ready.size < this.seats) return;
    this.ready.clear();
    this.size -= 1;
  }
}

const GAMES = { tightwad: Tightwad, democracy: Democracy };

// ---------------------------------------------------------------- records

const HEADER = ["game", "version", "seats", "options", "commitment", "seed"];
const EVENT = ["n", "seat", "action"];
const FOOTER = ["places", "scores", "digest"];
const SAID = ["n", "after", "seat", "name", "text"];

// The fields of an object in the order of the page, if they are these and no others.
function fields(line, value, names, what) {
  const found = value !== null && typeof value === "object" && !Array.isArray(value);
  if (!found || Object.keys(value).sort().join() !== [...names].sort().join())
    throw new Untrue(line, `this is not ${what}`);
  return Object.fromEntries(names.map((name) => [name, value[name]]));
}

function verified(text) {
  if (!text.endsWith("\n")) throw new Untrue(1, "the last line has no line feed");
  const lines = text.slice(0, -1).split("\n");
  const parsed = lines.map((line, index) => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Untrue(index + 1, "this is not JSON");
    }
  });
  let games = 0;
  for (let at = 0; at < parsed.length; games += 1) at = record(parsed, at);
  return games;
}

function record(lines, start) {
  const header = fields(start + 1, lines[start], HEADER, "a header");
  const Game = Object.hasOwn(GAMES, header.game) ? GAMES[header.game] : null;
  if (Game === null || header.version !== 1) throw new Untrue(start + 1, "which game is this?");
  const [least, most] = Game.seats;
  if (!Number.isInteger(header.seats) || header.seats < least || header.seats > most)
    throw new Untrue(start + 1, "the game is not for so many seats");
  for (const [name, value] of Object.entries(header.options))
    if (!Object.hasOwn(Game.options, name) || !Game.options[name].includes(value))
      throw new Untrue(start + 1, `the game has no such option: ${name}`);
  if (!SHA256.test(header.commitment)) throw new Untrue(start + 1, "this commits to nothing");
  if (!SEED.test(header.seed)) throw new Untrue(start + 1, "there is no seed to verify with");
  const seed = Buffer.from(header.seed, "hex");
  if (sha256(seed.subarray(0, 32)).toString("hex") !== header.commitment)
    throw new Untrue(start + 1, "the seed is not the one that was committed to");

  const game = new Game(header.seats, header.options);
  const digest = createHash("sha256");
  const seal = (part) => digest.update(`${JSON.stringify(part)}\n`);
  seal({ ...header, seed: null });
  let at = start + 1;
  for (; at < lines.length && Object.hasOwn(Object(lines[at]), "n"); at += 1) {
    const event = fields(at + 1, lines[at], EVENT, "an event");
    const names = Object.hasOwn(Game.fields, event.action?.type) && Game.fields[event.action.type];
    if (!names) throw new Untrue(at + 1, "there is no such action");
    event.action = fields(at + 1, event.action, names, "an action");
    if (event.n !== at - start - 1) throw new Untrue(at + 1, "the event is out of order");
    if (game.dealDue) {
      const dealt = game.deal(diceFor(seed, event.n));
      if (event.seat !== null || JSON.stringify(event.action) !== JSON.stringify(dealt))
        throw new Untrue(at + 1, "the seed brings something else");
    } else {
      if (event.action.type === "deal" || !Number.isInteger(event.seat))
        throw new Untrue(at + 1, "it is not chance's turn");
      game.act(event.seat, event.action);
    }
    seal(event);
  }
  if (at === lines.length) throw new Untrue(at + 1, "the footer is missing");
  const footer = fields(at + 1, lines[at], FOOTER, "a footer");
  if (!game.dealDue) throw new Untrue(at + 1, "the game is not over");
  if (footer.digest !== digest.digest("hex"))
    throw new Untrue(at + 1, "the digest is not that of the lines");
  return said(lines, at + 1, header.seats, at - start - 1);
}

// Pass over what was said at a table of so many seats, while there were so many events.
function said(lines, start, seats, events) {
  let at = start;
  const within = (value, most) => Number.isInteger(value) && value >= 0 && value <= most;
  for (; at < lines.length && Object.hasOwn(Object(lines[at]), "after"); at += 1) {
    const words = fields(at + 1, lines[at], SAID, "what was said");
    if (words.n !== at - start) throw new Untrue(at + 1, "the remark is out of order");
    if (!within(words.seat, seats - 1) || !within(words.after, events))
      throw new Untrue(at + 1, "nobody said so");
    if (typeof words.name !== "string" || typeof words.text !== "string")
      throw new Untrue(at + 1, "these are no words");
  }
  return at;
}

let answers = 0;
for (const file of process.argv.slice(2)) {
  try {
    const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    console.log(JSON.stringify({ games: verified(utf8.decode(readFileSync(file))) }));
  } catch (error) {
    if (!(error instanceof Untrue)) throw error;
    console.log(JSON.stringify({ line: error.line, reason: error.message }));
    answers = 1;
  }
}
process.exitCode = answers;
