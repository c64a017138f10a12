import { expect, test } from 'vitest';

import { BOARD, law } from '../sample';
import { balance, enough } from './balance';
import { edges, flowOver, swapped, turned } from './edges';
import { pages } from './pages';
import { boardText, deckText } from './toml';

test('a deck is written as those of the box are', () => {
  const deck = { name: 'own', title: { en: 'My "own"', id: '' }, laws: [law({ amount: 3 })] };

  expect(deckText(deck)).toBe(
    'name = "own"\ntitle = { en = "My \\"own\\"", id = "" }\n\n[[laws]]\nid = 1\n' +
      'title = { en = "One", id = "Satu" }\nsymbol = "order"\n' +
      'reward = { politics = ["change"], powers = ["money"] }\n' +
      'penalty = { politics = ["tradition"], powers = ["media"] }\namount = 3\n',
  );
  expect(deckText({ ...deck, laws: [] })).toContain('laws = []');
});

test('a board is written with all its tiles and arrows', () => {
  const lines = boardText(BOARD).split('\n');

  expect(lines).toContain('  { faction = "voters", q = 1, r = -1 },');
  expect(lines.filter((line) => line.includes('tail ='))).toHaveLength(BOARD.arrows.length);
});

test('a deck is even where each word is rewarded as often as penalised, and symbols match', () => {
  const mirrored = law({ id: 2, symbol: 'unrest', reward: law().penalty, penalty: law().reward });

  expect(balance([law(), mirrored]).isEven).toBe(true);
  expect(balance([law()])).toMatchObject({ order: 1, unrest: 0, isEven: false });
  expect(balance([law()]).words.find(({ word }) => word === 'money')).toEqual({ word: 'money', rewarded: 1, penalised: 0 });
});

test('the flower has twelve edges', () => {
  expect(edges(BOARD)).toHaveLength(12);
});

test('an edge turns through its four flows and comes back', () => {
  const edge = edges(BOARD).find(({ one, other }) => [one, other].includes('media') && [one, other].includes('lawmakers'))!;
  const flows = [flowOver(BOARD, edge)];
  let board = BOARD;
  for (let i = 0; i < 4; i++) {
    board = turned(board, edge);
    flows.push(flowOver(board, edge));
  }

  expect(new Set(flows).size).toBe(4);
  expect(flows[4]).toBe(flows[0]);
});

test('tiles that change places lose the arrows that no longer touch', () => {
  const board = swapped(BOARD, 'media', 'justice');

  expect(board.spots.find(({ faction }) => faction === 'media')).toMatchObject({ q: -1, r: 0 });
  expect(board.arrows).toContainEqual({ tail: 'media', head: 'lawmakers' });
  expect(swapped(BOARD, 'voters', 'money').arrows).not.toContainEqual({ tail: 'activists', head: 'voters' });
});

test('nine cards lie on a sheet of paper, and the last sheet has the rest', () => {
  expect(pages(Array.from({ length: 20 }, (_, i) => i)).map(({ length }) => length)).toEqual([9, 9, 2]);
  expect(pages([])).toEqual([]);
});

test('how many turns a deck is enough for is said, and what more would need', () => {
  expect([0, 21].map(enough)).toEqual(Array(2).fill({ turns: 'none', needed: 22 }));
  expect([22, 26].map(enough)).toEqual(Array(2).fill({ turns: 'four', needed: 27 }));
  expect([27, 60].map(enough)).toEqual(Array(2).fill({ turns: 'all', needed: 27 }));
});
