import { expect, test } from 'vitest';

import { outlook, type Outlook } from './outlook';

test.each<[control: string, card: string, promised: Outlook]>([
  ['5YK', 'CY', 'control'],
  ['5YK', '9LK', 'control'],
  ['5YK', '8MS', 'no-suit'],
  ['9LK', 'AK', 'ace'],
  ['CY', 'CM', 'no-suit'],
  ['CY', 'AY', 'ace'],
  ['CY', 'AM', 'no-suit'],
  ['AM', '2SY', 'no-suit'],
  ['AM', "AM'", 'ace'],
  ['9MS', "9MS'", 'not-higher'],
])('against %s, %s: %s', (control, card, promised) => {
  expect(outlook(card, control)).toBe(promised);
});

test('whatever leads, leads', () => {
  expect(outlook('AM', null)).toBe('leads');
});
