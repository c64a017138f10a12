/** Spare keys: of the seats for which the creator of a table holds the invitations. */
import { keep, kept } from '../state/shelf';

export function keepSpare(table: string, keys: Readonly<Record<number, string>>): void {
  keep(`spare.${table}`, keys);
}

export function spareKeys(table: string): Readonly<Record<number, string>> {
  return kept<Record<number, string>>(`spare.${table}`) ?? {};
}
