import { expect, test, vi } from 'vitest';

import { settle } from './motion';

/** An animation of *target* that lasts until *endTime*. */
function moving(target: Element, endTime: number): Animation {
  const effect = { target, getComputedTiming: () => ({ endTime }) };
  return { effect, finish: vi.fn() } as unknown as Animation;
}

test('a press ends what moves, what follows it on the same card, and nothing that began since', () => {
  const [card, other] = [document.createElement('b'), document.createElement('b')];
  const [wait, turn, fresh, endless] = [moving(card, 150), moving(card, 300), moving(other, 220), moving(card, Infinity)];
  const shown = vi.fn().mockReturnValueOnce([wait, endless]).mockReturnValueOnce([turn, fresh, endless]);
  document.getAnimations = shown;
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());

  settle();

  expect(wait.finish).toHaveBeenCalledOnce();
  expect(turn.finish).toHaveBeenCalledOnce();
  expect(fresh.finish).not.toHaveBeenCalled();
  expect(endless.finish).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
