/**
 * What the build does besides bundling: the client's own sentences, drawings in few letters, small ones for covers, and
 * files that are sent compressed.
 */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { heldTogether, sentences } from './fluent.ts';
import { pack } from './src/lib/packed.ts';

/**
 * `import words from './words/en.ftl'`: the sentences of a Fluent file, read when the client is built. English words
 * say which folder they belong to, so that those of another language are found.
 */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      this.addWatchFile(id);
      const text = readFileSync(id, 'utf8');
      const found = sentences(id.endsWith('/fr.ftl') ? heldTogether(text) : text);
      const whose = id.endsWith('/en.ftl') ? { '': id.split('/').at(-3)! } : {};
      const code = `export default ${JSON.stringify({ ...whose, ...found })}`;
      return { code, map: null, moduleType: 'js' };
    },
  };
}

/** Links of the client lead behind a #, where a page has no server that would know its paths. */
export function behindHash(): Plugin {
  return {
    name: 'behind-hash',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.svelte') ? { code: code.replaceAll(/(?<=<a\b[^>]*\bhref=["'])(?=[/{])/g, '#'), map: null } : null;
    },
  };
}

interface Drawn {
  size: [number, number];
  far: string;
  provinces?: { id: string; far: string }[];
  zones?: { id: string; far: string }[];
}

/** `import cover from '…/map.json?cover'`: the coasts and the far shapes of a map, a tenth of the whole drawing. */
export function covers(): Plugin {
  const ending = 'map.json?cover';
  return {
    name: 'covers',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(ending)) return null;
      const { size, far, provinces, zones } = JSON.parse(readFileSync(id.slice(0, -'?cover'.length), 'utf8')) as Drawn;
      const areas = (provinces ?? zones ?? []).map((area) => ({ id: area.id, far: area.far }));
      return { code: `export default ${JSON.stringify({ size, far, areas })}`, map: null, moduleType: 'js' };
    },
  };
}

const PACKED = /^(.*map\.json)\?packed(?:-(only|without)=([\w,]+))?$/;

/**
 * `import address from '…/map.json?packed'`: where the drawing lies, its outlines packed (src/lib/packed.ts) when
 * built.
 * `?packed-without=relief,depth` leaves parts of it out, for `?packed-only=relief,depth` to bring them later.
 */
export function packed(): Plugin {
  let building = false;
  return {
    name: 'packed',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    load(id) {
      const [, file, which, names] = PACKED.exec(id) ?? [];
      if (!file) return null;
      if (!building) return `export { default } from ${JSON.stringify(`${file}?url`)}`;
      const parts = new Set(names?.split(','));
      const drawn = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object);
      const wanted = which ? drawn.filter(([name]) => parts.has(name) === (which === 'only')) : drawn;
      const source = JSON.stringify(pack(Object.fromEntries(wanted)));
      const reference = this.emitFile({ type: 'asset', name: which === 'only' ? 'lines.json' : 'map.json', source });
      return { code: `export default import.meta.ROLLUP_FILE_URL_${reference}`, map: null, moduleType: 'js' };
    },
  };
}

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const LICENCE = /^(licen[cs]e|copying|notice)/i;

/** What a package says of its licence: the files, or the word in its description. */
function licenceOf(name: string): string {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (!license && !texts.length) throw new Error(`${name} says nothing of its licence`);
  return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
}

/** `licences.txt`: whatever of other people's work is in the built client (code, typefaces), with their licences. */
export function licences(): Plugin {
  const used = new Set<string>();
  const use = (path: string) => {
    const name = PACKAGE.exec(path)?.[1];
    if (name) used.add(name);
  };
  return {
    name: 'licences',
    apply: 'build',
    transform(_, id) {
      use(id);
    },
    generateBundle(_, bundle) {
      for (const made of Object.values(bundle)) if (made.type === 'asset') made.originalFileNames.forEach(use); // fonts
      const source = [...used].sort().map(licenceOf).join(`\n\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
    },
  };
}

const SQUEEZABLE = /\.(js|css|json|svg|html)$/;
const WORTH = 1000;

/** Writes FILE.br and FILE.gz beside each file, so that the server sends them as they are. */
export function squeezed(): Plugin {
  return {
    name: 'squeezed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true }) as string[]) {
        const path = join(dir!, name);
        if (!SQUEEZABLE.test(name) || statSync(path).size < WORTH) continue;
        const body = readFileSync(path);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_LGWIN]: 24,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
