import { expect, test } from 'vitest';

import type { Told } from '../protocol';
import { begins, finished, parts } from './story';

const line = (id: string, weight: Told['weight'] = 'line'): Told => ({
  id,
  seat: null,
  facts: {},
  clause: null,
  weight,
  n: 0,
  by: 'seat',
});
const shape = (story: Told[]): string[] =>
  parts(story).map((part) => {
    if (part.kind === 'chapter') return `# ${part.line.id}`;
    if (part.kind === 'fold') return `${part.result.id} < ${part.lines.map(({ id }) => id).join(' ')}`;
    return part.lines.map(({ id }) => id).join(' ');
  });

test('a result folds what led to it once something follows', () => {
  const story = [line('round', 'chapter'), line('a'), line('b'), line('won', 'result'), line('c')];

  expect(shape(story)).toEqual(['# round', 'won < a b', 'c']);
});

test('the last result stays open', () => {
  expect(shape([line('a'), line('won', 'result')])).toEqual(['a won']);
});

test('several results in a row stand for themselves', () => {
  const story = [line('count', 'chapter'), line('s', 'result'), line('h', 'result'), line('next', 'chapter')];

  expect(shape(story)).toEqual(['# count', 's h', '# next']);
});

test('a heading is folded with what it stands over', () => {
  const story = [line('trick 1', 'heading'), line('a'), line('won', 'result'), line('trick 2', 'heading'), line('b')];

  expect(shape(story)).toEqual(['won < trick 1 a', 'trick 2 b']);
});

test('what is finished ends before the heading of what follows', () => {
  const story = [line('speech 1', 'heading'), line('a'), line('won', 'result'), line('speech 2', 'heading'), line('b')];

  expect(finished(story)).toBe(3);
  expect(finished(story.slice(3))).toBe(2);
});

test('a part begins with the event that its chapter tells of, however many chapters that has', () => {
  const story = [{ ...line('turn', 'chapter'), n: 3 }, { ...line('a'), n: 4 }, { ...line('coalitions', 'chapter'), n: 9 }, { ...line('still', 'chapter'), n: 9 }];

  expect(begins(story)).toEqual([4, 10]);
});

test('who is ready is told until it has come to something, and no longer', () => {
  const ready = [line('story-ready'), line('story-ready')];

  expect(parts(ready).flatMap((part) => (part.kind === 'lines' ? part.lines : []))).toEqual(ready);
  expect(parts([...ready, line('story-places')])).toEqual([{ kind: 'lines', lines: [line('story-places')], key: '0' }]);
});
