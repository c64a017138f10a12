// What the tests want to know of a page afterwards: where the focus was lost, and what moved.
(() => {
  const watched = { lost: [], moved: [] };
  window.watched = watched;

  const called = (element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)}`;
  let holder = null;
  const look = () => {
    const active = document.activeElement;
    if (active && active !== document.body) holder = active;
    else if (holder) {
      watched.lost.push(called(holder));
      holder = null;
    }
  };
  // An update may take away what has the focus, and is given a moment to put it somewhere else.
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(look));
  new MutationObserver(soon).observe(document, { childList: true, subtree: true, attributes: true });
  document.addEventListener('focusin', look);
  document.addEventListener('focusout', soon);

  const moves = ({ duration }) => typeof duration !== 'number' || duration > 1;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (moves(typeof options === 'number' ? { duration: options } : (options ?? { duration: 0 })))
      watched.moved.push(called(this));
    return animate.call(this, frames, options);
  };
  // An animation may be over by the time that its start is heard of.
  document.addEventListener('animationstart', (event) => watched.moved.push(`${event.animationName} ${called(event.target)}`));
  document.addEventListener('transitionrun', (event) => {
    const running = event.target.getAnimations().some(({ effect }) => moves(effect.getComputedTiming()));
    if (running) watched.moved.push(`${event.propertyName} ${called(event.target)}`);
  });
})();
