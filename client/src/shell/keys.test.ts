import { expect, test } from 'vitest';

import { keyOf } from './keys';

const pressed = (key: string, within: string, change: KeyboardEventInit = {}): KeyboardEvent => {
  document.body.innerHTML = within;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...change });
  (document.body.firstElementChild ?? document.body).dispatchEvent(event);
  return event;
};

test.each(['h', 't', 's', 'c', 'e', '?'])('%s is a key of the table', (key) => {
  expect(keyOf(pressed(key, '<button></button>'))).toBe(key);
});

test('whoever writes is not interrupted', () => {
  expect(keyOf(pressed('h', '<input>'))).toBeNull();
});

test('the browser keeps its own keys', () => {
  expect(keyOf(pressed('t', '<button></button>', { ctrlKey: true }))).toBeNull();
});
