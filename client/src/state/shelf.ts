/** The shelf: what this browser remembers between visits, or for one visit where it may not. */

const fallback = new Map<string, string>();

/** Read what was kept under *key*; something unreadable counts as nothing. */
export function kept<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`hustings.${key}`) ?? fallback.get(key);
    return text == null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keep *value* under *key*. */
export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  fallback.set(key, text);
  try {
    localStorage.setItem(`hustings.${key}`, text);
  } catch {
    // No room, or not allowed: the copy above lasts as long as the page.
  }
}
