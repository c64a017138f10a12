import { expect, test } from 'vitest';

import { addressOf, placeAt, type Place } from './place';

const PLACES: [string, Place][] = [
  ['', { page: 'front' }],
  ['games', { page: 'games' }],
  ['new/tightwad', { page: 'new', game: 'tightwad', alone: false }],
  ['new/tightwad?alone', { page: 'new', game: 'tightwad', alone: true }],
  ['t/ab12', { page: 'table', table: 'ab12', seat: null }],
  ['t/ab12/s/k-_9', { page: 'table', table: 'ab12', seat: 'k-_9' }],
  ['rules/democracy', { page: 'rules', game: 'democracy', clause: null }],
  ['rules/democracy#speech.idiot', { page: 'rules', game: 'democracy', clause: 'speech.idiot' }],
  ['r/ab12', { page: 'record', table: 'ab12' }],
  ['sheets/majority', { page: 'sheets', game: 'majority' }],
];

test.each(PLACES)('%s is an address and its place', (address, place) => {
  expect(placeAt(`/${address}`)).toEqual(place);
  expect(addressOf(place)).toBe(address);
});

test.each(['nowhere', 't', 't/ab12/x', 't/ab12/s/key/more', 'games/all'])('%s is no place', (address) => {
  expect(placeAt(`/${address}`)).toEqual({ page: 'missing' });
});
