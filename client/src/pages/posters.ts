/** The posters of the front page: what each game draws on its own, `games/<name>/client/poster.ts`. */
import type { Component } from 'svelte';

import type { GameInfo } from '../protocol';
import PlainPoster from './PlainPoster.svelte';

export interface Poster {
  /** The colour that it is printed on. */
  ground: string;
  Art: Component<{ name: string }>;
  /** Its place on the wall, from 1. */
  place: number;
}

const FOUND = import.meta.glob<{ poster: Poster }>('../../../src/hustings/games/*/client/poster.ts', { eager: true });
const POSTERS = new Map(
  Object.entries(FOUND).map(([path, { poster }]) => [path.split('/').at(-3)!, poster]),
);
const PLAIN: Poster = { ground: 'var(--poster-navy)', Art: PlainPoster, place: Infinity };

/** The poster of a game; one that drew none has its name on it. */
export const posterOf = (game: string): Poster => POSTERS.get(game) ?? PLAIN;

/** Games in the order in which their posters hang, those without one last. */
export function hung(games: readonly GameInfo[]): GameInfo[] {
  const place = (game: GameInfo): number => posterOf(game.name).place;
  return games.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}
