/** Scenes of Majority Rules: one evening of four movements, at each stage that asks something of the reader. */
import { moving, pushed } from '../../../src/hustings/games/majority/client/blocs';
import { law, view } from '../../../src/hustings/games/majority/client/sample';
import { FACTIONS, POWERS } from '../../../src/hustings/games/majority/client/nouns';
import type { Majority, Option, Update } from '../protocol';
import { line, scene, seatsOf, update, type Scene } from './make';

type Stage = Majority.View['stage'];

const to = (tail: Majority.Faction, head: Majority.Faction): Majority.Arrow => ({ tail, head });
const board: Majority.Board = {
  name: 'ladder12',
  title: { en: 'The ladder', id: 'Tangga' },
  spots: [
    { faction: 'lawmakers', q: 0, r: 0 },
    { faction: 'activists', q: 0, r: -1 },
    { faction: 'voters', q: 1, r: -1 },
    { faction: 'media', q: 1, r: 0 },
    { faction: 'money', q: 0, r: 1 },
    { faction: 'bureaucracy', q: -1, r: 1 },
    { faction: 'justice', q: -1, r: 0 },
  ],
  arrows: [
    to('activists', 'voters'), to('voters', 'media'), to('media', 'money'), to('money', 'bureaucracy'),
    to('bureaucracy', 'justice'), to('justice', 'activists'), to('activists', 'lawmakers'), to('voters', 'lawmakers'),
    to('media', 'lawmakers'), to('money', 'lawmakers'), to('lawmakers', 'bureaucracy'), to('lawmakers', 'justice'),
  ],
};
const laws = [
  law({
    id: 19,
    title: { en: 'Indoor Voices Statute', id: 'Statuta Suara Pelan' },
    reward: { politics: ['centrist'], powers: ['justice'] },
    penalty: { politics: ['liberty'], powers: ['media'] },
  }),
  law({
    id: 16,
    title: { en: 'Overnight Price Freeze', id: 'Pembekuan Harga Semalam' },
    symbol: 'unrest',
    reward: { politics: ['regulate'], powers: ['lawmakers'] },
    penalty: { politics: ['liberty'], powers: ['money'] },
  }),
  law({
    id: 3,
    title: { en: 'Ballots for Backpackers Act', id: 'UU Suara Pelancong' },
    symbol: 'plain',
    reward: { politics: ['change'], powers: ['voters'] },
    penalty: { politics: ['tradition'], powers: ['lawmakers'] },
  }),
];
const options: Majority.Options = {
  turns: 5, politics: 'random', six_turn_deck: 'recycle', protest_into_lawmakers: true, faction_tie: 'justice',
  maverick_blocks_six: true, law_amount: 2, late_edits: 3, board, deck: { name: 'classic', title: { en: 'Classic', id: 'Klasik' }, laws },
};

/** Who holds what: the reader is seat 0. */
const held: Readonly<Partial<Record<Majority.Power, number>>> = {
  activists: 0, voters: 2, media: 0, money: 3, bureaucracy: 0, justice: 2, lawmakers: 1, president: 1, maverick: 0,
};
const all = <T>(value: T): T[] => Array.from({ length: 4 }, () => value);
const open: Majority.Floor = { firm: [false, true, false, true], been: [false, true, false, true], edits: all(0), late: all(0) };
const poll: Majority.Poll = {
  number: 0, ballots: [true, false, true, false], influence: [3, 5, 3, 2], capital: all(0), doubled: null, limited: null,
};
const promise: Majority.VoteWord = { type: 'vote', turn: 3, law: 19, yes: true };
const evening = view({
  turn: 3,
  politics: [['change'], ['liberty'], ['tradition'], ['regulate']],
  reserve: [14, 11, 11, 13],
  ready: all(4),
  influence: [11, 9, 12, 8],
  capital: [9, 7, 8, 3],
  hands: [[], [], [], []],
  tiles: [[0, 3, 1, 1], [2, 0, 4, 1], [2, 3, 3, 2], [1, 2, 1, 4], [3, 2, 0, 1], [0, 1, 3, 0], [2, 3, 1, 2]],
  sent: Array.from({ length: 7 }, () => all(0)),
  holders: POWERS.map((power) => held[power] ?? null),
  used: POWERS.map((power) => power === 'lawmakers'),
  backed: all(null),
  speaker: 1,
  laws,
  agenda: laws.map(({ id }) => id),
  shown: all(false),
  answered: all(false),
  seen: all(0),
  instead: all(0),
  offered: all(0),
  pledges: [
    { offer: 0, by: 1, to: [0], promise, given: 4, verdict: 'kept', decided: 9 },
    { offer: 0, by: 0, to: [1], promise: { ...promise, law: 16 }, given: 4, verdict: 'broken', decided: 12 },
  ],
});

