/** A view of a table of three for tests, to be changed where a test needs it otherwise. */
import type { Majority } from '$lib/protocol';

const none = [0, 0, 0];

/** The flower, with one arrow over each edge of its ring and into its middle. */
export const BOARD: Majority.Board = {
  name: 'test',
  title: { en: 'Test', id: 'Uji' },
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
    { tail: 'activists', head: 'voters' },
    { tail: 'media', head: 'lawmakers' },
    { tail: 'voters', head: 'lawmakers' },
  ],
};

export const law = (change: Partial<Majority.Law> = {}): Majority.Law => ({
  id: 1,
  title: { en: 'One', id: 'Satu' },
  symbol: 'order',
  reward: { politics: ['change'], powers: ['money'] },
  penalty: { politics: ['tradition'], powers: ['media'] },
  amount: null,
  ...change,
});

export const poll = (change: Partial<Majority.Poll> = {}): Majority.Poll => ({
  number: 0,
  ballots: [true, false, true],
  influence: none,
  capital: none,
  doubled: null,
  limited: null,
  ...change,
});

export const floor = (firm: boolean[] = [false, false, false]): Majority.Floor => ({
  firm,
  been: firm,
  edits: none,
  late: none,
});

export const view = (change: Partial<Majority.View> = {}): Majority.View => ({
  seat: 0,
  turn: 1,
  turns: 5,
  last: false,
  over: false,
  stage: { type: 'placing' },
  asked: 1,
  happened: 1,
  politics: [['change'], ['tradition'], ['liberty']],
  reserve: [20, 20, 20],
  ready: [6, 6, 6],
  influence: [6, 6, 6],
  capital: none,
  hands: [[], [], []],
  tiles: Array.from({ length: 7 }, () => none),
  sent: Array.from({ length: 7 }, () => none),
  holders: Array.from({ length: 9 }, () => null),
  used: Array.from({ length: 9 }, () => false),
  backed: [null, null, null],
  speaker: null,
  deck: 20,
  aside: 0,
  laws: [],
  discard: [],
  drawn: [],
  held: 0,
  picked: [],
  choice: 0,
  pair: [],
  pairs: 0,
  brought: null,
  shown: [false, false, false],
  agenda: [],
  answered: [false, false, false],
  hands_down: null,
  ballot: null,
  allotments: [],
  seen: none,
  instead: none,
  groups: Array.from({ length: 7 }, () => []),
  controls: [],
  votes: [],
  gains: [],
  offers: [],
  offered: none,
  proposals: 0,
  pledges: [],
  outcome: null,
  ...change,
});
