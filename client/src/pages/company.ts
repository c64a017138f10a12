/** Whom a table is laid for, before anybody has said otherwise. */
import type { GameInfo } from '../protocol';

const USUAL = 4;

/** As many seats as are *wanted*, or as near to that as a game for *fewest* to *most* allows. */
export const seatsWithin = ([fewest, most]: readonly [number, number], wanted = USUAL): number =>
  Math.max(fewest, Math.min(most, wanted));

/** The bots of a game as kinds of seats, the careful one first. */
export const botsOf = ({ bots }: Pick<GameInfo, 'bots'>): string[] =>
  [...bots]
    .sort((one, other) => Number(other === 'careful') - Number(one === 'careful'))
    .map((bot) => `bot:${bot}`);
