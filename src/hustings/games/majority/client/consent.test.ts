import { expect, test } from 'vitest';

import type { Majority, Option } from '$lib/protocol';

import { consents } from './consent';
import { Menu } from './menu';
import { floor } from './sample';

const option = (type: 'grant' | 'refuse', tail: Majority.Faction): Option => ({
  action: { type, tail, head: 'lawmakers' },
  objection: null,
});
const stage: Majority.Promoting = {
  type: 'promoting',
  moves: [],
  extras: [
    { tail: 'media', head: 'lawmakers', owner: 0, granted: true },
    { tail: 'voters', head: 'lawmakers', owner: 0, granted: false },
    { tail: 'media', head: 'lawmakers', owner: 1, granted: false },
  ],
  floor: floor(),
  asked: false,
  order: [],
};

test('consent that was given can be taken back, and is told from what is asked', () => {
  const menu = new Menu([option('refuse', 'media'), option('grant', 'voters'), option('refuse', 'voters')]);

  const { asked, given } = consents(menu, stage, 0);

  expect(asked).toEqual([{ type: 'refuse', tail: 'voters', head: 'lawmakers' }]);
  expect(given).toEqual([{ type: 'refuse', tail: 'media', head: 'lawmakers' }]);
});

test('who is asked for nothing has nothing to answer', () => {
  expect(consents(new Menu([]), stage, null)).toEqual({ asked: [], given: [] });
});
