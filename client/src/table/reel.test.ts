import { expect, test } from 'vitest';

import type { ServerMessage, Update } from '../protocol';
import { Reel } from './reel';

const at = (number: number): Update => ({ type: 'update', number }) as Update;

function heard(reel: Reel): ServerMessage[] {
  const all: ServerMessage[] = [];
  reel.onmessage = (event) => all.push(JSON.parse(String(event.data)) as ServerMessage);
  return all;
}

test('a moment is shown once somebody says hello', () => {
  const reel = new Reel(at(1));
  const all = heard(reel);
  reel.show(at(4));
  expect(all).toEqual([]);

  reel.send(JSON.stringify({ type: 'hello', key: null, seen: null }));
  reel.show(at(2));
  expect(all).toEqual([at(4), at(2)]);
});

test('the link is alive', () => {
  const reel = new Reel(at(1));
  const all = heard(reel);
  reel.send(JSON.stringify({ type: 'ping' }));
  expect(all).toEqual([{ type: 'pong' }]);
});

test('what was closed shows nothing more', () => {
  const reel = new Reel(at(1));
  reel.send(JSON.stringify({ type: 'hello', key: null, seen: null }));
  reel.close();
  const all = heard(reel);
  reel.show(at(2));
  expect(all).toEqual([]);
});
