/** The gallery: `npm run dev`, then /gallery.html?theme=lamplight&only=decktet&width=200&dir=rtl&colours=two. */
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

import { mount } from 'svelte';

import Gallery from './Gallery.svelte';

const root = document.documentElement;
const asked = new URLSearchParams(location.search);
root.dataset.theme = asked.get('theme') ?? 'paper';
root.dataset.suitColours = asked.get('colours') ?? 'four';
root.dir = asked.get('dir') ?? 'ltr';

export default mount(Gallery, { target: document.body });
