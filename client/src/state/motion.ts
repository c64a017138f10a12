/** Motion: how long it lasts, which is not at all for whoever asked their system for stillness. */

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Bring everything that moves to where it goes: whoever presses something need not wait for it. */
export function settle(): void {
  const moving = new Set<Element | null>();
  const finish = (each: Animation): void => {
    const effect = each.effect as KeyframeEffect | null;
    if (!effect || effect.getComputedTiming().endTime === Infinity) return;
    moving.add(effect.target);
    each.finish();
  };
  document.getAnimations().forEach(finish);
  // A movement that was still to come begins as soon as the wait for it is over.
  requestAnimationFrame(() => {
    for (const each of document.getAnimations())
      if (moving.has((each.effect as KeyframeEffect | null)?.target ?? null)) finish(each);
  });
}

/** The length of a movement of *milliseconds*. */
export function duration(milliseconds: number): number {
  return still.matches ? 0 : milliseconds;
}
