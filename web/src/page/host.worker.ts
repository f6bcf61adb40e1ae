/**
 * The worker that holds the tables. Every tab has one, and one of them leads: whoever has the lock. It alone loads
 * Python; if its tab is closed, or if it breaks down, the lock goes to the next.
 */
import { Files } from './files';
import { type Channel, named, type ToHost, type ToTabs, unique } from './messages';
import { type Orders, type Packs, type Proxy, pythonWith } from './python';
import { type Host, Room } from './room';
import { isFull, Shelf } from './shelf';
import { Thinkers } from './thinkers';

const term = unique();

/** To the tab whose worker this is: under which lock it lives, and that what it has fetched is kept. */
export type FromHost = { kind: 'alive'; life: string } | { kind: 'settled' };

/** What Python is given of the browser (src/romanum/server/page/browser.py); what it hands over it lets go itself. */
interface Browser {
  get(key: string): Promise<Uint8Array | null>;
  /** Whether it is kept, or taken away; if not, the browser has no room left, and what was there is there still. */
  put(key: string, data?: Proxy<Uint8Array>): Promise<boolean>;
  names(): Promise<string>;
  think(task: Proxy<Uint8Array>): Promise<Uint8Array>;
  told(socket: number, text: string): void;
  closed(socket: number, code: number): void;
}

function browserOf(shelf: Shelf, thinkers: Thinkers, room: () => Room | null): Browser {
  return {
    get: (key) => shelf.get(key),
    names: async () => (await shelf.list('')).join('\n'),
    put: (key, data) =>
      shelf.put([[key, data ? data.toJs() : null]]).then(
        () => true,
        (fault) => {
          if (isFull(fault)) return false;
          throw fault;
        },
      ),
    think: (task) => thinkers.think(task.toJs()),
    told: (socket, text) => room()?.tells(socket, text),
    closed: (socket, code) => room()?.closes(socket, code),
  };
}

/** Told so often at most of what is fetched, by the part that has come. */
const STEPS = 50;

/** Hears how many bytes have come, and tells it whenever the bar would be seen to move. */
function inSteps(tell: (loaded: number, whole: number) => void): (loaded: number, whole: number) => void {
  let last = '';
  return (loaded, whole) => {
    const now = `${Math.floor((STEPS * loaded) / whole)} ${whole}`;
    if (whole && now !== last) tell(loaded, whole);
    last = now;
  };
}

async function lead(orders: Orders): Promise<void> {
  const names = named(new URL(orders.base).pathname);
  const channel = new BroadcastChannel(names.channel) as Channel;
  const begins = (loaded: number, whole: number): ToTabs => ({
    kind: 'loading',
    term,
    coming: { what: ['python'], loaded, whole },
  });
  let now = begins(0, 0);
  const announce = (next: ToTabs) => channel.postMessage((now = next));
  let room: Room | null = null;
  const told = inSteps((loaded, whole) => {
    if (room) room.comes(loaded, whole);
    else announce(begins(loaded, whole));
  });
  channel.onmessage = ({ data }) => (data.kind === 'hello' ? channel.postMessage(now) : room?.hears(data as ToHost));
  announce(now);
  try {
    const files = await Files.open(new URL(orders.base), names.files);
    const packs = (await (await files.read(orders.packs)).json()) as Packs;
    const python = pythonWith(orders, packs, files, packs.core, told);
    const [page, shelf] = await Promise.all([python, Shelf.open(names.shelf)]);
    const open = () => new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    const thinkers = new Thinkers(orders, open, names.life);
    const gone = async (tab: string) =>
      navigator.locks ? navigator.locks.request(names.tab(tab), () => undefined) : new Promise(() => undefined);
    const { begin } = page.python.pyimport('romanum.server.page.browser') as unknown as {
      begin(browser: Browser, packs: string, workers: number): Promise<Host>;
    };
    const host = await begin(browserOf(shelf, thinkers, () => room), JSON.stringify(packs), 1);
    room = new Room(channel, host, page, packs, gone);
    announce({ kind: 'lead', term });
    await files.settled();
    self.postMessage({ kind: 'settled' } satisfies FromHost);
  } catch (fault) {
    console.error(fault);
    announce({ kind: 'failed', term, words: String(fault) });
  }
}

self.onmessage = ({ data }: MessageEvent<Orders>) => {
  const names = named(new URL(data.base).pathname);
  const forGood = new Promise(() => undefined);
  if (!navigator.locks) return void lead(data);
  void navigator.locks.request(names.life(term), () => {
    self.postMessage({ kind: 'alive', life: names.life(term) } satisfies FromHost);
    return forGood;
  });
  void navigator.locks.request(names.host, () => {
    void lead(data);
    return forGood;
  });
};

