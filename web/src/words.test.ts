/** What the shell says stands in the words of its folders: no sentence in the code, and no word is missing or idle. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { sentences } from '../fluent';
import hre from './games/hre/fixtures/game.json';

const here = fileURLToPath(new URL('.', import.meta.url));
const FOLDERS = ['admin', 'board', 'club', 'editor', 'lib', 'lobby', 'rules', 'table', 'tournaments'];
const read = (path: string): string => readFileSync(`${here}/${path}`, 'utf8');
/** Covers are drawings with their lettering, and what lies in dev/ is for whoever works on a board. */
const components = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.svelte') && !/Cover\.svelte$|\/dev\//.test(name),
);
const modules = (folder: string): string[] =>
  readdirSync(`${here}/${folder}`, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'),
  );

/**
 * What is typed rather than read: keys and commands; drawings beside them. Addresses, rules and units of two letters
 * stay.
 */
const TYPED = new Set(['kbd', 'code', 'svg', 'style']);
const SPOKEN = new Set(['title', 'aria-label', 'placeholder', 'alt']);

interface Node {
  type: string;
  name?: string;
  data?: string;
}

/** Words of two letters and more that stand in a component as they are: in its text, or in what is read of it. */
function texts(source: string): string[] {
  const found: string[] = [];
  const look = (node: Node, typed: boolean): void => {
    if (node.type === 'Text' && !typed && /\p{L}{2,}/u.test(node.data!)) found.push(node.data!.trim());
    const silent = node.type === 'Attribute' && !SPOKEN.has(node.name!);
    if (silent || /Directive$/.test(node.type)) return;
    const within = typed || (node.type === 'RegularElement' && TYPED.has(node.name!));
    for (const value of Object.values(node)) for (const one of [value].flat()) if (isNode(one)) look(one, within);
  };
  look((parse(source, { modern: true }) as AST.Root).fragment as unknown as Node, false);
  return found.filter((text) => !/^https?:|^[A-Z]{2}$|^\d+\.\w+$/.test(text));
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Code without comments and styles. */
const bare = (source: string): string =>
  source.replace(/<style>[^]*<\/style>/g, '').replace(/\/\*[^]*?\*\/|<!--[^]*?-->|^\s*\/\/.*$/gm, '');

/** Texts of three words and more in the code of a component or module: not classes, not paths, not styles. */
function quoted(source: string): string[] {
  const code = bare(source).replace(/\b(class|d|viewBox|style)=("[^"]*"|\{[^}]*\})/g, '');
  const all = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map((text) => text[1] ?? text[2] ?? '');
  const plain = all.map((text) => text.replace(/\$\{[^}]*\}/g, '…'));
  return plain.filter((text) => /[a-z]{2,}[,:;]? [a-z]+[,:;]? [a-z]{2,}/i.test(text) && !/var\(|=>|[<>{}]/.test(text));
}

/** What is asked of a text that people read, in words of English: in other languages it would be answered otherwise. */
function askedInEnglish(source: string): string[] {
  const asked = [...bare(source).matchAll(/(\/(?:[^/\\\n]|\\.)+\/[a-z]*)\.(?:test|exec)\(\s*([\w.?!]*)/g)];
  const read = /(^|\.)(outcome|label|sentence|prompt|title|reason|message)$/;
  return asked
    .filter(([, pattern, of]) => read.test(of!) || /[a-z]{2,} [a-z]{2,}/.test(pattern!))
    .map(([all]) => all);
}

it('asks nothing of a sentence in English', () => {
  const all = readdirSync(here, { recursive: true, encoding: 'utf8' });
  const files = all.filter((name) => /(?<!\.test)\.(ts|svelte)$/.test(name));
  expect(files.flatMap((name) => askedInEnglish(read(name)).map((one) => `${name}: ${one}`))).toEqual([]);
});

describe('a component', () => {
  it.each(components)('%s has no words of its own', (name) => {
    expect([...texts(read(name)), ...quoted(read(name))]).toEqual([]);
  });
  it('would be found out', () => {
    expect(texts('<p title="The rule">Not yet <kbd>Esc</kbd></p>')).toEqual(['The rule', 'Not yet']);
    expect(quoted("const help = 'Points of strength on the map';")).toEqual(['Points of strength on the map']);
    expect(askedInEnglish("const bad = /lost|scatters/.test(outcome) || /no move/.test(said);")).toHaveLength(2);
    expect(askedInEnglish("const water = /^(sea|lake)/.test(place.kind);")).toEqual([]);
  });
});

describe.each(FOLDERS)('%s', (folder) => {
  const names = Object.keys(sentences(read(`${folder}/words/en.ftl`)));
  const users =
    folder === 'lib'
      ? ['App.svelte', ...modules('lib').map((name) => `lib/${name}`)]
      : modules(folder).map((name) => `${folder}/${name}`);
  const code = users.map((name) => bare(read(name))).join('\n');
  const said = [...code.matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((found) => found[1]!);
  const begun = [...code.matchAll(/\bsay\(\s*`([\w-]*)\$\{/g)].map((found) => found[1]!);

  it('has no sentences in its modules', () => {
    const found = users
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => quoted(read(name)).map((text) => `${name}: ${text}`));
    expect(found).toEqual([]);
  });
  it('says only what its words have', () => {
    expect(said.filter((name) => !names.includes(name))).toEqual([]);
  });
  it('has no words that nobody says', () => {
    const free = names.filter(
      (name) => !said.includes(name) && !code.includes(`'${name}'`) && !begun.some((start) => name.startsWith(start)),
    );
    expect(free).toEqual([]);
  });
});

it('reads Fluent as the server does', () => {
  const files = ['engine/words/en.ftl', 'games/hre/words/en.ftl'].map((path) => read(`../../src/romanum/${path}`));
  const all = Object.assign({}, ...files.map(sentences)) as Record<string, unknown>;
  const sent = Object.entries(hre.words).filter(([name]) => name.startsWith('screen-'));
  for (const [name, pattern] of sent) expect(all[name], name).toEqual(pattern);
});
