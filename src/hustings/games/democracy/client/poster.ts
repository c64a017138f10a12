/** What hangs on the front page. */
import Art from './Poster.svelte';

export const poster = { ground: 'var(--poster-navy)', Art, place: 2 };
