import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AnyAction, ClientMessage, Option, TableInfo, Told, Update } from '../protocol';
import type { Socket } from '../wire/connection';
import type { GameParts } from './game';
import { Table } from './table.svelte';

/** A server of one table, as far as a test lets it speak. */
class Wire implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly sent: ClientMessage[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {}
  hears(message: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const line = (id: string): Told => ({ id, seat: 0, facts: {}, clause: null, weight: 'line', n: 0, by: 'seat' });
const option = (card: string, clause?: string): Option =>
  ({ action: { type: 'play', card }, objection: clause ? { clause, facts: {} } : null }) as Option;
const update = (change: Partial<Update>): Update => ({
  type: 'update',
  number: 1,
  phase: 'playing',
  turn: null,
  prompt: 1,
  seats: [],
  seat: 0,
  view: null,
  menu: [option('AM'), option('2SY', 'play.follow')],
  waiting: [0],
  ready: [],
  story: [],
  whole: false,
  deadline_ms: null,
  commitment: '',
  next: null,
  ...change,
});

const info = { table: 't', game: 'tightwad', seats: [], options: {} } as unknown as TableInfo;
/** A game in which every tenth event finishes something. */
const parts = {
  scenes: (before: Update | null, after: Update) =>
    before && Math.floor(before.number / 10) < Math.floor(after.number / 10) ? ['trick'] : [],
} as unknown as GameParts;

let wires: Wire[] = [];
const open = (keys: Record<number, string> = { 0: 'key' }, watchers = false): Table =>
  new Table({ ...info, watchers }, parts, keys, () => {
    const wire = new Wire();
    wires.push(wire);
    return wire;
  });
const hear = (change: Partial<Update>): void => wires.at(-1)?.hears(update(change));

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
});
afterEach(() => vi.useRealTimers());

test('a legal card is picked, and another one is tried in vain', () => {
  const table = open();
  hear({ whole: true });
  table.pick('AM');
  expect(table.picked).toBe('AM');

  table.pick('2SY');
  expect(table.tried).toEqual({ card: '2SY', objection: { clause: 'play.follow', facts: {} } });
});

test('confirming sends the action of the picked card in answer to the prompt', () => {
  const table = open();
  hear({ whole: true, prompt: 7 });
  table.pick('AM');
  void table.confirm();

  expect(wires[0]?.sent.at(-1)).toMatchObject({ type: 'act', prompt: 7, action: { type: 'play', card: 'AM' } });
  expect(table.sending).toBe(true);
});

test('a stale answer is refused in words, and the pick is given up', async () => {
  const table = open();
  hear({ whole: true });
  table.pick('AM');
  const done = table.confirm();
  const act = wires[0]?.sent.at(-1) as { id: string };
  wires[0]?.hears({ type: 'refused', code: 'stale', id: act.id, objection: null });
  await done;

  expect(table.refused?.code).toBe('stale');
  expect(table.picked).toBeNull();
});

test('a composed action is sent as it is, and what forbids it is said', async () => {
  const table = open();
  hear({ whole: true, prompt: 7 });
  const done = table.act({ type: 'firm' });
  const act = wires[0]?.sent.at(-1) as { id: string };
  const objection = { clause: 'promote.firm', facts: {} };
  wires[0]?.hears({ type: 'refused', code: 'illegal', id: act.id, objection });

  expect(act).toMatchObject({ type: 'act', prompt: 7, action: { type: 'firm' } });
  expect(await done).toBe(false);
  expect(table.tried).toEqual({ card: null, objection });
  expect(table.refused).toBeNull();
});

test('a composed action that is done clears what was tried before', async () => {
  const table = open();
  hear({ whole: true });
  table.bar({ clause: 'promote.firm', facts: {} });
  const done = table.act({ type: 'firm' });
  const act = wires[0]?.sent.at(-1) as { id: string };
  wires[0]?.hears({ type: 'done', id: act.id, number: 2 });

  expect(await done).toBe(true);
  expect(table.tried).toBeNull();
});

