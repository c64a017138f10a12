import { expect, test } from 'vitest';

import { blocks } from './markdown';

test('a heading carries its clause', () => {
  expect(blocks('## Follow {#play.follow}')).toEqual([
    { kind: 'heading', level: 2, id: 'play.follow', spans: [{ text: 'Follow', stress: null }] },
  ]);
});

test('a paragraph may run over lines, and stress words', () => {
  expect(blocks('Play *high* or\n**low**.')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { text: 'Play ', stress: null },
        { text: 'high', stress: 'em' },
        { text: ' or ', stress: null },
        { text: 'low', stress: 'strong' },
        { text: '.', stress: null },
      ],
    },
  ]);
});

test('a quotation is a note', () => {
  expect(blocks('> Our\n> reading.')).toEqual([
    { kind: 'note', spans: [{ text: 'Our reading.', stress: null }] },
  ]);
});

test('a table has a head and rows', () => {
  const [table] = blocks('| Card | Points |\n|---|---|\n| 5 | 5 |');
  expect(table).toEqual({
    kind: 'table',
    head: [[{ text: 'Card', stress: null }], [{ text: 'Points', stress: null }]],
    rows: [[[{ text: '5', stress: null }], [{ text: '5', stress: null }]]],
  });
});

test('a list item may run over lines', () => {
  expect(blocks('- one\n  more\n- two')).toEqual([
    { kind: 'list', items: [[{ text: 'one more', stress: null }], [{ text: 'two', stress: null }]] },
  ]);
});
