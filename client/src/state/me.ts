/** The guest at this browser: a name, a token that says "the same person", and the keys of seats. */
import { keep, kept } from './shelf';

/** A table this browser has been at. */
export interface Visit {
  table: string;
  game: string;
  /** When it was last open here, in milliseconds of the epoch. */
  at: number;
  phase: 'gathering' | 'playing' | 'over';
  names: string[];
}

const MOST_VISITS = 60;

/** Draw *bytes* random bytes, in hexadecimal. */
export function random(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function guest(): string {
  const token = kept<string>('guest') ?? random(16);
  keep('guest', token);
  return token;
}

export function myName(): string {
  return kept<string>('name') ?? '';
}

export function callMe(name: string): void {
  keep('name', name.trim());
}

/** The keys this browser holds at *table*, by seat. */
export function keysAt(table: string): Record<number, string> {
  return kept<Record<number, string>>(`keys.${table}`) ?? {};
}

export function keepKey(table: string, seat: number, key: string): void {
  keep(`keys.${table}`, { ...keysAt(table), [seat]: key });
}

export function dropKey(table: string, seat: number): void {
  keep(
    `keys.${table}`,
    Object.fromEntries(Object.entries(keysAt(table)).filter(([held]) => Number(held) !== seat)),
  );
}

export function visits(): Visit[] {
  return kept<Visit[]>('visits') ?? [];
}

/** Remember a visit, the latest first. */
export function remember(visit: Visit): void {
  const others = visits().filter(({ table }) => table !== visit.table);
  keep('visits', [visit, ...others].slice(0, MOST_VISITS));
}
