import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

import { Catalogue } from './catalogue';

const FILES = import.meta.glob<string>('../../../src/hustings/{server,cards,games/*}/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const source = (folder: string, language: string): string =>
  FILES[`../../../src/hustings/${folder}/text/${language}.ftl`] ?? '';
const tightwad = (language: string): Catalogue =>
  new Catalogue(
    language,
    ['server', 'cards', 'games/tightwad'].map((folder) => source(folder, language)),
    'decktet',
  );
const names = (seat: number): string => ['Rina', 'Ana'][seat] ?? '';

const WORDS = `
led = { SEAT($seat) } led { CARD($card) }
called = { SUIT($suits) }
list-and = { $rest } and { $last }
decktet-card-3MW = the Journey
decktet-suit-W = Waves
decktet-suit-L = Leaves
`;

test('plain words have names, cards and suits in their letters', () => {
  const catalogue = new Catalogue('en', [WORDS], 'decktet');

  expect(catalogue.say('led', { seat: 1, card: '3MW' }, names)).toBe('Ana led the Journey');
  expect(catalogue.say('called', { suits: 'W L' })).toBe('Waves and Leaves');
});

test('pieces keep what each name, card and suit stands for', () => {
  const catalogue = new Catalogue('en', [WORDS], 'decktet');

  expect(catalogue.pieces('led', { seat: 1, card: "3MW'" }, names)).toEqual([
    { kind: 'seat', value: '1', text: 'Ana' },
    ' led ',
    { kind: 'card', value: "3MW'", text: 'the Journey' },
  ]);
});

test('a name can not pretend to be a mark', () => {
  const catalogue = new Catalogue('en', [WORDS], 'decktet');
  const rogue = (): string => '\uE000card:CY\uE001Ana\uE002';

  expect(catalogue.pieces('led', { seat: 0, card: '3MW' }, rogue)[0]).toEqual({
    kind: 'seat',
    value: '0',
    text: 'card:CYAna',
  });
});

describe('the reader', () => {
  const catalogue = new Catalogue('en', [
    'table-you = you',
    'list-and = { $rest } and { $last }',
    'made = an offer to { SEAT($to) }',
    'moved = { YOU($owner) -> \n    [yes] yours\n   *[no] that of { SEAT($owner) }\n }',
  ]);
  const called = (seat: number): string | null => (seat === 0 ? null : names(seat));

  test('is you, and no name that is drawn', () => {
    expect(catalogue.pieces('made', { to: 0 }, called)).toEqual(['an offer to you']);
    expect(catalogue.say('made', { to: '1 0' }, called)).toBe('an offer to Ana and you');
  });

  test('can be told from others', () => {
    expect(catalogue.say('moved', { owner: 0 }, called)).toBe('yours');
    expect(catalogue.say('moved', { owner: 1 }, called)).toBe('that of Ana');
    expect(catalogue.say('moved', { owner: '0 1' }, called)).toBe('that of you and Ana');
  });
});

describe.each(['en', 'id'])('in %s', (language) => {
  test('a line of the story is worded for whoever did it and for the others', () => {
    const facts = { card: '3MW' };
    const mine = tightwad(language).say('story-lead', { ...facts, seat: 0, you: 'yes' }, names);
    const theirs = tightwad(language).say('story-lead', { ...facts, seat: 1, you: 'no' }, names);

    expect(theirs).toContain('Ana');
    expect(mine).not.toContain('Rina');
    expect(mine).not.toEqual(theirs);
  });

  test('the shell has a word for every refusal and every key', () => {
    const catalogue = new Catalogue(language, [source('server', language)]);
    const codes = ['stale', 'over', 'seat-taken', 'full', 'no-table', 'no-watchers', 'too-fast', 'offline'];

    expect(codes.filter((code) => !catalogue.has(`error-${code}`))).toEqual([]);
  });
});

test('the shell says the same things in both languages', () => {
  const ids = (language: string): string[] => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(source('server', language)));
    return source('server', language).match(/^[a-z][\w-]*(?= =)/gm)?.filter((id) => bundle.hasMessage(id)) ?? [];
  };

  expect(ids('id')).toEqual(ids('en'));
  expect(ids('en').length).toBeGreaterThan(100);
});
