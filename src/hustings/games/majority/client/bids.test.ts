import { expect, test } from 'vitest';

import { meansOf } from './bids';
import { POWERS } from './nouns';
import { poll, view } from './sample';

test('one may add what one has and has not bid', () => {
  const means = meansOf(view({ capital: [9, 0, 0] }), poll({ influence: [2, 0, 0], capital: [1, 0, 0] }), 0);

  expect(means).toMatchObject({ influence: 4, capital: 4, double: false });
});

test('under a filibuster three Influence are the most', () => {
  const means = meansOf(view(), poll({ influence: [2, 0, 0], limited: 0 }), 0);

  expect(means.influence).toBe(1);
  expect(means.why.influence).toBe('vote.filibuster');
});

test('Capital is bid on one vote of a turn', () => {
  const table = view({ capital: [5, 0, 0], backed: [0, null, null] });

  expect(meansOf(table, poll({ number: 0 }), 0).capital).toBe(5);
  expect(meansOf(table, poll({ number: 1 }), 0)).toMatchObject({ capital: 0, why: { capital: 'bid.capital' } });
});

test('the Head of Money doubles once, unless the card is used or somebody has', () => {
  const holders = POWERS.map((power) => (power === 'money' ? 0 : null));
  const used = POWERS.map((power) => power === 'money');

  expect(meansOf(view({ holders }), poll(), 0).double).toBe(true);
  expect(meansOf(view({ holders, used }), poll(), 0).double).toBe(false);
  expect(meansOf(view({ holders }), poll({ doubled: 0 }), 0).double).toBe(false);
});
