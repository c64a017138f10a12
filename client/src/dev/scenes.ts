/** The scenes: tables as one might meet them, from one deal of each deck. */
import type {
  Democracy,
  Option,
  Remark,
  Tightwad,
} from '../protocol';
import { MAJORITY } from './majority';
import { line, scene, seatsOf, update, type Scene } from './make';

// ---------------------------------------------------------------- Tightwad

const hand: Tightwad.View['hand'] = ['2SY', '4WL', '6MW', '7SK', '9WY'];
const trick: Tightwad.Trick = { leader: 1, cards: ['3MW', '8WL', '9MS'], control: '8WL' };
const past = (leader: number, control: Tightwad.Trick['control']): Tightwad.Trick => ({
  leader,
  cards: control ? [control] : [],
  control,
});
/** The rounds behind it: each penalty card was a last trick. */
const rounds: Tightwad.Round[] = (
  [
    [0, '5YK'],
    [1, '4YK'],
    [1, '2MK'],
    [2, 'AS'],
  ] as const
).map(([loser, penalty], i) => ({ dealer: (i + 3) % 4, tricks: 7, last: past(loser, penalty), loser, penalty }));
const tightwadView: Tightwad.View = {
  seat: 0,
  dealer: 3,
  hand,
  counts: [5, 4, 4, 4],
  trick,
  tricks: [past(2, '8YK'), past(1, 'CM')],
  penalties: [['5YK'], ['4YK', '2MK'], ['AS'], []],
  points: [5, 6, 1, 0],
  rounds,
  aside: 8,
  plays: 11,
};
const tooLow = { clause: 'play.follow', facts: { control: '8WL', lowest: '2SY' } };
const plays = (legal: string[], all: readonly string[]): Option[] =>
  all.map((card) => ({
    action: { type: 'play', card } as Tightwad.Play,
    objection: legal.includes(card) ? null : tooLow,
  }));
const tightwadStory = [
  line('story-round', 3, { round: 5 }, null, 'chapter'),
  line('story-lead', 0, { card: '3LY' }),
  line('story-trick-won', 2, { trick: 1, card: '8YK' }, 'trick.winner', 'result'),
  line('story-lead', 2, { card: '5ML' }),
  line('story-trick-won', 1, { trick: 2, card: 'CM' }, 'trick.winner', 'result'),
  line('story-trick', null, { trick: 3, tricks: 7 }, null, 'heading'),
  line('story-lead', 1, { card: '3MW' }),
  line('story-control-higher', 2, { card: '8WL', control: '3MW', suits: 'W' }, 'control.higher'),
  line('story-no-suit', 3, { card: '9MS', control: '8WL' }),
];

const ten: Tightwad.View = {
  ...tightwadView,
  dealer: 9,
  counts: [7, 6, 6, 6, 6, 6, 6, 6, 6, 6],
  hand: ['2SY', '4WL', '6MW', '7SK', "8WL'", '9WY', 'CY'],
  trick: {
    leader: 1,
    cards: ['3MW', '8WL', '9MS', "AW'", '5SW', '6LK', 'CK', '7WY', 'CW'],
    control: 'CW',
  },
  tricks: [],
  penalties: [['5YK'], ['4YK', '2MK'], ['AS'], [], ['9LK'], [], ['3SK', '3LY', '2WL'], [], ['7ML'], []],
  points: [5, 6, 1, 0, 9, 0, 8, 0, 7, 0],
};

// ---------------------------------------------------------------- Democracy

