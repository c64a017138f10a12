// A reader who needs a twentieth of the time: what the page shows for a moment goes by at once.
(() => {
  const MOMENT = 1000;
  const real = window.setTimeout;
  window.setTimeout = (task, wait = 0, ...rest) => real(task, wait < MOMENT ? wait / 20 : wait, ...rest);
})();
