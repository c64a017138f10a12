/** The questions asked over HTTP; an answer that is a refusal is thrown as one. */
import type {
  Again,
  Claim,
  Counted,
  Counting,
  Created,
  GameInfo,
  NewTable,
  Refused,
  Rematch,
  Reviewed,
  Said,
  Seated,
  SheetInfo,
  SheetReading,
  TableInfo,
  Update,
} from '../protocol';
import { BASE } from '../state/router.svelte';
import type { Socket } from './connection';

/** What went wrong: a refusal with its code, or no answer at all. */
export class Refusal extends Error {
  readonly refused: Refused | null;

  constructor(refused: Refused | null) {
    super(refused?.code ?? 'offline');
    this.refused = refused;
  }

  /** The message that words it. */
  get code(): string {
    return this.refused?.code ?? 'offline';
  }
}

/** The code of whatever was thrown. */
export function codeOf(error: unknown): string {
  if (error instanceof Refusal) return error.code;
  throw error;
}

async function ask(path: string, body?: object): Promise<Response> {
  const init = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${BASE}api/${path}`, init).catch(() => {
    throw new Refusal(null);
  });
  if (!response.ok) throw new Refusal(await response.json().catch(() => null));
  return response;
}

async function json<T>(path: string, body?: object): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

export const games = (): Promise<GameInfo[]> => json('games');

export const rulebook = async (game: string, language: string): Promise<string> =>
  (await ask(`rulebook/${game}/${language}`)).text();

/** Whether this server answers, but nothing on the way to it lets a live connection through. */
export const isBarred = (table: string): Promise<boolean> =>
  ask(`tables/${table}/socket`).then(
    () => false,
    (error: unknown) => codeOf(error) === 'no-upgrade',
  );

export const open = (table: NewTable): Promise<Created> => json('tables', table);

export const tableInfo = (table: string): Promise<TableInfo> => json(`tables/${table}`);

export const claim = (table: string, body: Claim): Promise<Seated> =>
  json(`tables/${table}/claim`, body);

export const start = async (table: string, key: string): Promise<void> => {
  await ask(`tables/${table}/start`, { key });
};

export const leave = async (table: string, seat: number, key: string): Promise<void> => {
  await ask(`tables/${table}/seats/${seat}/leave`, { key });
};

export const rename = async (table: string, seat: number, key: string, name: string): Promise<void> => {
  await ask(`tables/${table}/seats/${seat}/rename`, { key, name });
};

export const rematch = (table: string, body: Again): Promise<Rematch> =>
  json(`tables/${table}/rematch`, body);

/** Have one's promises counted over games, or not any more, or ask. */
export const counting = (body: Counting): Promise<Counted> => json('promises', body);

export const sheets = (game: string): Promise<SheetInfo[]> => json(`sheets/${game}`);

/** Read a sheet in TOML, with all that is wrong with it. */
export const readSheet = (game: string, option: string, text: string): Promise<SheetReading> =>
  json(`sheets/${game}/${option}/read`, { text });

/** Have the host keep a sheet under its own name. */
export const keepSheet = (game: string, option: string, text: string, guest: string): Promise<SheetReading> =>
  json(`sheets/${game}/${option}`, { text, guest });

/** Where the record of *table* is read. */
export const recordOf = (table: string): string => `${BASE}api/tables/${table}/record`;

/** Where the record of *table* is read with all that was said there. */
export const recordWithTalkOf = (table: string): string => `${recordOf(table)}?said=true`;

/** All that was said at *table*. */
export const remarks = async (table: string): Promise<Said[]> =>
  (await (await ask(`tables/${table}/remarks`)).text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Said);

/** The finished game at *table* when it had had *number* events, as all saw it or *seat* did. */
export const moment = (table: string, number: number, seat: number | null): Promise<Update> =>
  json(`tables/${table}/moments/${number}${seat === null ? '' : `?seat=${seat}`}`);

/** What is known of the decisions made at *table* beyond the first *since*, or soon will be. */
export const review = (table: string, since: number): Promise<Reviewed> =>
  json(`tables/${table}/review?since=${since}`);

/** Open the WebSocket of *table*. */
export function socket(table: string): Socket {
  const url = new URL(`${BASE}api/tables/${table}/socket`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}
