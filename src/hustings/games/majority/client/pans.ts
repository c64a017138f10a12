/** The pans of the scale: how far the beam tilts, and where each token lies. */
import type { Majority } from '$lib/protocol';

/** A token in a pan; a draft is one's own and not yet bid. */
export interface Token {
  /** Its own name, which it keeps when a draft is bid. */
  key: string;
  seat: number;
  kind: 'influence' | 'capital';
  isDraft: boolean;
  /** Whether it counts twice. */
  isTwice: boolean;
  x: number;
  y: number;
}

/** What the reader is about to add. */
export interface Draft {
  seat: number;
  influence: number;
  capital: number;
  double: boolean;
}

/** *poll* as it would stand with *draft* in it. */
export function drafted(poll: Majority.Poll, draft: Draft | null): Majority.Poll {
  if (!draft) return poll;
  const more = (list: readonly number[], by: number): number[] => list.map((n, seat) => (seat === draft.seat ? n + by : n));
  return {
    ...poll,
    influence: more(poll.influence, draft.influence),
    capital: more(poll.capital, draft.capital),
    doubled: draft.double ? draft.seat : poll.doubled,
  };
}

const MOST_TILT = 7;

const longest = (one: readonly unknown[], other: readonly unknown[]): number => other.length - one.length;

/** How far the beam turns, in degrees: the heavier side sinks, never past its rest. */
export const tilt = (yes: number, no: number): number =>
  Math.max(-MOST_TILT, Math.min(MOST_TILT, (no - yes) * 1.4));

/**
 * The tokens of one side, in rows from the bottom, within *width*: one row for each seat, as long as there is height
 * for so *many*; else the shortest lie side by side.
 */
export function tokens(poll: Majority.Poll, yes: boolean, draft: Draft | null, width: number, many = Infinity): Token[] {
  const doubled = drafted(poll, draft).doubled;
  const seats = poll.ballots.flatMap((ballot, seat) => (ballot === yes ? [seat] : []));
  const rows = seats
    .map((seat) => {
      const own = draft?.seat === seat ? draft : null;
      const put = (kind: Token['kind'], count: number, isDraft: boolean): Omit<Token, 'key' | 'x' | 'y'>[] =>
        Array.from({ length: count }, () => ({ seat, kind, isDraft, isTwice: doubled === seat }));
      const row = [
        ...put('influence', poll.influence[seat] ?? 0, false),
        ...put('capital', poll.capital[seat] ?? 0, false),
        ...put('influence', own?.influence ?? 0, true),
        ...put('capital', own?.capital ?? 0, true),
      ];
      const before = (kind: Token['kind'], i: number): number => row.slice(0, i).filter((token) => token.kind === kind).length;
      return row.map((token, i) => ({ ...token, key: `${seat} ${token.kind} ${before(token.kind, i)}` }));
    })
    .filter((row) => row.length > 0)
    .sort(longest);
  while (rows.length > many) {
    const [one = [], other = []] = rows.splice(-2);
    rows.push([...one, ...other]);
    rows.sort(longest);
  }
  return rows.flatMap((row, level) => {
    const room = width - level * 18;
    const pitch = Math.min(15, room / Math.max(1, row.length));
    return row.map((token, i) => ({
      ...token,
      x: (i - (row.length - 1) / 2) * pitch,
      y: -12 - level * 19,
    }));
  });
}
