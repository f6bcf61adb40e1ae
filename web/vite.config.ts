import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { covers, licences, packed, squeezed, words } from './plugins.ts';

const server = process.env.ROMANUM_SERVER ?? 'http://127.0.0.1:8711';

export default defineConfig({
  plugins: [words(), covers(), packed(), svelte(), licences(), squeezed()],
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
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
});
