/** The order in which seats are listed at the end. */
import type { Over } from '../protocol';

export interface Rank {
  seat: number;
  place: number;
  score: number;
}

/**
 * Rank the seats as `ranking` does in Python: by place, and those that share one by score.
 *
 * Whether more points or fewer are better is seen in how the first place and the last differ.
 */
export function ranking({ places, scores }: Pick<Over, 'places' | 'scores'>): Rank[] {
  const ranks = places.map((place, seat) => ({ seat, place, score: scores[seat] ?? 0 }));
  const scoreOf = (wanted: number): number => ranks.find(({ place }) => place === wanted)?.score ?? 0;
  const sense = scoreOf(Math.min(...places)) < scoreOf(Math.max(...places)) ? 1 : -1;
  return ranks.sort((one, other) => one.place - other.place || sense * (one.score - other.score));
}
