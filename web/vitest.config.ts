import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

const TESTS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`);
/** Tests that put something of their own in the place of modules or of what a browser has need a world of their own. */
const APART = TESTS.filter((file) => /\bvi\.(mock|doMock|stubGlobal)\(/.test(readFileSync(file, 'utf8')));

/** All others share what has been imported, which takes longer than they do. */
export default defineConfig((env) => {
  const usual = mergeConfig(vite(env), defineConfig({ test: { setupFiles: ['src/games/learnt.ts'] } }));
  const own = (name: string, include: string[], isolate: boolean) =>
    mergeConfig(usual, defineConfig({ test: { name, include, isolate, pool: 'threads' } }));
  const together = TESTS.filter((file) => !APART.includes(file));
  return { test: { projects: [own('together', together, false), own('apart', APART, true)] } };
});
