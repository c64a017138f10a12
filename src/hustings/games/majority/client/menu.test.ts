import { expect, test } from 'vitest';

import type { Option } from '$lib/protocol';

import { Menu } from './menu';

const barred = { clause: 'promote.late', facts: { edits: 3 } };
const menu = new Menu([
  { action: { type: 'firm' }, objection: null },
  { action: { head: 'voters', type: 'promote', tail: 'activists' }, objection: barred },
  { action: { type: 'recall', tail: 'media', head: 'lawmakers' }, objection: null },
] as unknown as Option[]);

test('an action is found whatever the order of its fields', () => {
  expect(menu.objection({ type: 'promote', tail: 'activists', head: 'voters' })).toBe(barred);
  expect(menu.allows({ type: 'recall', tail: 'media', head: 'lawmakers' })).toBe(true);
});

test('what is not listed is not allowed, and nothing speaks against it', () => {
  const other = { type: 'promote', tail: 'media', head: 'lawmakers' } as const;

  expect(menu.allows(other)).toBe(false);
  expect(menu.objection(other)).toBeNull();
  expect(menu.has('grant')).toBe(false);
});

test('all of one type are listed, the barred ones too', () => {
  expect(menu.of('promote')).toHaveLength(1);
  expect(menu.of('firm').map(({ objection }) => objection)).toEqual([null]);
});
