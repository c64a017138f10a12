import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { contrast } from './contrast';

const css = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');

/** The tokens that the rule after *opening* sets. */
function tokens(opening: string): Record<string, string> {
  const from = css.indexOf(opening);
  expect(from, `${opening} is in tokens.css`).toBeGreaterThan(-1);
  const rule = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const paper = tokens(':root {');
const lamplight = { ...paper, ...tokens(":root[data-theme='lamplight'] {") };

test('the switch and the system turn on the same lamplight', () => {
  expect(tokens(":root:not([data-theme='paper']) {")).toEqual(
    tokens(":root[data-theme='lamplight'] {"),
  );
});

describe.each(Object.entries({ paper, lamplight }))('on %s', (_, theme) => {
  const colour = (name: string): string => theme[name] ?? '';
  const suits = Object.keys(paper).filter((name) => name.startsWith('suit-'));

  test.each([
    ...['ink', 'ink-2', 'red', ...suits].flatMap((ink) => [
      [ink, 'paper'],
      [ink, 'table'],
      [ink, 'panel'],
    ]),
    ['ink', 'red-wash'],
    ['on-button', 'button'],
    ['on-red', 'red'],
    ['ink', 'table-glow'],
    ...Object.keys(paper)
      .filter((name) => name.startsWith('card-'))
      .map((ink) => [ink, 'stock']),
    ['stock-ink', 'stock'],
  ])('%s can be read on %s', (ink = '', ground = '') => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
