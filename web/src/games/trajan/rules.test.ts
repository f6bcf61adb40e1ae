import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const catalogue = readFileSync(`${here}/../../../../src/romanum/games/trajan/rules.toml`, 'utf8');
const known = new Set([...catalogue.matchAll(/^id = "([^"]+)"/gm)].map((match) => match[1]));
const files = readdirSync(here).filter((name) => /(?<!\.test)\.(ts|svelte)$/.test(name));
const cited = files.flatMap((name) => {
  const text = readFileSync(`${here}/${name}`, 'utf8');
  const found = [...text.matchAll(/rule(?:: |\()'(\d[\w.]*)'/g), ...text.matchAll(/line\([^)]*?'(\d[\w.]*)', \d/g)];
  return found.map((match) => `${match[1]} in ${name}`);
});

it('every rule that the board cites stands in the catalogue', () => {
  expect(known.size).toBeGreaterThan(100);
  expect(cited.length).toBeGreaterThan(8);
  expect(cited.filter((line) => !known.has(line.split(' ')[0]))).toEqual([]);
});
