/** Scenes of a table without a server: `dev.html?scene=<name>&theme=lamplight&lang=id&dir=rtl&pick=<card>`. */
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

import { flushSync, mount } from 'svelte';

import Playing from '../shell/Playing.svelte';
import { settings, type Theme } from '../state/settings.svelte';
import { GAMES } from '../table/game';
import { Table } from '../table/table.svelte';
import type { Language } from '../words/words.svelte';
import { words } from '../words/words.svelte';
import { FakeSocket } from './socket';
import { SCENES } from './scenes';

const asked = new URLSearchParams(location.search);
const scene = SCENES[asked.get('scene') ?? 'tightwad'];
if (!scene) throw new Error(`no such scene: choose one of ${Object.keys(SCENES).join(', ')}`);
settings.set({
  theme: (asked.get('theme') ?? 'paper') as Theme,
  language: (asked.get('lang') ?? 'en') as Language,
  lessons: asked.has('lessons'),
});
document.documentElement.dir = asked.get('dir') ?? 'ltr';

const game = GAMES.get(scene.info.game);
if (!game) throw new Error(`no game ${scene.info.game}`);
const [parts] = await Promise.all([game.load(), words.know({ game: game.name, deck: game.deck })]);
const table = new Table(scene.info, parts, scene.keys, () => new FakeSocket(scene));
mount(Playing, { target: document.getElementById('app') as HTMLElement, props: { table } });
await new Promise((resolve) => setTimeout(resolve, 900));
for (const card of (asked.get('pick') ?? '').split(' ').filter(Boolean)) flushSync(() => table.pick(card));
document.body.dataset.ready = 'yes';
