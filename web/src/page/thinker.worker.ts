/** A worker that thinks: decisions of bots, hints, analyses, one after the other. */
import { named } from './messages';
import { Files } from './files';
import { type Orders, type Packs, type Proxy, pythonWith, taken } from './python';
import type { FromThinker, ToThinker } from './thinkers';

type Think = (task: Uint8Array) => Proxy<Uint8Array>;

/** A Python that thinks, and how it gets a game that it does not have yet. */
interface Begun {
  think: Think;
  has(game: string): Promise<void>;
}

let begun: Promise<Begun> | null = null;
let last: Promise<unknown> = Promise.resolve();

async function begin(orders: Orders): Promise<Begun> {
  const files = await Files.open(new URL(orders.base), named(new URL(orders.base).pathname).files);
  const packs = (await (await files.read(orders.packs)).json()) as Packs;
  const page = await pythonWith(orders, packs, files, packs.thinker);
  const { in_worker: think } = page.python.pyimport('romanum.server.page.browser_thinker') as { in_worker: Think };
  return { think, has: (game) => page.load(packs.games[game] ?? []) };
}

async function work({ id, game, task }: ToThinker & { kind: 'task' }): Promise<FromThinker> {
  try {
    const { think, has } = await begun!;
    await has(game);
    return { kind: 'done', id, answer: taken(think(task)) };
  } catch (fault) {
    return { kind: 'failed', id, words: String(fault) };
  }
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === 'orders') {
    begun = begin(data.orders);
    begun.catch((fault) => {
      console.error(fault);
      self.close();
    });
    void navigator.locks?.request(data.life, () => {
      self.postMessage({ kind: 'alive' });
      return new Promise(() => undefined);
    });
  } else last = last.then(async () => self.postMessage(await work(data)));
};