const may = (...actions: Majority.Actions[]): Option[] => actions.map((action) => ({ action, objection: null }));

/** The table at *stage*, where the reader may do the *actions*. */
const at = (stage: Stage, actions: Majority.Actions[], changes: Partial<Majority.View> = {}): Update =>
  update({
    seats: seatsOf(4),
    view: { ...evening, stage, ...changes },
    turn: { type: 'choose', seats: [0], prompt: 20, free: ['offer'] },
    menu: may(...actions),
    story: [line('story-turn', null, { turn: 3, turns: 5 }, null, 'chapter'), line('story-firm', 1, {}, 'promote.firm')],
  });
const shown = (...says: Update[]): Scene => scene('majority', 4, says, options);

const moves = board.arrows.map((_, way) => [way === 8, way === 6 || way === 9, way === 7, way === 3 || way === 9]);
const promoting: Majority.Promoting = { type: 'promoting', moves, extras: [], floor: open, asked: true, order: [] };
const running: Majority.View = { ...evening, stage: promoting };
const team = (order: number[]): Majority.Team => ({ order, asked: false, begun: true, dropped: false });
const bidding: Majority.Bidding = {
  type: 'bidding', poll, yes: team([0, 2]), no: team([1, 3]), side: true, queue: [0], start: 3, alone: false,
};
const coalescing: Majority.Coalescing = {
  type: 'coalescing',
  groups: [[], [], [{ members: [1, 3], head: 1 }], [], [], [], []],
  motions: [{ n: 0, faction: 'media', by: 2, members: [0, 2], head: 2, joined: [2] }],
  proposed: 1,
  protested: false, refused: [],
  floor: open,
};
const controls = evening.tiles.map((piles, place): Majority.Control => {
  const head = piles.indexOf(Math.max(...piles));
  return { turn: 3, faction: FACTIONS[place] ?? 'media', bloc: { head, members: [head], strength: piles[head] ?? 0 }, clause: 'coalition.winner' };
});
const proposal = (n: number, by: number, status: Majority.Proposal['status'], to_ = [0]): Majority.Proposal => ({
  n, by, to: to_, mine: [{ type: 'send', turn: 3, faction: 'media', supporters: 1 }], yours: [{ ...promise, turn: 4 }],
  answers: null, accepted: [], status,
});
const owed = (given: Majority.Pledge['promise']): Majority.Pledge => ({ offer: 0, by: 0, to: [1], promise: given, given: 4, verdict: 'open', decided: null });
const offers = [proposal(0, 0, 'declined', [2]), proposal(1, 1, 'accepted'), proposal(2, 2, 'open')];
const FIRM: Majority.Firm = { type: 'firm' };
const PASS: Majority.Pass = { type: 'pass' };
const BIDS = [0, 1, 2, 3].map((influence): Majority.Bid => ({ type: 'bid', influence, capital: 0, double: false }));
const protest: Majority.Protest = { type: 'protest', owner: 1, tail: 'media', head: 'money' };
const account = (seat: number, collected: number, prizes: number[]): Majority.Account => ({
  collected,
  kept: collected,
  shares: ['incumbent', 'majority', 'kingmaker', 'autocrat', 'realpolitik', 'establishment', 'revolutionary'].map(
    (name, at_) => ({ clause: `end.${name}`, capital: prizes[at_] ?? 0 }),
  ),
  total: prizes.reduce((sum, prize) => sum + prize, collected),
  influence: 4 + seat,
  laws: 1,
});
const accounts = [
  account(0, 9, [12, 5, 0, 0, 3, 3, 0]), account(1, 7, [6, 0, 2, 0, 3, 0, 3]),
  account(2, 8, [6, 0, 2, 0, 0, 0, 0]), account(3, 3, [3, 0, 0, 3, 0, 0, 0]),
];
const ended = at({ type: 'ended' }, [], { turn: 5, last: true, over: true, outcome: { unrest: 1, order: 2, mood: 'order', accounts } });

