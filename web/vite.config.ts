import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type UserConfig } from 'vite';
import { behindHash, covers, licences, packed, squeezed, words } from './plugins.ts';

const server = process.env.ROMANUM_SERVER ?? 'http://127.0.0.1:8711';
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const lib = { find: /^\$lib(?=\/)/, replacement: path('./src/lib') };

const client: UserConfig = {
  plugins: [words(), covers(), packed(), svelte(), licences(), squeezed()],
  resolve: { alias: [lib] },
  build: {
    outDir: '../src/romanum/web/dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
  },
  // The service worker lies at the root: it may answer for whatever lies below it.
  worker: { format: 'iife', rolldownOptions: { output: { entryFileNames: 'offline.js' } } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
};

/** The page that holds its tables itself: another transport, and addresses that any folder of any host can have. */
const page: UserConfig = {
  ...client,
  base: './',
  plugins: [behindHash(), words(), covers(), packed(), svelte(), licences()],
  resolve: { alias: [{ find: '$lib/transport', replacement: path('./src/page/transport.ts') }, lib] },
  build: {
    ...client.build,
    outDir: '../build/page',
    rolldownOptions: {
      ...client.build!.rolldownOptions,
      input: { index: path('./index.html'), service: path('./src/page/service.ts') },
      output: { entryFileNames: ({ name }) => (name === 'service' ? 'service.js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es', plugins: () => [words()] },
};

export default defineConfig(({ mode }) => (mode === 'page' ? page : client));
