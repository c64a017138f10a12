/** The mark on a seat: how it stands in what is asked now. */
import type { Majority } from '$lib/protocol';

import { askedOf, pollOf } from './stage';

export interface StageMark {
  /** The message that says it. */
  id: string;
  /** `firm` calls for attention, `plain` is a fact, `open` may still change. */
  kind: 'firm' | 'plain' | 'open';
}

/** What is stamped on *seat*, if anything. */
export function markOf(view: Majority.View, seat: number): StageMark | null {
  const { stage } = view;
  const floor = stage.type === 'promoting' || stage.type === 'coalescing' ? stage.floor : null;
  if (floor && !(stage.type === 'promoting' && stage.order.length > 0))
    return floor.firm[seat]
      ? { id: 'table-firm', kind: 'firm' }
      : { id: stage.type === 'promoting' ? 'table-moving' : 'table-not-firm', kind: 'open' };
  if (stage.type === 'placing' || stage.type === 'balloting')
    return view.answered[seat] ? { id: 'table-is-ready', kind: 'plain' } : { id: 'table-thinking', kind: 'open' };
  if (stage.type === 'swapping') return stage.content[seat] ? { id: 'table-stays', kind: 'plain' } : null;
  const poll = pollOf(stage);
  if (poll) return { id: poll.ballots[seat] ? 'table-yes' : 'table-no', kind: 'plain' };
  return askedOf(view).includes(seat) ? { id: 'table-to-act', kind: 'open' } : null;
}
