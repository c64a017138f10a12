import { describe, expect, it } from 'vitest';

import type { Piece } from './marks';
import { typeset, type Run } from './typeset';

const name = (message: string): string => ({ 'decktet-short-8WL': 'the Mill', 'decktet-short-AM': 'the Ace of Moons' })[message] ?? message;
const card = (value: string, text: string): Piece => ({ kind: 'card', value, text });
const suit = (value: string, text: string): Piece => ({ kind: 'suit', value, text });
const seen = (runs: readonly Run[]): string =>
  runs
    .map((run) => (run.kind === 'named' ? `${run.head}${run.tail}[${run.suits.join(' ')}]${run.stop}` : run.text))
    .join('');

describe('a sentence as it is set', () => {
  it('draws a suit after its name, and once', () => {
    const runs = typeset(
      ['The upcard is the ', card('4D', '4 of diamonds'), ', so ', suit('D', 'diamonds'), ' are trump.'],
      'french',
      name,
    );
    expect(seen(runs)).toBe('The upcard is the 4 of diamonds[diamonds], so diamonds[] are trump.');
  });

  it('keeps the last word, the glyphs and the stop together', () => {
    const runs = typeset([card('4D', '4 of diamonds'), ', so'], 'french', name);
    expect(runs[0]).toMatchObject({ head: '4 of ', tail: 'diamonds', suits: ['diamonds'], stop: ',' });
    expect(runs[1]).toEqual({ kind: 'letters', text: ' so' });
  });

  it('shows a Decktet card by name, rank and suits, and speaks it in full', () => {
    const runs = typeset(['led ', card('8WL', 'the Mill, 8 of Waves and Leaves'), '.'], 'decktet', name);
    expect(runs[1]).toMatchObject({
      spoken: 'the Mill, 8 of Waves and Leaves',
      head: 'the Mill, ',
      tail: '8',
      suits: ['waves', 'leaves'],
      stop: '.',
    });
    expect(seen(typeset([card('AM', 'x')], 'decktet', name))).toBe('the Ace of Moons[moons]');
  });

  it('keeps what can be opened, and what it opens', () => {
    expect(typeset(['no on ', { kind: 'link', value: '7', text: 'Seven' }, '.'], '', name)[1]).toEqual({ kind: 'link', value: '7', text: 'Seven' });
  });

  it('frames suits to look for, however often they were drawn', () => {
    const runs = typeset(['in ', suit('W', 'Waves'), ' or ', suit('W', 'Waves')], 'decktet', name, true);
    expect(runs.filter(({ kind }) => kind === 'chip')).toHaveLength(2);
  });
});
