/** How far a turn has come, and until when what can be promised. Generated: `make generate`. */
import type { Majority } from '$lib/protocol';

type Stage = Majority.View['stage']['type'];
type Kind = Majority.Pledge['promise']['type'];
type Weapon = Majority.SpareWord['power'];

export const BEFORE = 0;
export const AGENDA = 5;
export const VOTES = 6;

/** How far the turn has come at each stage; at the others it has not begun. */
export const MOMENTS: Readonly<Partial<Record<Stage, number>>> = {
  placing: 1,
  promoting: 1,
  exposing: 2,
  coalescing: 3,
  settling: 4,
  nominating: 4,
  appointing: 4,
  branding: 5,
  drawing: 5,
  picking: 5,
  mandating: 5,
  ordering: 5,
  balloting: 6,
  filibustering: 6,
  bidding: 6,
  awarding: 6,
  resolving: 6,
};

/** How far it may have come while something can still be promised for it. */
export const UNTIL: Readonly<Partial<Record<Kind, number>>> = {
  send: 1,
  head: 3,
  apart: 3,
  president: 4,
};

/** The same for each power that can be spared. */
export const SPARED: Readonly<Record<Weapon, number>> = {
  scandal: 2,
  protest: 3,
  filibuster: 6,
};

/** The power that each is done with. */
export const WIELDS: Readonly<Record<Weapon, Majority.Power>> = {
  scandal: 'media',
  protest: 'activists',
  filibuster: 'maverick',
};
