/** What a page's workers know of Python: how it is loaded (page/boot.js), and what packs it has (packs.json). */
import type { Files } from './files';

/** `packs.json`, as the build of a page writes it (page/packs.py). */
export interface Packs {
  pyodide: { memory: string };
  core: string[];
  thinker: string[];
  games: Record<string, string[]>;
  howto: Record<string, string[]>;
  /** By language, then by `core` or a game. */
  languages: Record<string, Record<string, string[]>>;
  sizes: Record<string, number>;
}

/** A thing of Python's that JavaScript holds: a copy of it can be had, and it is let go by hand. */
export interface Proxy<T> {
  toJs(): T;
  destroy(): void;
}

export interface Python {
  pyimport(module: string): unknown;
}

/** A copy of a thing of Python's, which is let go. */
export function taken<T>(thing: Proxy<T>): T {
  const copy = thing.toJs();
  thing.destroy();
  return copy;
}

/** A Python that runs, and the packs it has. */
export interface Page {
  readonly python: Python;
  load(names: string[]): Promise<void>;
}

export interface Wish {
  at: string;
  packs: Packs;
  names: string[];
  /** Whether it begins with the memory of a Python that has imported all of it. */
  memory?: boolean;
  told?: (loaded: number, whole: number) => void;
  fetched?: (name: string) => Promise<Response>;
}

/** What a worker is told before it begins: where its files lie. */
export interface Orders {
  /** The folder of the page, and what its packs and how they are loaded are called there. */
  base: string;
  packs: string;
  boot: string;
}

/**
 * A Python with packs. It begins with the memory that was kept if that is in the browser: whoever comes for the first
 * time does not wait for so much. One that cannot be used on this machine is done without.
 */
export async function pythonWith(
  orders: Orders,
  packs: Packs,
  files: Files,
  names: string[],
  told?: Wish['told'],
): Promise<Page> {
  const boot = await bootOf(orders);
  const wish: Wish = { at: orders.base, packs, names, told, fetched: (name) => files.read(name) };
  if (await files.has(packs.pyodide.memory))
    try {
      return await boot({ ...wish, memory: true });
    } catch (fault) {
      console.warn(fault);
    }
  return boot(wish);
}

/** The module that loads Python lies beside the packs, so that a worker of Node loads the very same. */
async function bootOf(orders: Orders): Promise<(wish: Wish) => Promise<Page>> {
  const found = (await import(/* @vite-ignore */ new URL(orders.boot, orders.base).href)) as {
    boot: (wish: Wish) => Promise<Page>;
  };
  return found.boot;
}

/**
 * The packs that a request may need, by the words of its answer: `games/hre`, `howto/hre`, `languages/de`,
 * `languages/de/hre`.
 */
export function filesOf(packs: Packs, wanted: readonly string[]): string[] {
  return wanted.flatMap((one) => {
    const [kind, first = '', second = 'core'] = one.split('/') as [string, string?, string?];
    if (kind === 'games') return packs.games[first] ?? [];
    if (kind === 'howto') return packs.howto[first] ?? [];
    return packs.languages[first]?.[second] ?? [];
  });
}
