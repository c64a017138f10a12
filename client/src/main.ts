/** The page: styles first, then the one component everything hangs from. */
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { isOutdated } from './wire/page';

// A part of the page that is not there any more: the server has a newer page.
addEventListener('vite:preloadError', () => {
  void isOutdated().then((isOld) => {
    if (isOld) location.reload();
  });
});

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');

export default mount(App, { target });
