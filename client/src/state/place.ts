/** A place: which page an address means, and the address of a page. */

export type Place =
  | { page: 'front' }
  /** With bots for company or without, and with a sheet that is kept, as `option:name`. */
  | { page: 'new'; game: string; alone: boolean; sheet?: string | undefined }
  | { page: 'table'; table: string; seat: string | null }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'games' }
  | { page: 'record'; table: string }
  /** A finished game when it had had so many events. */
  | { page: 'replay'; table: string; moment: number }
  | { page: 'sheets'; game: string }
  | { page: 'missing' };

/** Read the *path* below the base, with its `?query` and `#hash` if it has them. */
export function placeAt(path: string): Place {
  const url = new URL(path, 'http://base/');
  const [page, name, sub, key, ...more] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === undefined) return { page: 'front' };
  if (page === 'games' && name === undefined) return { page: 'games' };
  if (name === undefined || more.length > 0) return { page: 'missing' };
  if (page === 't' && sub === 's' && key) return { page: 'table', table: name, seat: key };
  if (page === 'r' && /^\d{1,6}$/.test(sub ?? '') && key === undefined) return { page: 'replay', table: name, moment: Number(sub) };
  if (sub !== undefined) return { page: 'missing' };
  if (page === 't') return { page: 'table', table: name, seat: null };
  if (page === 'new') return { page: 'new', game: name, alone: url.searchParams.has('alone'), sheet: url.searchParams.get('sheet') ?? undefined };
  if (page === 'rules') return { page: 'rules', game: name, clause: url.hash.slice(1) || null };
  if (page === 'sheets') return { page: 'sheets', game: name };
  if (page === 'r') return { page: 'record', table: name };
  return { page: 'missing' };
}

/** Write the address of *place*, from the base. */
export function addressOf(place: Place): string {
  switch (place.page) {
    case 'front':
    case 'missing':
      return '';
    case 'games':
      return 'games';
    case 'new': {
      const query = [place.alone ? 'alone' : '', place.sheet ? `sheet=${encodeURIComponent(place.sheet)}` : ''].filter(Boolean).join('&');
      return `new/${place.game}${query && `?${query}`}`;
    }
    case 'table':
      return `t/${place.table}${place.seat ? `/s/${place.seat}` : ''}`;
    case 'rules':
      return `rules/${place.game}${place.clause ? `#${place.clause}` : ''}`;
    case 'record':
      return `r/${place.table}`;
    case 'replay':
      return `r/${place.table}/${place.moment}`;
    case 'sheets':
      return `sheets/${place.game}`;
  }
}

/** Whether *address* means the very machine that it is opened on, so that no friend's machine finds it. */
export function isLocal(address: string): boolean {
  return /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);
}
