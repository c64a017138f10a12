/** Consent: what the Head of Voters may do with a reader's Supporters, asked for or given. */
import type { Majority } from '$lib/protocol';

import type { Menu } from './menu';

/** The moves that *seat* is asked to agree to, and those it has agreed to and may still take back. */
export function consents(
  menu: Menu,
  stage: Majority.Promoting,
  seat: number | null,
): { asked: Majority.Refuse[]; given: Majority.Refuse[] } {
  const refusals = menu.of('refuse').map(({ action }) => action);
  const isAsked = ({ tail, head }: Majority.Refuse): boolean =>
    stage.extras.some((extra) => !extra.granted && extra.owner === seat && extra.tail === tail && extra.head === head);
  return { asked: refusals.filter(isAsked), given: refusals.filter((each) => !isAsked(each)) };
}
