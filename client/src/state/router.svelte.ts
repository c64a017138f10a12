/** The router: where the reader is, kept in step with the address bar. */
import { addressOf, placeAt, type Place } from './place';

/** The address that all pages are below; index.html declares it, whatever path a proxy adds. */
export const BASE = new URL(document.baseURI).pathname.replace(/[^/]*$/, '');

function read(): Place {
  const { pathname, search, hash } = location;
  return placeAt(`/${pathname.slice(BASE.length)}${search}${hash}`);
}

class Router {
  place = $state.raw<Place>(read());

  /** Go to *place*, in a new step of the browser's history or in the *instead* of this one. */
  go(place: Place, how: 'onward' | 'instead' = 'onward'): void {
    const address = BASE + addressOf(place);
    if (how === 'instead') history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.place = place;
    if (how === 'onward') scrollTo(0, 0);
  }

  /** Follow the browser's own steps, and links into the page. */
  listen(): () => void {
    const step = (): void => {
      this.place = read();
    };
    const click = (event: MouseEvent): void => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || event.defaultPrevented || event.button !== 0 || link.download || link.target) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || !url.pathname.startsWith(BASE)) return;
      const path = url.pathname.slice(BASE.length);
      if (path.startsWith('api/')) return;
      event.preventDefault();
      this.go(placeAt(`/${path}${url.search}${url.hash}`));
    };
    addEventListener('popstate', step);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', step);
      document.removeEventListener('click', click);
    };
  }
}

export const router = new Router();

/** The address of *place* for a link on this page. */
export function href(place: Place): string {
  return BASE + addressOf(place);
}

/** The whole address of *place*, to be sent to somebody: by the server's public address if it has one. */
export function invitation(place: Place): string {
  const address = document.querySelector<HTMLMetaElement>('meta[name="address"]')?.content;
  return new URL(addressOf(place), address ?? new URL(BASE, location.origin)).href;
}