const speech: Democracy.Speech = {
  upcard: '9S',
  cards: ['6S', '5S', 'KS', '4H'],
  winner: 0,
  tied: [],
  clause: 'speech.idiot',
};
const earlier: Democracy.Speech[] = [
  { upcard: '8H', cards: ['7C', '3H', 'QC', '10D'], winner: 1, tied: [], clause: 'speech.trump' },
  { upcard: '10C', cards: ['QS', 'JH', 'QD', '8S'], winner: null, tied: [0, 2], clause: 'speech.tie' },
];
const count = (owners: (number | null)[], points: number[][], scored: number[]): Democracy.Count => ({
  dealer: 0,
  by: 'suit',
  points,
  owners,
  scored,
  swept: [false, false, false, false],
});
const NONE = [0, 0, 0, 0];
const POINTS = [NONE, NONE, NONE, NONE];
const islands = [
  count([2, 3, 2, null], POINTS, [0, 0, 2, 1]),
  count([0, 1, null, 1], POINTS, [1, 2, 0, 0]),
];
const democracyView: Democracy.View = {
  seat: 0,
  dealer: 1,
  day: 1,
  days: [6, 4],
  over: false,
  hand: ['3D', 'JC', 'JK1'],
  counts: [3, 3, 3, 3],
  upcard: 'QD',
  trump: 'D',
  pool: 3,
  rest: 20,
  ready: [false, true, true, false],
  chosen: null,
  speeches: [...earlier, speech],
  out: ['10C'],
  tribes: [1, 2, 2, 1],
  islands,
  asked: 23,
};
const commits = (cards: readonly string[]): Option[] =>
  cards.map((card) => ({ action: { type: 'commit', card } as Democracy.Commit, objection: null }));
const before = update({
  number: 19,
  view: { ...democracyView, speeches: earlier, ready: [false, false, false, false], upcard: '9S', trump: 'S' },
  seats: seatsOf(4),
  story: [
    line('story-day', null, { island: 3, day: 1 }, null, 'chapter'),
    line('story-shown', 1, { card: '3H' }),
    line('story-won-trump', 1, { card: '3H' }, 'speech.trump', 'result'),
    line('story-shown', 2, { card: 'QD' }),
    line('story-tie', null, { tied: 'QS QD', upcard: '10C', lost: '' }, 'speech.tie', 'result'),
    line('story-speech', null, { speech: 3 }, null, 'heading'),
    line('story-upcard', null, { card: '9S', suit: 'S' }, 'speech.upcard'),
  ],
});
const reveal = update({
  number: 20,
  whole: false,
  view: democracyView,
  menu: commits(democracyView.hand),
  waiting: [0, 3],
  ready: [1, 2],
  story: [
    ...speech.cards.map((card, seat) => line('story-shown', seat, { card })),
    line('story-won-idiot', 0, { card: '6S' }, 'speech.idiot', 'result'),
  ],
});
const choosing: Democracy.View = {
  ...democracyView,
  speeches: earlier,
  upcard: '9S',
  trump: 'S',
  hand: ['3D', '6S', 'JC', 'JK1'],
  counts: [4, 4, 4, 4],
  pool: 4,
  chosen: '6S',
  ready: [true, true, true, false],
};
const long: Democracy.View['hand'] = ['6S', '8S', 'QS', '3S', '7H', '10H', '4H', '9D', 'KD', '5D', 'JC', 'AC'];
const counted = [
  [14, 7, 2, 0],
  [6, 13, 4, 3],
  [3, 0, 11, 6],
  [2, 5, 8, 15],
];
const island = update({
  number: 21,
  whole: false,
  turn: null,
  prompt: null,
  waiting: [],
  view: {
    ...democracyView,
    day: 2,
    hand: [],
    counts: [0, 0, 0, 0],
    speeches: [...earlier, speech],
    tribes: [2, 3, 2, 2],
    islands: [...islands, count([0, 1, null, 3], counted, [1, 1, 0, 1])],
  },
  story: [
    line('story-count', null, { island: 3 }, null, 'chapter'),
    line('story-tribe', 0, { suit: 'S', points: 14 }, 'island.majority', 'result'),
    line('story-tribe', 1, { suit: 'H', points: 13 }, 'island.majority', 'result'),
    line('story-tribe-nobody', 2, { suit: 'D', points: 11 }, 'island.majority', 'result'),
    line('story-tribe', 3, { suit: 'C', points: 15 }, 'island.majority', 'result'),
    line('story-out', null, { suit: 'C', points: 24, cards: '10C' }),
    line('story-tribes', null, {}, null, 'chapter'),
    line('story-total', 1, { tribes: 3 }),
    line('story-next', 2, { island: 4 }, 'island.next'),
  ],
});

