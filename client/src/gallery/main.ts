/** The gallery: `npm run dev`, then /gallery.html?theme=lamplight&only=decktet&width=200. */
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

import { mount } from 'svelte';

import Gallery from './Gallery.svelte';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

export default mount(Gallery, { target: document.body });
