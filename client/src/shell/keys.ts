/** The keys of a table: one each for the hand, the table, the scores, the clock, the last event, and help. */

export const KEYS = ['h', 't', 's', 'c', 'e', '?'] as const;
export type Key = (typeof KEYS)[number];

/** Whether *event* is one of the keys, pressed where nobody is writing. */
export function keyOf(event: KeyboardEvent): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest('input, textarea, select, [contenteditable], dialog')) return null;
  return KEYS.find((key) => key === event.key) ?? null;
}

/** Give the focus to what is marked `data-key="<name>"`, or to what can be used first within it. */
export function focusOn(name: string): void {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-key="${name}"]`)];
  const targets = places.map((place) =>
    place.matches('[tabindex]') ? place : place.querySelector<HTMLElement>('[tabindex="0"], button:not([tabindex="-1"])'),
  );
  targets.find(Boolean)?.focus();
}

/** Where the focus goes when an update took away what had it: to what is to be done next. */
const NEXT = [
  '[data-main][aria-disabled="false"]',
  '[data-key="hand"] button[tabindex="0"]',
  '[data-main]',
  '#over-title',
  '[data-key="table"]',
];

/** Give the focus that got lost to what is to be done next. */
export function refocus(): void {
  const next = NEXT.map((place) => document.querySelector<HTMLElement>(place)).find(Boolean);
  next?.focus({ preventScroll: true });
}
