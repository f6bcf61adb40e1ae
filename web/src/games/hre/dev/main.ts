/**
 * A page to look at the board without a server: ?moment=roman|barbarian|battle|build|event|start&theme=dark&panel=hand
 */
import '@fontsource/cinzel/latin-500.css';
import '@fontsource/cinzel/latin-600.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import '@fontsource/source-sans-3/latin-700.css';
import '@fontsource/source-serif-4/latin-400.css';
import '@fontsource/source-serif-4/latin-400-italic.css';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import { mount } from 'svelte';
import DevBoard from './DevBoard.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
document.documentElement.dataset['palette'] = asked.get('palette') ?? 'house';
document.documentElement.dataset['motion'] = asked.get('motion') ?? 'on';

mount(DevBoard, {
  target: document.getElementById('app')!,
  props: { moment: asked.get('moment') ?? 'roman', panel: asked.get('panel') ?? '' },
});
