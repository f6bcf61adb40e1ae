/**
 * What a game says stands in its own words, `words/en.ftl`: its folder here has no sentences, and no word is missing or
 * idle.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sayer } from '$lib/phrase';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = `${here}/../../../src/romanum`;
const GAMES = ['hre', 'trajan', 'ultimus', 'pax', 'imperium'];

/** What lies in dev/ is for whoever works on a board, and what lies in fixtures/ for tests. */
const modules = (game: string, ending: RegExp) =>
  readdirSync(`${here}/${game}`, { recursive: true, encoding: 'utf8' }).filter(
    (name) => ending.test(name) && !name.endsWith('.test.ts') && !/^(dev|fixtures)\W/.test(name),
  );
const code = (game: string, name: string) =>
  readFileSync(`${here}/${game}/${name}`, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

/** Texts of three words and more that read like a sentence: no paths, styles, actions, nor legends of coins. */
function sentences(text: string): string[] {
  const texts = [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
    (found) => found[1] ?? found[2] ?? '',
  );
  const plain = texts.map((one) => one.replace(/\$\{[^}]*\}/g, '…'));
  return plain.filter(
    (one) =>
      /[a-z]{2,}[,:;]? [a-z]+[,:;]? [a-z]{2,}/i.test(one) &&
      !/^[MLHVCSQTAZ][\d. -]|var\(|=>/.test(one) &&
      one !== one.toUpperCase(),
  );
}

/** Names of sentences in a Fluent file that a client says. */
const known = (game: string): Set<string> => {
  const own = `${root}/games/${game}/words`;
  const folders = readdirSync(own, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = [`${root}/engine/words`, own, ...folders.map(({ name }) => `${own}/${name}`)].map(
    (folder) => `${folder}/en.ftl`,
  );
  return new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^screen-([\w-]+) =/gm)].map((found) => found[1]!)),
  );
};

describe.each(GAMES)('%s', (game) => {
  it('has no sentences in its modules', () => {
    const found = modules(game, /\.ts$/).flatMap((name) => sentences(code(game, name)).map((one) => `${name}: ${one}`));
    expect(found).toEqual([]);
  });
  it('says only what its words have', () => {
    const names = known(game);
    const said = modules(game, /\.(ts|svelte)$/).flatMap((name) =>
      [...code(game, name).matchAll(/\bsay\('([\w-]+)'/g)].map((found) => found[1]!),
    );
    expect(said.filter((name) => !names.has(name))).toEqual([]);
    const begun = modules(game, /\.(ts|svelte)$/).flatMap((name) =>
      [...code(game, name).matchAll(/\bsay\(`([\w-]*)\$\{/g)].map((found) => found[1]!),
    );
    expect(begun.filter((start) => ![...names].some((name) => name.startsWith(start)))).toEqual([]);
  });
});

it.each([
  ['hre', 'so-many-armies', '1 Army', '2 Armies'],
  ['trajan', 'so-many-counters', '1 counter', '2 counters'],
  ['ultimus', 'so-many-areas', '1 area', '2 areas'],
])('%s counts in its own words', (game, name, one, many) => {
  const say = sayer(game);
  expect([1, 2].map((number) => say(name, { number }))).toEqual([one, many]);
});

it('notices a sentence', () => {
  expect(sentences("const help = 'Points of strength on the map';")).toEqual(['Points of strength on the map']);
  expect(sentences("act('attack roma'); const d = 'M12 2C7 2 3.5 5.4'; say('turn', { number });")).toEqual([]);
});