/** Six nations: a speech, and an island of which one pile is nearly the whole suit. */
const six: Democracy.View = {
  ...democracyView,
  dealer: 5,
  day: 1,
  days: [4, 3],
  counts: [3, 3, 3, 3, 3, 3],
  ready: [false, false, false, false, false, false],
  speeches: [
    { upcard: 'KD', cards: ['3S', 'AD', '10C', '3D', '7C', 'KH'], winner: 3, tied: [], clause: 'speech.trump' },
  ],
  out: [],
  tribes: [1, 0, 0, 0, 1, 1],
  islands: [count([4, 0, 5, null], POINTS, [1, 0, 0, 0, 1, 1])],
};
const sixReveal = update({
  number: 20,
  whole: false,
  seats: seatsOf(6),
  view: six,
  menu: commits(six.hand),
  waiting: [0, 1, 2, 3, 4, 5],
  story: [
    ...(six.speeches[0]?.cards ?? []).map((card, seat) => line('story-shown', seat, { card })),
    line('story-won-trump', 3, { card: '3D' }, 'speech.trump', 'result'),
  ],
});
const sixBefore = update({
  number: 19,
  seats: seatsOf(6),
  view: { ...six, speeches: [], upcard: 'KD' },
  story: [line('story-day', null, { island: 2, day: 1 }, null, 'chapter')],
});
const sixIsland = update({
  number: 21,
  whole: false,
  seats: seatsOf(6),
  turn: null,
  prompt: null,
  waiting: [],
  view: {
    ...six,
    day: 2,
    hand: [],
    counts: [0, 0, 0, 0, 0, 0],
    tribes: [2, 1, 0, 0, 2, 2],
    islands: [
      ...six.islands,
      count(
        [null, 4, 0, 5],
        [
          [4, 7, 18, 1],
          [12, 0, 0, 0],
          [0, 0, 0, 0],
          [0, 0, 0, 0],
          [5, 13, 2, 0],
          [4, 5, 5, 24],
        ],
        [1, 0, 0, 0, 1, 1],
      ),
    ],
  },
  story: [line('story-count', null, { island: 2 }, null, 'chapter')],
});

const remark: Remark = { type: 'said', n: 0, after: 20, seat: 1, name: 'Ana', text: 'I had been saving that 5!' };
const tightwad = update({
  view: tightwadView,
  menu: plays(['2SY', '9WY'], hand),
  story: tightwadStory,
});


/** The last card of a round, by the reader who has dealt as well. */
const last = update({
  seats: seatsOf(3),
  view: {
    ...tightwadView,
    counts: [1, 0, 1],
    hand: ['9WY'],
    trick: { leader: 1, cards: ['3MW'], control: '3MW' },
    tricks: Array.from({ length: 6 }, (_, i) => past(i % 3, 'CM')),
    penalties: tightwadView.penalties.slice(0, 3),
    points: [5, 6, 1],
    dealer: 0,
  },
  menu: plays(['9WY'], ['9WY']),
  story: tightwadStory,
});
/** It is taken by the reader, and ends the game. */
const paid = update({
  ...last,
  number: 21,
  whole: false,
  waiting: [],
  menu: [],
  view: {
    ...(last.view as Tightwad.View),
    hand: [],
    counts: [0, 0, 0],
    trick: past(0, null),
    tricks: Array.from({ length: 7 }, (_, i) => past(i % 3, 'CM')),
    penalties: [['5YK', '9WY'], ['4YK', '2MK'], ['AS']],
    points: [14, 6, 1],
    rounds: [
      ...rounds,
      { dealer: 0, tricks: 7, last: { leader: 1, cards: ['3MW', 'AS', '9WY'], control: '9WY' }, loser: 0, penalty: '9WY' },
    ],
  },
  story: [],
});

