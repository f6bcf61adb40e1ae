/** What the shell says in other languages fits what it says in English. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { heldTogether, sentences } from '../fluent';
import { bestLanguage, LANGUAGES, tenths, written } from '$lib/language';
import type { Pattern } from '$lib/api';
import { phrase, speaker } from '$lib/phrase';

const here = fileURLToPath(new URL('.', import.meta.url));
const FOLDERS = readdirSync(here).filter((name) => existsSync(`${here}/${name}/words/en.ftl`));
const OTHERS = Object.keys(LANGUAGES).filter((code) => code !== 'en');
const read = (folder: string, code: string): Record<string, Pattern> => {
  const path = `${here}/${folder}/words/${code}.ftl`;
  return existsSync(path) ? sentences(readFileSync(path, 'utf8')) : {};
};

/** The facts that a sentence puts in or chooses by. */
function facts(pattern: Pattern): string[] {
  const parts = typeof pattern === 'string' ? [pattern] : pattern;
  const found = parts.flatMap((part) =>
    typeof part === 'string'
      ? [...part.matchAll(/\{(\w+)\}/g)].map((one) => one[1]!)
      : [part.by, ...Object.values(part.cases).flatMap(facts)],
  );
  return [...new Set(found)].sort();
}

const ALL = FOLDERS.flatMap((folder) => OTHERS.map((code) => [folder, code] as const));

it.each(FOLDERS)('%s says nothing twice', (folder) => {
  for (const code of Object.keys(LANGUAGES)) {
    const path = `${here}/${folder}/words/${code}.ftl`;
    const names = existsSync(path)
      ? [...readFileSync(path, 'utf8').matchAll(/^([a-z][\w-]*) *=/gim)].map(([, name]) => name!)
      : [];
    expect(names.filter((name, k) => names.indexOf(name) !== k), path).toEqual([]);
  }
});

describe.each(ALL)('%s in %s', (folder, code) => {
  const [english, other] = [read(folder, 'en'), read(folder, code)];

  it('says nothing that English does not', () => {
    expect(Object.keys(other).filter((name) => !(name in english))).toEqual([]);
  });
  it('puts in the same facts', () => {
    const differ = Object.keys(other).filter((name) => `${facts(other[name]!)}` !== `${facts(english[name]!)}`);
    expect(differ).toEqual([]);
  });
  it('says everything', () => {
    expect(Object.keys(english).filter((name) => !(name in other))).toEqual([]);
  });
});

it('speaks the first language of the browser that there are words in', () => {
  expect(['de-AT', 'en'].map((one) => bestLanguage([one]))).toEqual(['de', 'en']);
  expect(bestLanguage(['nl-NL', 'fr-CA', 'de'])).toBe('fr');
  expect(bestLanguage(['nl'])).toBe('en');
});

it('says in English what there is in no other language', () => {
  expect(speaker({ '': 'nowhere', hello: 'Hello {name}' })('hello', { name: 'Livia' })).toBe('Hello Livia');
});

it('chooses by number as the language of the words does', () => {
  const cases = { one: 'one', other: 'many' };
  const none = (code?: string): Pattern => [{ by: 'n', cases, other: 'other', in: code }];
  const said = (code?: string): string => phrase({ words: { found: none(code) } }, 'found', { n: 0 });
  expect([said('en'), said('fr'), said()]).toEqual(['many', 'one', 'many']);
});

it('writes numbers as English does where English is spoken', () => {
  expect([written(7), written(1234), tenths(1.25), tenths(2)]).toEqual(['7', '1,234', '1.3', '2.0']);
});

it('lets no line end before a high sign of French', () => {
  const source = 'ask = Où débarquer { $who } ? « Ici »\nhow = { $n ->\n    [one] : un\n   *[other] à { $n } %\n  }';
  const held = sentences(heldTogether(source));
  expect(held['ask']).toBe('Où débarquer {who}\u00a0? «\u00a0Ici\u00a0»');
  expect(held['how']).toEqual([{ by: 'n', cases: { one: ': un', other: 'à {n}\u00a0%' }, other: 'other' }]);
});
