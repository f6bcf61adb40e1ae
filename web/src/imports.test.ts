/** Imports lead one way: no module of the client comes back to itself, neither by types alone nor by what is lazy. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

type Imports = ReadonlyMap<string, readonly string[]>;

const here = fileURLToPath(new URL('.', import.meta.url));
const paths = readdirSync(here, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const MODULES = new Set(paths.filter((path) => /\.(ts|svelte)$/.test(path)));

/** Paths with a star do not begin one. */
const COMMENT = /(?<!\S)\/\*[^]*?\*\/|<!--[^]*?-->|^\s*\/\/.*$/gm;
/** `import … from`, `export … from`, `import '…'` and `import('…')`, of values and of types. */
const NAMED = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;
/** Many at once, by a star in their path. */
const STARRED = /\bimport\.meta\.glob[^('"]*\(\s*['"]([^'"\n]+)['"]/g;

/** The modules that a text leads to. */
function ledTo(path: string, text: string): string[] {
  const bare = text.replace(COMMENT, '');
  const within = (name: string): string =>
    name.startsWith('$lib/') ? name.replace('$', '') : join(dirname(path), name.replace(/\?.*$/, ''));
  const named = [...bare.matchAll(NAMED)].map(([, name]) => name!).filter((name) => /^(\.|\$lib\/)/.test(name));
  const starred = [...bare.matchAll(STARRED)].flatMap(([, name]) => matching(within(name!)));
  return [...named.flatMap((name) => moduleOf(within(name)) ?? []), ...starred];
}

const moduleOf = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}/index.ts`].find((one) => MODULES.has(one));

function matching(starred: string): string[] {
  const path = new RegExp(`^${starred.replace(/[.]/g, '\\.').replaceAll('*', '[^/]*')}$`);
  return [...MODULES].filter((one) => path.test(one));
}

/** Ways that lead back to where they began, `a -> b -> a`; each circle has at least one of them. */
function circles(imports: Imports): string[] {
  const [found, done, way]: [string[], Set<string>, string[]] = [[], new Set(), []];
  const go = (path: string): void => {
    if (way.includes(path)) return void found.push([...way.slice(way.indexOf(path)), path].join(' -> '));
    if (done.has(path)) return;
    done.add(path);
    way.push(path);
    imports.get(path)?.forEach(go);
    way.pop();
  };
  [...imports.keys()].forEach(go);
  return found;
}

const imports: Imports = new Map(
  [...MODULES].sort().map((path) => [path, ledTo(path, readFileSync(`${here}/${path}`, 'utf8'))]),
);

/** So many modules lie in one folder at most, tests not counted. */
const MOST_MODULES = 30;

/** The room in which a module lies: a folder, or that of one game. */
const roomOf = (path: string): string => /^games\/[^/]+(?=\/)|^[^/]+(?=\/)/.exec(path)?.[0] ?? '';

/** What lies at the bottom, and what it may know beside itself. */
const BELOW: Readonly<Record<string, readonly string[]>> = { lib: ['offline', 'words'], offline: [], board: ['lib'] };
const OF_GAMES = ['lib', 'board', 'games'];

function mayKnow(room: string, other: string): boolean {
  const known = room.startsWith('games/') ? OF_GAMES : BELOW[room];
  return !known || room === other || known.includes(other);
}

describe('imports', () => {
  it('are found in modules and components, of types and of pages that come later too', () => {
    expect(imports.get('table/film/film.svelte.ts')).toContain('lib/api/index.ts');
    expect(imports.get('App.svelte')).toContain('lobby/Lobby.svelte');
    expect(imports.get('lib/language.ts')).toContain('words/de.ts');
    expect(imports.get('lib/transport.ts')).toContain('offline/worker.ts');
    expect(imports.get('maps.d.ts')).toEqual(['lib/api/index.ts']);
    expect(ledTo('table/a.ts', "// import './log/log'\nexport type { B } from './session/session.svelte';")).toEqual([
      'table/session/session.svelte.ts',
    ]);
  });

  it('lead in no circle', () => {
    expect(circles(new Map([['a', ['b']], ['b', ['c', 'd']], ['c', []], ['d', ['b']]]))).toEqual(['b -> d -> b']);
    expect(circles(imports)).toEqual([]);
  });

  it('begin in folders that can be looked over', () => {
    const folders = [...MODULES].filter((path) => !path.endsWith('.test.ts')).map((path) => dirname(path));
    const full = [...new Set(folders)].filter((one) => folders.filter((other) => other === one).length > MOST_MODULES);
    expect(full).toEqual([]);
  });

  it('lead from no game to another, and from what lies below to nothing above', () => {
    const wrong = [...imports].flatMap(([path, others]) =>
      others.filter((other) => !mayKnow(roomOf(path), roomOf(other))).map((other) => `${path} -> ${other}`),
    );
    expect(wrong).toEqual([]);
  });
});
