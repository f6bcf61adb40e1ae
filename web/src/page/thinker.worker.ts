/** A worker that thinks: decisions of bots, hints, analyses, one after the other. */
import { named } from './messages';
import { Files } from './files';
import { bootOf, filesOf, type Orders, type Packs, type Page } from './python';
import type { FromThinker, ToThinker } from './thinkers';

type Think = (task: Uint8Array) => Uint8Array | null | Promise<Uint8Array | null>;

interface Begun {
  packs: Packs;
  page: Page;
  think: Think;
}

let begun: Promise<Begun> | null = null;
let last: Promise<unknown> = Promise.resolve();

async function begin(orders: Orders): Promise<Begun> {
  const files = await Files.open(new URL(orders.base), named(new URL(orders.base).pathname).files);
  const packs = (await (await files.read(orders.packs)).json()) as Packs;
  const boot = await bootOf(orders);
  const page = await boot({ at: orders.base, packs, names: packs.thinker, fetched: (name) => files.read(name) });
  const browser = page.python.pyimport('romanum.server.page.browser_think');
  return { packs, page, think: browser.in_worker as Think };
}

async function work({ id, games, task }: ToThinker & { kind: 'task' }): Promise<FromThinker> {
  try {
    const { packs, page, think } = await begun!;
    await page.load(filesOf(packs, games));
    return { kind: 'done', id, answer: await think(task) };
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
