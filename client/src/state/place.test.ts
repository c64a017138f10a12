import { expect, test } from 'vitest';

import { addressOf, isLocal, placeAt, type Place } from './place';

const PLACES: [string, Place][] = [
  ['', { page: 'front' }],
  ['games', { page: 'games' }],
  ['new/tightwad', { page: 'new', game: 'tightwad', alone: false }],
  ['new/tightwad?alone', { page: 'new', game: 'tightwad', alone: true }],
  ['new/majority?sheet=deck%3Amine', { page: 'new', game: 'majority', alone: false, sheet: 'deck:mine' }],
  ['new/majority?alone&sheet=board%3Amine', { page: 'new', game: 'majority', alone: true, sheet: 'board:mine' }],
  ['t/ab12', { page: 'table', table: 'ab12', seat: null }],
  ['t/ab12/s/k-_9', { page: 'table', table: 'ab12', seat: 'k-_9' }],
  ['rules/democracy', { page: 'rules', game: 'democracy', clause: null }],
  ['rules/democracy#speech.idiot', { page: 'rules', game: 'democracy', clause: 'speech.idiot' }],
  ['r/ab12', { page: 'record', table: 'ab12' }],
  ['r/ab12/40', { page: 'replay', table: 'ab12', moment: 40 }],
  ['sheets/majority', { page: 'sheets', game: 'majority' }],
];

test.each(PLACES)('%s is an address and its place', (address, place) => {
  expect(placeAt(`/${address}`)).toEqual(place);
  expect(addressOf(place)).toBe(address);
});

test.each(['nowhere', 't', 't/ab12/x', 't/ab12/s/key/more', 'games/all', 'r/ab12/x', 'r/ab12/4/x'])('%s is no place', (address) => {
  expect(placeAt(`/${address}`)).toEqual({ page: 'missing' });
});

test.each([
  ['http://localhost:8000/t/a', true],
  ['http://127.0.0.1:8000/t/a', true],
  ['http://[::1]:8000/t/a', true],
  ['http://192.168.1.20:8000/t/a', false],
  ['https://127.example.org/t/a', false],
])('%s means this very machine: %s', (address, local) => {
  expect(isLocal(address)).toBe(local);
});
