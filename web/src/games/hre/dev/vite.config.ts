/** Serves the page to look at the board: npx vite --config src/games/hre/dev/vite.config.ts */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { covers, packed } from '../../../../plugins.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [covers(), packed(), svelte({ configFile: here('../../../../svelte.config.js') })],
  resolve: { alias: { $lib: here('../../../lib') } },
  server: { fs: { allow: [here('../../../../..')] } },
});
