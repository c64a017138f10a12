/** What scenes are made of: seats, lines of the story, and updates. */
import type { SeatInfo, ServerMessage, TableInfo, Told, Update } from '../protocol';

export interface Scene {
  info: TableInfo;
  keys: Record<number, string>;
  says: ServerMessage[];
  /** Whether the link breaks then. */
  breaks?: boolean;
}

const NAMES = ['Rina', 'Ana', 'Bo', 'Citra', 'Dewi', 'Edo', 'Fay', 'Gita', 'Hugo', 'Ines'];
export const seatsOf = (count: number): SeatInfo[] =>
  NAMES.slice(0, count).map((name, seat) => ({
    seat,
    kind: name === 'Bo' ? 'bot' : 'person',
    name,
    bot: name === 'Bo' ? 'careful' : null,
    here: true,
    host: seat === 0,
    promises: null,
  }));

export const infoOf = (game: string, count: number, options: TableInfo['options'] = { allow_two: false }): TableInfo => ({
  table: 'scene',
  game,
  dialect: { tightwad: 'official', majority: 'five-turns' }[game] ?? 'english',
  options,
  seats: seatsOf(count),
  watchers: true,
  hot_seat: false,
  turn_seconds: null,
  leaver: 'wait',
  promises: false,
  phase: 'playing',
  length: null,
  commitment: '',
  next: null,
});

export const line = (
  id: string,
  seat: number | null = null,
  facts: Told['facts'] = {},
  clause: string | null = null,
  weight: Told['weight'] = 'line',
): Told => ({ id, seat, facts, clause, weight, n: 0, by: 'seat' });

export const update = (change: Partial<Update>): Update => ({
  type: 'update',
  number: 20,
  phase: 'playing',
  turn: { type: 'choose', seats: [0], prompt: 20, free: [] },
  prompt: 20,
  seats: seatsOf(4),
  seat: 0,
  view: null,
  menu: [],
  waiting: [0],
  ready: [],
  story: [],
  whole: true,
  deadline_ms: null,
  commitment: '',
  next: null,
  ...change,
});

export const scene = (game: string, count: number, says: ServerMessage[], options?: TableInfo['options']): Scene => ({
  info: infoOf(game, count, options),
  keys: { 0: 'key' },
  says,
});
