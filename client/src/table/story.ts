/** The story in parts: chapters, finished tricks folded to their result, and what goes on now. */
import type { Told } from '../protocol';

export type Part =
  | { kind: 'chapter'; line: Told; key: string }
  /** A finished trick: its *result* stands for the *lines* that led to it. */
  | { kind: 'fold'; result: Told; lines: readonly Told[]; key: string }
  | { kind: 'lines'; lines: readonly Told[]; key: string };

/**
 * How many of *lines* belong to what is finished first among them: up to its result and what is said of it, not
 * what comes next.
 */
export function finished(lines: readonly Told[]): number {
  const result = lines.findIndex(({ weight }) => weight === 'result');
  const next = lines.findIndex(({ weight }, i) => i > result && (weight === 'heading' || weight === 'chapter'));
  return result < 0 || next < 0 ? lines.length : next;
}

const isReady = ({ id }: Told): boolean => id === 'story-ready';

/** A *story* without who was ready, once that has come to something: what they had chosen is told then. */
function withoutReady(story: readonly Told[]): Told[] {
  const end = story.findLastIndex((line) => !isReady(line));
  return story.filter((line, i) => i > end || !isReady(line));
}

const isPlain = ({ weight }: Told): boolean => weight === 'line';

/** After how many events each part of a *story* begins. */
export const begins = (story: readonly Told[]): number[] => [
  ...new Set(story.flatMap(({ n, weight }) => (weight === 'chapter' ? [n + 1] : []))),
];

/**
 * Fold a *story*. What was finished last stays open until something follows, since that is what
 * people want to read.
 */
export function parts(story: readonly Told[]): Part[] {
  const found: Part[] = [];
  let lines: Told[] = [];
  const key = (): string => `${found.length}`;
  const told = withoutReady(story);
  for (const [index, line] of told.entries()) {
    if (line.weight === 'chapter') {
      if (lines.length > 0) found.push({ kind: 'lines', lines, key: key() });
      found.push({ kind: 'chapter', line, key: key() });
      lines = [];
    } else if (line.weight === 'result' && index < told.length - 1 && lines.some(isPlain)) {
      found.push({ kind: 'fold', result: line, lines, key: key() });
      lines = [];
    } else {
      lines.push(line);
    }
  }
  if (lines.length > 0) found.push({ kind: 'lines', lines, key: key() });
  return found;
}
