import { expect, test } from 'vitest';

import type { AnyAction, Majority } from '$lib/protocol';
import type { Table } from '$lib/table/table.svelte';

import { Picker } from './picker.svelte';

const YES: Majority.Ballot = { type: 'ballot', yes: true };
const NO: Majority.Ballot = { type: 'ballot', yes: false };

/** A table that has done an act as soon as a test says so. */
function slow(): { table: Table; answer: (done: boolean) => void } {
  const answers: ((done: boolean) => void)[] = [];
  const act = (_: AnyAction): Promise<boolean> => new Promise((done) => answers.push(done));
  return { table: { tried: null, act } as unknown as Table, answer: (done) => answers.shift()?.(done) };
}

test('what was done is no longer picked, and what was refused is', async () => {
  const { table, answer } = slow();
  const picker = new Picker(table);
  for (const [done, left] of [[false, YES], [true, null]] as const) {
    picker.pick(YES);
    const confirmed = picker.confirm();
    answer(done);
    await confirmed;
    expect(picker.picked).toBe(left);
  }
});

test('what is picked while something else is on its way stays picked', async () => {
  const { table, answer } = slow();
  const picker = new Picker(table);
  picker.pick(YES);
  const confirmed = picker.confirm();
  picker.pick(NO);
  answer(true);
  await confirmed;

  expect(picker.picked).toBe(NO);
});