test('a card that is picked while another is on its way stays picked', async () => {
  const table = open();
  hear({ whole: true, menu: [option('AM'), option('3SY')] });
  table.pick('AM');
  const done = table.confirm();
  const act = wires[0]?.sent.at(-1) as { id: string };
  table.pick('3SY');
  wires[0]?.hears({ type: 'done', id: act.id, number: 2 });
  await done;

  expect(table.picked).toBe('3SY');
});

test('an act waits for no other that is on its way, and the same again is an echo', async () => {
  const table = open();
  hear({ whole: true, prompt: 7 });
  const before = wires[0]?.sent.length;
  const [one, echo, other] = [{ type: 'ask' }, { type: 'ask' }, { type: 'firm' }].map((action) => table.act(action as AnyAction));
  const acts = wires[0]?.sent.slice(before) as { id: string; prompt: number; action: AnyAction }[];

  expect(await echo).toBe(false);
  expect(acts.map(({ prompt, action }) => [prompt, action.type])).toEqual([[7, 'ask'], [7, 'firm']]);
  for (const { id } of acts) wires[0]?.hears({ type: 'done', id, number: 2 });
  expect([await one, await other, table.sending]).toEqual([true, true, false]);
});

test('what one act was refused for is still said when the next is done', async () => {
  const table = open();
  hear({ whole: true });
  const before = wires[0]?.sent.length;
  const both = [table.act({ type: 'ask' }), table.act({ type: 'firm' })];
  const acts = wires[0]?.sent.slice(before) as { id: string }[];
  const objection = { clause: 'ruling.ask', facts: {} };
  wires[0]?.hears({ type: 'refused', code: 'illegal', id: acts[0]?.id, objection });
  wires[0]?.hears({ type: 'done', id: acts[1]?.id, number: 2 });

  expect(await Promise.all(both)).toEqual([false, true]);
  expect(table.tried).toEqual({ card: null, objection });
});

test('what was refused is let go by the next question, and by whoever heeds it', () => {
  const table = open();
  hear({ whole: true, prompt: 1 });
  wires[0]?.hears({ type: 'refused', code: 'stale', id: null, objection: null });
  const before = table.refused?.code;
  hear({ number: 2, prompt: 2 });
  vi.advanceTimersByTime(10_000);
  const after = table.refused;
  table.bar({ clause: 'promote.firm', facts: {} });
  table.heed();

  expect([before, after, table.tried]).toEqual(['stale', null, null]);
});

test('what was said last is let go when the story has gone on from it', () => {
  const table = open();
  hear({ whole: true, story: [line('a'), line('b')] });
  wires[0]?.hears({ type: 'said', n: 0, seat: 1, name: 'Ana', text: 'Deal?' });
  const fresh = table.lastRemark?.text;
  hear({ number: 2, story: Array.from({ length: 6 }, () => line('c')) });
  vi.advanceTimersByTime(10_000);

  expect([fresh, table.lastRemark, table.remarks.length]).toEqual(['Deal?', null, 1]);
});

test('a rule is opened in its tab, as often as it is asked for', () => {
  const table = open();
  table.openRule('play.follow');
  table.openRule('play.follow');

  expect(table.asked).toEqual({ clause: 'play.follow', times: 2 });
  expect(table.wanted).toEqual({ tab: 'rules', times: 2 });
});

