/** What the rules count with. Generated from them: `make generate`. */

/** Promises on one side of an offer. */
export const MOST_WORDS = 4;
/** Offers of one seat in one turn, counters included. */
export const MOST_OFFERS = 6;
/** The tokens that can be promised for a vote. */
export const MOST_TOKENS = 99;
/** The Supporters of a colour. */
export const SUPPORTERS = 28;
/** The Supporters that the Head of Voters may promote besides. */
export const MOST_ELECTED = 3;
/** The Influence that a limited seat may bid. */
export const FILIBUSTERED = 3;
/** The Political Capital that may be bid on one vote a turn. */
export const MOST_CAPITAL = 5;
/** The Supporters on a faction that count for Kingmaker. */
export const KINGMAKER = 3;
/** The laws that a deck may have. */
export const MOST_LAWS = 60;
/** The laws that four turns need. */
export const ENOUGH_FOR_FOUR = 22;
/** The laws that five turns need, or six. */
export const ENOUGH_FOR_MORE = 27;