export const SCENES: Readonly<Record<string, Scene>> = {
  ...MAJORITY,
  tightwad: scene('tightwad', 4, [tightwad, remark]),
  lost: { ...scene('tightwad', 4, [tightwad]), breaks: true },
  last: scene('tightwad', 3, [last]),
  paid: scene('tightwad', 3, [last, paid]),
  won: scene('tightwad', 4, [
    tightwad,
    update({
      number: 21,
      whole: false,
      view: {
        ...tightwadView,
        hand: ['2SY', '4WL', '6MW', '7SK'],
        counts: [4, 4, 4, 4],
        trick: past(0, null),
        tricks: [...tightwadView.tricks, { ...trick, cards: [...trick.cards, '9WY'], control: '9WY' }],
      },
      story: [
        line('story-control-higher', 0, { card: '9WY', control: '8WL', suits: 'W' }, 'control.higher'),
        line('story-trick-won', 0, { trick: 3, card: '9WY' }, 'trick.winner', 'result'),
      ],
    }),
  ]),
  ten: scene('tightwad', 10, [
    update({
      seats: seatsOf(10),
      view: ten,
      menu: plays(['2SY', 'CY'], ten.hand),
      story: ten.trick.cards.map((card, i) =>
        line(i === 0 ? 'story-lead' : 'story-no-suit', i + 1, { card, control: '8WL' }),
      ),
    }),
  ]),
  six: scene('tightwad', 6, [
    update({
      seats: seatsOf(6),
      view: {
        ...ten,
        dealer: 5,
        counts: [7, 6, 6, 6, 6, 7],
        trick: { leader: 1, cards: ['3MW', '8WL', '9MS', "AW'"], control: "AW'" },
        penalties: ten.penalties.slice(0, 6),
        points: ten.points.slice(0, 6),
      },
      waiting: [5],
      turn: { type: 'choose', seats: [5], prompt: 20, free: [] },
      story: tightwadStory,
    }),
  ]),
  over: scene('tightwad', 4, [
    update({
      phase: 'over',
      turn: { type: 'over', scores: [5, 12, 1, 0], places: [1, 4, 1, 1] },
      waiting: [],
      prompt: null,
      view: { ...tightwadView, hand: [], counts: [0, 0, 0, 0] },
      story: tightwadStory,
    }),
  ]),
  handover: {
    ...scene('tightwad', 4, [tightwad]),
    keys: { 0: 'a', 1: 'b', 3: 'c' },
  },
  democracy: scene('democracy', 4, [before, reveal, remark]),
  choosing: scene('democracy', 4, [
    update({ view: choosing, menu: commits(choosing.hand), waiting: [3], ready: [0, 1, 2], story: before.story }),
  ]),
  long: scene('democracy', 2, [
    update({
      seats: seatsOf(2),
      view: {
        ...choosing,
        hand: long,
        counts: [12, 12],
        days: [12, 4],
        pool: 12,
        rest: 12,
        chosen: null,
        ready: [false, true],
        speeches: [],
        tribes: [1, 2],
        islands: [count([1, 0, 1, null], [NONE, NONE], [1, 2])],
        dealer: 0,
      },
      menu: commits(long),
      waiting: [0],
      ready: [1],
      story: before.story,
    }),
  ]),
  tie: scene('democracy', 4, [
    before,
    {
      ...reveal,
      view: {
        ...democracyView,
        speeches: [
          ...earlier,
          { upcard: '9S', cards: ['QH', 'JK1', '5D', '4H'], winner: null, tied: [1, 2], clause: 'speech.tie' },
        ],
      },
    },
  ]),
  island: scene('democracy', 4, [{ ...before, view: democracyView }, island]),
  'six-reveal': scene('democracy', 6, [sixBefore, sixReveal]),
  'six-island': scene('democracy', 6, [sixReveal, sixIsland]),
};