test('the story is told at the pace of what is shown', () => {
  const table = open();
  hear({ whole: true, story: [line('a')] });
  hear({ number: 2, story: [line('b')] });
  expect(table.story.map(({ id }) => id)).toEqual(['a']);

  vi.advanceTimersByTime(1000);
  expect(table.story.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('once a finished trick has been seen, picking a card goes on to the question', () => {
  const table = open();
  hear({ number: 9, whole: true });
  vi.advanceTimersByTime(1000);
  hear({ number: 10, prompt: 2 });
  expect(table.scene).toBe('trick');
  expect(table.isAsked).toBe(true);

  vi.advanceTimersByTime(1000);
  table.pick('AM');
  expect(table.scene).toBeNull();
  expect(table.picked).toBe('AM');
});

test('a second tap on the hand takes no reveal away that came between', () => {
  const table = open();
  hear({ number: 8, whole: true });
  hear({ number: 9 });
  hear({ number: 10, prompt: 2 });
  expect(table.scene).toBeNull();

  table.pick('2SY');
  table.pick('AM');
  expect(table.scene).toBe('trick');
  expect([table.picked, table.tried]).toEqual([null, null]);

  table.next();
  expect(table.isCurrent).toBe(true);
});

test('while an older question is on the screen, there is nothing to choose and nothing refused', () => {
  const table = open();
  hear({ number: 7, whole: true });
  hear({ number: 8, waiting: [1] });
  hear({ number: 9, prompt: 2 });
  expect([table.question?.number, table.menu]).toEqual([7, []]);

  vi.advanceTimersByTime(5000);
  expect([table.question?.number, table.menu.length]).toEqual([9, 2]);
});

test('at a reveal the story tells nothing of what comes after it', () => {
  const table = open();
  hear({ number: 9, whole: true });
  vi.advanceTimersByTime(1000);
  const won = { ...line('won'), weight: 'result' as const };
  const next = { ...line('next'), weight: 'heading' as const };
  hear({ number: 10, prompt: 2, story: [line('shown'), won, next, line('upcard')] });
  expect(table.story.map(({ id }) => id)).toEqual(['shown', 'won']);

  table.next();
  expect(table.story.map(({ id }) => id)).toEqual(['shown', 'won', 'next', 'upcard']);
});

test('answers of others to the same question do not take the menu away', () => {
  const table = open();
  hear({ whole: true });
  hear({ number: 2 });

  expect(table.option('AM')).toBeDefined();
});

test('coming back in the middle shows the table at once, whatever happened meanwhile', () => {
  const table = open();
  hear({ whole: true });
  hear({ number: 25, whole: true, story: [line('a'), line('b')] });

  expect(table.frame?.update.number).toBe(25);
  expect(table.scene).toBeNull();
  expect(table.story).toHaveLength(2);
});

test('a shared screen begins blank, and connects only for whoever takes it', () => {
  const table = open({ 0: 'a', 1: 'b' });
  expect(table.passing).toEqual([0, 1]);
  expect(wires).toEqual([]);

  table.take(1);
  wires[0]?.onopen?.(new Event('open'));
  expect(wires[0]?.sent).toEqual([{ type: 'hello', key: 'b', seen: null }]);
});

test('where watching is allowed, a shared screen finds out whose turn it is, and sees no hand', () => {
  const table = open({ 0: 'a', 1: 'b' }, true);
  wires[0]?.onopen?.(new Event('open'));
  hear({ seat: null, menu: [], waiting: [1] });

  expect(wires[0]?.sent).toEqual([{ type: 'hello', key: null, seen: null }]);
  expect(table.passing).toEqual([1]);
  expect(table.frame).toBeNull();
});

test('a shared screen is handed over with nothing of the last hand left in it', () => {
  const table = open({ 0: 'a', 1: 'b' });
  table.take(0);
  hear({ whole: true, story: [line('a')] });
  vi.advanceTimersByTime(1000);
  hear({ number: 2, waiting: [1] });
  vi.advanceTimersByTime(1000);

  expect(table.passing).toEqual([1]);
  expect([table.frame, table.latest, table.story]).toEqual([null, null, []]);
});

test('leaving the page blanks a shared screen', () => {
  const table = open({ 0: 'a', 1: 'b' });
  table.take(0);
  hear({ whole: true });
  table.blank();

  expect(table.passing).toEqual([0, 1]);
  expect(table.frame).toBeNull();
});

test('the reader has no name within a sentence, unless several share the screen', () => {
  const seats = ['Rina', 'Ana'].map((name, seat) => ({ seat, kind: 'person', name })) as Update['seats'];
  const table = open();
  hear({ whole: true, seats });
  expect([0, 1].map(table.called)).toEqual([null, 'Ana']);

  const shared = open({ 0: 'key', 1: 'other' });
  shared.take(0);
  hear({ whole: true, seats });
  expect([0, 1].map(shared.called)).toEqual(['Rina', 'Ana']);
});
