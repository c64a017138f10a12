/** Whom a table is laid for, before anybody has said otherwise. */
import type { GameInfo } from '../protocol';
import { keep, kept } from '../state/shelf';

const USUAL = 4;

/** As many seats as are *wanted*, or as near to that as a game for *fewest* to *most* allows. */
export const seatsWithin = ([fewest, most]: readonly [number, number], wanted = USUAL): number =>
  Math.max(fewest, Math.min(most, wanted));

/** The bots of a game as kinds of seats, the careful one first. */
export const botsOf = ({ bots }: Pick<GameInfo, 'bots'>): string[] =>
  [...bots]
    .sort((one, other) => Number(other === 'careful') - Number(one === 'careful'))
    .map((bot) => `bot:${bot}`);

/** How few and how many bots may sit with whoever plays a game at once. */
export const botsWithin = ({ dialects, seats }: Pick<GameInfo, 'dialects' | 'seats'>): readonly [number, number] => {
  const [fewest, most] = dialects[0]?.seats ?? seats;
  return [fewest - 1, most - 1];
};

/** How many bots whoever plays a game at once sits with: as many as the last time, if they still may. */
export function companyOf(info: Pick<GameInfo, 'name' | 'dialects' | 'seats'>): number {
  const [fewest, most] = botsWithin(info);
  return seatsWithin([fewest, most], kept<number>(`bots.${info.name}`) ?? USUAL - 1);
}

/** Remember that *bots* are to sit with whoever plays *game* at once. */
export function keepCompany(game: string, bots: number): void {
  keep(`bots.${game}`, bots);
}
