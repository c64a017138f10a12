/** The page itself: whether the server still has the one that was loaded here. */
import { BASE } from '../state/router.svelte';

/** The script that a page begins with; its name is made from all that the page consists of. */
function scriptOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** Whether the server has another page by now, so that this one may not understand it any more. */
export async function isOutdated(): Promise<boolean> {
  const answer = await fetch(BASE).catch(() => null);
  if (!answer?.ok) return false;
  const theirs = scriptOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  return theirs !== null && theirs !== scriptOf(document);
}
