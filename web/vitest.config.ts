import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(vite(env), defineConfig({ test: { setupFiles: ['src/games/learnt.ts'] } })),
);
