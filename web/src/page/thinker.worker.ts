/** A worker that thinks: decisions of bots, hints, analyses, one after the other. */
import { named } from './messages';
import { Files } from './files';
import { bootOf, type Orders, type Packs, type Proxy, taken } from './python';
import type { FromThinker, ToThinker } from './thinkers';

type Think = (task: Uint8Array) => Proxy<Uint8Array>;

let begun: Promise<Think> | null = null;
let last: Promise<unknown> = Promise.resolve();

async function begin(orders: Orders): Promise<Think> {
  const files = await Files.open(new URL(orders.base), named(new URL(orders.base).pathname).files);
  const packs = (await (await files.read(orders.packs)).json()) as Packs;
  const boot = await bootOf(orders);
  const names = [...packs.thinker, ...Object.values(packs.games).flat()];
  const { python } = await boot({ at: orders.base, packs, names, fetched: (name) => files.read(name) });
  return (python.pyimport('romanum.server.page.browser_thinker') as { in_worker: Think }).in_worker;
}

async function work({ id, task }: ToThinker & { kind: 'task' }): Promise<FromThinker> {
  try {
    const think = await begun!;
    return { kind: 'done', id, answer: taken(think(task)) };
  } catch (fault) {
    return { kind: 'failed', id, words: String(fault) };
  }
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === 'orders') {
    begun = begin(data.orders);
    begun.catch(() => undefined);
    void navigator.locks?.request(data.life, () => {
      self.postMessage({ kind: 'alive' });
      return new Promise(() => undefined);
    });
  } else last = last.then(async () => self.postMessage(await work(data)));
};
