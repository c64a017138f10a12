/** What hangs on the front page. */
import Art from './Poster.svelte';

export const poster = { ground: 'var(--poster-brick)', Art, place: 1 };
