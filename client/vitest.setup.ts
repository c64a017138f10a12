/** What Svelte's transitions ask of a browser and jsdom lacks: animations (over at once) and media queries. */

class FinishedAnimation {
  onfinish: (() => void) | null = null;
  currentTime = 0;
  startTime = 0;
  playState = 'finished';
  effect = null;
  readonly finished = Promise.resolve(this);

  constructor() {
    queueMicrotask(() => this.onfinish?.());
  }

  cancel(): void {
    this.onfinish = null;
  }

  play(): void {}
  pause(): void {}
}

Element.prototype.animate = () => new FinishedAnimation() as unknown as Animation;
Element.prototype.getAnimations = () => [];

window.matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