export const MAJORITY: Readonly<Record<string, Scene>> = {
  placing: shown(
    at({ type: 'placing' }, [{ type: 'place', hands: [{ faction: 'media', supporters: 4 }] }], { used: POWERS.map(() => false) }),
  ),
  promoting: shown(at(promoting, [FIRM, { type: 'ask' }, { type: 'recall', ...to('media', 'lawmakers') }, { type: 'promote', ...to('money', 'lawmakers') }])),
  push: shown(at(promoting, [FIRM]), at(coalescing, [FIRM], { tiles: pushed(running, board, moving(running, board)) })),
  ruling: shown(at({ type: 'ruling', paused: promoting, among: [1, 2, 3, 0] }, [PASS, { type: 'rule', order: [1, 2, 3, 0] }])),
  'ruling-bids': shown(at({ type: 'ruling', paused: bidding, among: [0, 2] }, [PASS, { type: 'rule', order: [0, 2] }])),
  scandal: shown(
    at({ type: 'exposing', moved: moves.map((row) => row.map(Number)) }, [
      PASS,
      { type: 'scandal', ...to('activists', 'lawmakers'), supporters: [0, 1, 0, 0] },
      { type: 'scandal', ...to('money', 'lawmakers'), supporters: [0, 1, 0, 1] },
    ]),
  ),
  word: shown(at(coalescing, [FIRM, { type: 'join', proposal: 0 }, { type: 'reject', proposal: 0 }], {
    pledges: [owed({ type: 'head', faction: 'media', head: 1, turn: 3 })],
  })),
  coalescing: shown(at(coalescing, [FIRM, { type: 'join', proposal: 0 }, { type: 'reject', proposal: 0 }, protest])),
  controls: shown(
    at(coalescing, [FIRM]),
    at({ type: 'balloting', number: 0 }, [{ type: 'ballot', yes: true }, { type: 'ballot', yes: false }], { controls }),
  ),
  picking: shown(
    at({ type: 'picking' }, [
      { type: 'pick', laws: [3, 16] },
      ...[1, 2, 3].map((seat): Majority.Show => ({ type: 'show', seat })),
    ], { speaker: 0, agenda: [], drawn: laws.map(({ id }) => id), held: 3 }),
  ),
  unfirm: shown(at({ ...coalescing, motions: [], floor: { ...open, been: [true, true, true, true] } }, [FIRM])),
  deals: scene('majority', 4, [
    {
      ...at(promoting, [FIRM, { type: 'accept', offer: 2 }, { type: 'decline', offer: 2 }], { offers }),
      story: [{ ...line('story-declines', 2, { offer: 1 }, 'deal.open'), n: 5 }],
    },
    { type: 'said', n: 0, after: 6, seat: 2, name: '', text: 'say-bot-deal-bad' },
  ], options),
  answers: scene('majority', 4, [
    {
      ...at(promoting, [FIRM], { offers: [proposal(0, 0, 'accepted', [2]), proposal(1, 0, 'countered', [2]), { ...proposal(2, 2, 'open'), answers: 1 }] }),
      story: [{ ...line('story-counters', 2, { offer: 3, to: '0' }, 'deal.open'), n: 5 }, { ...line('story-accepts', 2, { offer: 1 }, 'deal.open'), n: 6 }],
    },
  ], options),
  protest: shown({
    ...at({ ...coalescing, protested: true }, [FIRM, { type: 'join', proposal: 0 }, { type: 'reject', proposal: 0 }]),
    story: [{ ...line('story-protest', 3, { owner: 0, tail: 'media', head: 'lawmakers' }, 'protest.one'), n: 5 }],
  }),
  'word-sent': shown(at(promoting, [FIRM], { pledges: [owed({ type: 'send', faction: 'media', supporters: 2, turn: 3 })] })),
  'word-placed': shown(
    at({ type: 'placing' }, [{ type: 'place', hands: [{ faction: 'media', supporters: 4 }] }], { pledges: [owed({ type: 'send', faction: 'media', supporters: 2, turn: 3 })] }),
  ),
  'word-bid': shown(at(bidding, BIDS, { pledges: [owed({ type: 'bid', law: 19, yes: true, tokens: 5, turn: 3 })] })),
  'word-law': shown(
    at({ type: 'picking' }, [{ type: 'pick', laws: [3, 16] }], {
      speaker: 0, agenda: [], drawn: laws.map(({ id }) => id), held: 3, pledges: [owed({ type: 'agenda', law: 19, on: true, turn: 3 })],
    }),
  ),
  appointing: shown(
    at({ type: 'appointing', controls: [], chooser: 0 }, [1, 2, 3].map((seat): Majority.Appoint => ({ type: 'appoint', seat }))),
  ),
  balloting: shown(at({ type: 'balloting', number: 0 }, [{ type: 'ballot', yes: true }, { type: 'ballot', yes: false }])),
  filibuster: shown(
    at({ type: 'filibustering', poll }, [PASS, ...[1, 2, 3].map((seat): Majority.Filibuster => ({ type: 'filibuster', seat }))]),
  ),
  bidding: shown(at(bidding, BIDS)),
  resolving: shown(
    at({ type: 'resolving', number: 0, amount: 2, effects: [{ seat: 0, kind: 'penalty' }] }, [
      { type: 'remove', faction: 'media' },
    ]),
  ),
  'last-turn': shown(at(promoting, [FIRM], { turn: 5, last: true, influence: [11, null, null, null], capital: [9, null, null, null] })),
  account: shown({
    ...ended,
    phase: 'over',
    turn: { type: 'over', scores: accounts.map(({ total }) => total), places: [1, 2, 3, 4] },
    prompt: null,
    waiting: [],
  }),
};
