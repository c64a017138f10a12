import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Act, ClientMessage, Refused, ServerMessage, Update } from '../protocol';
import { Connection, type Listener, type Socket } from './connection';

/** The other end of the wire, held by the test. */
class Wire implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.isClosed = true;
  }
  opens(): void {
    this.onopen?.(new Event('open'));
  }
  hears(message: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  breaks(): void {
    this.onclose?.(new CloseEvent('close'));
  }
  acts(): Act[] {
    return this.sent.filter((message) => message.type === 'act');
  }
}

const update = (number: number): Partial<Update> => ({ type: 'update', number, whole: true });
let wires: Wire[] = [];
let heard: string[] = [];
let connection: Connection;

function last(): Wire {
  const wire = wires.at(-1);
  if (!wire) throw new Error('nobody has connected');
  return wire;
}

const listener: Listener = {
  update: ({ number }) => heard.push(`update ${number}`),
  said: ({ text }) => heard.push(`said ${text}`),
  presence: () => heard.push('presence'),
  refused: ({ code }: Refused) => heard.push(`refused ${code}`),
  link: (link) => heard.push(link),
};

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = [];
  connection = new Connection(
    () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    'key',
    listener,
  );
  last().opens();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const joins = (number: number): void => last().hears(update(number));

test('it says hello with its key, and nothing seen yet', () => {
  expect(last().sent).toEqual([{ type: 'hello', key: 'key', seen: null }]);
});

test('the first update makes it live', () => {
  joins(3);

  expect(heard).toEqual(['live', 'update 3']);
});

test('an act is answered with null once it is done', async () => {
  joins(3);
  const answer = connection.act(3, { type: 'play', card: 'AM' });
  const [act] = last().acts() as [Act];
  last().hears({ type: 'done', id: act.id, number: 4 } satisfies ServerMessage);

  await expect(answer).resolves.toBeNull();
});

test('a refusal answers the act that it names', async () => {
  joins(3);
  const answer = connection.act(2, { type: 'play', card: 'AM' });
  const [act] = last().acts() as [Act];
  last().hears({ type: 'refused', code: 'stale', id: act.id });

  await expect(answer).resolves.toMatchObject({ code: 'stale' });
  expect(heard).not.toContain('refused stale');
});

test('what was not answered when the link broke is sent again with the same id', () => {
  joins(3);
  void connection.act(3, { type: 'play', card: 'AM' });
  const first = last().acts();
  last().breaks();
  vi.advanceTimersByTime(400);
  last().opens();

  expect(wires).toHaveLength(2);
  expect(last().sent[0]).toEqual({ type: 'hello', key: 'key', seen: 3 });
  expect(last().acts()).toEqual(first);
});

test('what was answered is not sent again', async () => {
  joins(3);
  const answer = connection.act(3, { type: 'play', card: 'AM' });
  const [act] = last().acts() as [Act];
  last().hears({ type: 'done', id: act.id, number: 4 });
  await answer;
  last().breaks();
  vi.advanceTimersByTime(400);
  last().opens();

  expect(last().acts()).toEqual([]);
});

test('a link that is silent for nine seconds is given up, and another one tried', () => {
  joins(3);
  vi.advanceTimersByTime(9000);
  expect(heard).toContain('lost');
  expect(wires[0]?.isClosed).toBe(true);

  vi.advanceTimersByTime(400);
  expect(wires).toHaveLength(2);
});

test('a pong keeps a quiet link', () => {
  joins(3);
  for (let second = 0; second < 30; second += 3) {
    vi.advanceTimersByTime(3000);
    last().hears({ type: 'pong' });
  }

  expect(heard).not.toContain('lost');
  expect(last().sent.filter(({ type }) => type === 'ping').length).toBeGreaterThan(5);
});

test('a table that is not there is gone for good', () => {
  last().hears({ type: 'refused', code: 'no-table' });
  vi.advanceTimersByTime(60_000);

  expect(heard).toEqual(['gone', 'refused no-table']);
  expect(wires).toHaveLength(1);
});

test('knocking does not wait for the end of the backoff', () => {
  joins(3);
  last().breaks();
  connection.knock();

  expect(wires).toHaveLength(2);
});
