// What a table of Majority Rules shows, and what a plain player would tap next: first choices, and no bids.
async ([said, before]) => {
  // So many frames may pass until something is asked; and until what was tapped *before* has had its effect.
  const [ASKED, DONE] = [6, 40];

  const all = (selector) => [...document.querySelectorAll(selector)];
  const isFree = (element) => element.getAttribute('aria-disabled') !== 'true';
  const isPressed = (element) => element.getAttribute('aria-pressed') === 'true';
  const frame = () => new Promise(requestAnimationFrame);

  const MAIN = '.tray [data-main]';
  const ACTS = '.tray .act, .extra .act';
  const first = (selector, fits = () => true) => {
    const place = all(selector).findIndex((element) => isFree(element) && fits(element));
    return place < 0 ? null : [selector, place];
  };
  const main = () => first(MAIN);
  const saying = (message) => first(ACTS, (element) => element.textContent.includes(said[message]));
  const tile = (faction) => first(`.tile[data-faction='${faction}']`);

  function wanted(stage) {
    switch (stage) {
      case 'placing':
        if (all(MAIN).length === 0) return null;
        return [tile('activists'), tile('media'), main()][Math.min(2, all('.hands li').length)];
      case 'promoting':
        return saying('table-refuse') ?? main();
      case 'exposing':
        return saying('table-let-be') ?? main();
      case 'ruling':
        return saying('table-decline-ruling');
      case 'coalescing':
        return first('.motion [data-main]') ?? main();
      case 'picking':
      case 'mandating':
      case 'ordering':
        return main() ?? first('button[data-law]', (law) => !isPressed(law));
      case 'balloting':
        return main() ?? first(ACTS, (act) => act.textContent.includes(said['table-yes']) && act.getAttribute('aria-pressed') === 'false');
      case 'bidding':
        return saying('table-add-nothing');
      case 'resolving':
        return saying('table-let-be') ?? main() ?? first('.tile.pick:not(.pale)');
      default:
        return all('.choices button').some(isPressed) ? main() : (first('.choices button') ?? main());
    }
  }

  function seen() {
    const isOver = document.querySelector('#over-title') !== null;
    const stage = document.querySelector('[data-stage]')?.dataset.stage ?? '';
    const shown = stage === 'shown' ? document.querySelector('[data-stage] :is(.hands, .controls, .vote, .board)') : null;
    const moment = shown ? `${stage}-${shown.classList[0]}` : stage;
    const tap = stage === 'shown' ? main() : stage ? wanted(stage) : null;
    const mark = JSON.stringify([moment, tap, document.querySelector('.tray')?.textContent]);
    return { moment, isOver, asks: all(MAIN).length > 0, tap, mark };
  }

  for (let i = 0; i < DONE && seen().mark === before; i++) await frame();
  for (let i = 0; i < ASKED && seen().tap === null && !seen().isOver; i++) await frame();
  return seen();
}
