import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Pacer, type Pace } from './pacer';

let shown: string[] = [];
let pace: Pace = { beat: 100, scene: Infinity };
/** A pacer of words; a word in capitals was reached by finishing a trick. */
const pacer = (): Pacer<string, string> =>
  new Pacer(
    ({ update, scene }) => shown.push(scene ? `${update}:${scene}` : update),
    (_, after) => (after === after.toUpperCase() ? ['trick'] : []),
    () => pace,
  );

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = { beat: 100, scene: Infinity };
});
afterEach(() => vi.useRealTimers());

test('updates that come together are shown a beat apart', () => {
  const table = pacer();
  for (const update of ['a', 'b', 'c']) table.push(update, false);
  expect(shown).toEqual(['a']);

  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['a', 'b', 'c']);
});

test('an update after a quiet time is shown at once', () => {
  const table = pacer();
  table.push('a', false);
  vi.advanceTimersByTime(100);
  table.push('b', false);

  expect(shown).toEqual(['a', 'b']);
});

test('a finished trick stays until the reader goes on, and then the queue follows', () => {
  const table = pacer();
  table.push('a', false);
  vi.advanceTimersByTime(100);
  table.push('B', false);
  table.push('c', false);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['a', 'B:trick']);

  table.next();
  expect(shown).toEqual(['a', 'B:trick', 'B']);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['a', 'B:trick', 'B', 'c']);
});

test('a finished trick gives way after its pause', () => {
  pace = { beat: 100, scene: 2000 };
  const table = pacer();
  table.push('a', false);
  vi.advanceTimersByTime(100);
  table.push('B', false);
  vi.advanceTimersByTime(2000);

  expect(shown).toEqual(['a', 'B:trick', 'B']);
});

test('who hurries passes over no scene that is still to come', () => {
  const table = pacer();
  for (const update of ['a', 'b', 'C', 'D', 'e']) table.push(update, false);
  table.hurry();
  expect(shown).toEqual(['a', 'b', 'C:trick']);

  table.hurry();
  table.hurry();
  expect(shown.slice(3)).toEqual(['C', 'D:trick', 'D', 'e']);
});

test('an update that starts afresh drops what was queued', () => {
  const table = pacer();
  for (const update of ['a', 'B', 'c']) table.push(update, false);
  table.push('Z', true);
  vi.advanceTimersByTime(60_000);

  expect(shown).toEqual(['a', 'Z']);
});
