// What does not fit on the screen, or can not be hit by a finger.
() => {
  const TARGET = 44;
  const ALMOST = 0.5;
  const faults = [];
  const called = (element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.tagName.toLowerCase()}.${[...element.classList].filter((each) => !each.startsWith('svelte-')).join('.')} "${name}"`;
  };
  const root = document.documentElement;
  const wide = document.body.clientWidth;
  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} wide on a screen of ${wide}`);

  const shown = (element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest('[aria-hidden="true"], .spoken');
  // What a box of its own scrolls or cuts off is not off the screen.
  const scrolled = (element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    return false;
  };
  const top = document.querySelector('dialog[open]');
  const within = top ?? document;
  for (const element of within.querySelectorAll('button, a, input, select, summary, h1, h2, h3, p, li, label, svg, .me .status')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || !shown(element) || scrolled(element)) continue;
    if (box.left < -ALMOST || box.right > wide + ALMOST)
      faults.push(`${called(element)} lies from ${box.left.toFixed()} to ${box.right.toFixed()} of ${wide}`);
  }
  // A link within a sentence is as high as its line; what stands alone is for fingers.
  for (const element of within.querySelectorAll('button, select, summary, [role="tab"], a.button, input:not([type="radio"], [type="checkbox"])')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || !shown(element)) continue;
    if (box.width < TARGET - ALMOST || box.height < TARGET - ALMOST)
      faults.push(`${called(element)} is ${box.width.toFixed()} x ${box.height.toFixed()}, too small for a finger`);
  }
  for (const element of within.querySelectorAll('button, .flag, .stamp, h1, .me .status')) {
    if (!shown(element) || element.scrollWidth <= element.clientWidth + 1) continue;
    if (getComputedStyle(element).display === 'inline' || element.matches('[data-card]')) continue;
    faults.push(`${called(element)} holds ${element.scrollWidth} in ${element.clientWidth}`);
  }
  // What is asked at a table can be answered without scrolling, unless the page is enlarged.
  const main = top ? null : document.querySelector('[data-main]');
  if (main && innerHeight >= 640 && main.getBoundingClientRect().bottom > innerHeight + ALMOST)
    faults.push(`${called(main)} ends at ${main.getBoundingClientRect().bottom.toFixed()} of ${innerHeight}`);
  const [own, button] = [document.querySelector('.zones .me > *'), main].map((each) => each?.getBoundingClientRect());
  if (own && button && innerHeight >= 640 && own.bottom > button.top + 1 && own.top < button.bottom && own.right > button.left)
    faults.push(`the reader's own seat ends at ${own.bottom.toFixed()}, under the button at ${button.top.toFixed()}`);
  return faults;
}
