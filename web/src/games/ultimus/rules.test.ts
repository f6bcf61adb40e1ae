import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parts } from './fixtures';

const here = fileURLToPath(new URL('.', import.meta.url));
const catalogue = readFileSync(`${here}/../../../../src/romanum/games/ultimus/rules.toml`, 'utf8');
const known = new Set([...catalogue.matchAll(/^id = "([^"]+)"/gm)].map((match) => match[1]));
const files = readdirSync(here).filter((name) => /(?<!\.test)\.(ts|svelte)$/.test(name));
const cited = files.flatMap((name) => {
  const text = readFileSync(`${here}/${name}`, 'utf8');
  return [...text.matchAll(/rule(?:: |\()'(\d[\w.]*)'/g)].map((match) => `${match[1]} in ${name}`);
});

it('every rule that the board cites stands in the catalogue', () => {
  expect(known.size).toBeGreaterThan(250);
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter((line) => !known.has(line.split(' ')[0]))).toEqual([]);
});

it('every stratagem cites a rule of the catalogue', () => {
  expect(parts.stratagems.filter(({ rule }) => !known.has(rule))).toEqual([]);
});
