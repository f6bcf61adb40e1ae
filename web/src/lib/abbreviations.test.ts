import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { abbreviationsOf } from './abbreviations';
import { Names } from './words';

const root = fileURLToPath(new URL('../../../src/romanum/games', import.meta.url));
const GAMES = ['hre', 'ultimus', 'pax', 'imperium'];
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'];

/** All that a game says in a language. */
const said = (game: string, language: string): string =>
  readdirSync(`${root}/${game}/words`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`${language}.ftl`))
    .map((name) => readFileSync(`${root}/${game}/words/${name}`, 'utf8'))
    .join('\n');

const listed = (words: string): string => /^screen-abbreviations =\n((?: {4}.*\n)+)/m.exec(words)?.[1] ?? '';

describe('abbreviations', () => {
  const lines = ['VP: Victory Points', 'PV : points de victoire', 'M/F: men and fleets', 'T: Talents'];
  const words = { 'screen-abbreviations': lines.join('\n') };
  const units = [{ short: 'HI', name: 'Heavy Infantry' }, { short: '', name: 'Train' }];
  const all = abbreviationsOf({ words, components: { units } });
  const names = new Names({ roma: 'Roma' }, undefined, all);
  const told = (text: string): string[] =>
    names.pieces(text).flatMap((piece) => (piece.about ? [piece.text] : []));

  it('are those that a game lists, and its kinds of units', () => {
    expect(Object.fromEntries(all)).toEqual({
      HI: 'Heavy Infantry',
      VP: 'Victory Points',
      PV: 'points de victoire',
      'M/F': 'men and fleets',
      T: 'Talents',
    });
    expect(abbreviationsOf({ words: {}, components: null }).size).toBe(0);
  });
  it('are found as whole words and behind numbers, beside names, with nothing lost', () => {
    const sentence = 'Roma pays 3T for HI (2 VP), M/F.';
    expect(told(sentence)).toEqual(['T', 'HI', 'VP', 'M/F']);
    expect(names.pieces(sentence).map(({ text }) => text).join('')).toBe(sentence);
    expect(names.pieces(sentence)[0]).toEqual({ text: 'Roma', id: 'roma' });
    expect(told('VPs, THIS, Tarentum, vP')).toEqual([]);
  });

  it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    'of %s in %s are each said somewhere, and none that counts points or moves is missing',
    (game, language) => {
      const words = said(game, language);
      const lines = listed(words);
      const table = abbreviationsOf({ words: { 'screen-abbreviations': lines }, components: null });
      const rest = words.replace(lines, '');
      const finder = new Names({}, undefined, table);
      const found = new Set(finder.explained(rest).flatMap(({ text, about }) => (about ? [text] : [])));
      expect([...table.keys()].filter((short) => !found.has(short))).toEqual([]);
      const counted = [...rest.matchAll(/\{ \$\w+ \} (\p{Lu}{2,4})(?![\p{L}\p{N}])/gu)].map((match) => match[1]!);
      const data = game === 'pax' ? readFileSync(`${root}/pax/data/tables.toml`, 'utf8') : '';
      const kinds = [...`${data}${words}`.matchAll(/^short(?:-\w+)? = "?(\w+)/gm)].map((match) => match[1]!);
      const known = new Set([...table.keys(), ...kinds, 'BC', 'AD']);
      expect([...new Set(counted)].filter((short) => !known.has(short))).toEqual([]);
    },
  );
});
