/** What a seat may still bid on a vote. */
import type { Majority } from '$lib/protocol';

import { FILIBUSTERED, MOST_CAPITAL } from './limits';
import { holderOf, isUsed } from './nouns';
import { needed, worth } from './stage';

export interface Means {
  influence: number;
  capital: number;
  double: boolean;
  /** Why no more Influence, Capital or doubling may be added: a clause and its facts. */
  why: { influence: string | null; capital: string | null; double: string | null };
}

/** Whether *seat* has bid Political Capital on another vote of this turn. */
export function hasSpent(view: Majority.View, poll: Majority.Poll, seat: number): boolean {
  const backed = view.backed[seat] ?? null;
  return backed !== null && backed !== poll.number;
}

/** How many tokens *seat* may still add to *poll*, and whether it may double down. */
export function meansOf(view: Majority.View, poll: Majority.Poll, seat: number): Means {
  const [has, owns] = [view.influence[seat] ?? 0, view.capital[seat] ?? 0];
  const bid = poll.influence[seat] ?? 0;
  const isLimited = poll.limited === seat;
  const influence = Math.max(0, (isLimited ? Math.min(FILIBUSTERED, has) : has) - bid);
  const capital = hasSpent(view, poll, seat) ? 0 : Math.max(0, Math.min(MOST_CAPITAL, owns) - (poll.capital[seat] ?? 0));
  const double = holderOf(view, 'money') === seat && !isUsed(view, 'money') && poll.doubled === null;
  return {
    influence,
    capital,
    double,
    why: {
      influence: isLimited ? 'vote.filibuster' : influence === 0 ? 'bid.own' : null,
      capital: capital === 0 ? 'bid.capital' : null,
      double: double ? null : 'bid.double',
    },
  };
}

/** What the side that bids has to reach in this turn of it, or it drops out; `null` where the other has dropped out. */
export const staysFrom = (view: Majority.View, { poll, side, start, alone }: Majority.Bidding): number | null =>
  alone ? null : Math.max(needed(view, poll, side), start + 1);

/** Who of Yes has bid most: one of them takes the card of a law that passes. */
export function takersOf(poll: Majority.Poll): number[] {
  const yes = poll.ballots.flatMap((ballot, seat) => (ballot ? [seat] : []));
  const best = Math.max(...yes.map((seat) => worth(poll, seat)));
  return yes.filter((seat) => worth(poll, seat) === best);
}
