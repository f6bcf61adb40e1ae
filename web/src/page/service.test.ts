import { beforeEach, describe, expect, it, vi } from 'vitest';

const BASE = 'https://host.test/rome/';
type Listener = (event: object) => void;

let listeners: Record<string, Listener>;
let kept: Map<string, string>;
let fetched: string[];
let skipped: number;
let online: boolean;

/** The service worker of a version, with what its build has put before it. */
async function version(name: string, files: string[]): Promise<void> {
  listeners = {};
  vi.stubGlobal('self', {
    KEPT: { version: name, files, cache: 'romanum-files' },
    registration: { scope: BASE },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(void (skipped += 1)),
    addEventListener: (kind: string, listener: Listener) => (listeners[kind] = listener),
  });
  vi.resetModules();
  // @ts-expect-error it is a script, and exports nothing
  await import('./service');
}

async function happens(kind: 'install' | 'activate'): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners[kind]!({ waitUntil: (one: Promise<unknown>) => (work = one) });
  await work;
}

/** What is answered to a page; null if the browser asks the host by itself. */
async function answered(address: string): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  listeners.fetch!({
    request: { method: 'GET', url: address },
    respondWith: (one: Promise<Response>) => (answer = one),
  });
  return answer === null ? null : (await (answer as Promise<Response>)).text();
}

beforeEach(() => {
  [kept, fetched, skipped, online] = [new Map(), [], 0, true];
  const cache = {
    match: (key: string) => Promise.resolve(kept.has(key) ? new Response(kept.get(key)) : undefined),
    put: async (key: string, answer: Response) => void kept.set(key, await answer.text()),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(url)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (address: string) => {
    if (!online) return Promise.reject(new TypeError('no connection'));
    fetched.push(address);
    return Promise.resolve(new Response(`of the host: ${address.replace(BASE, '')}`));
  });
});

describe('the service worker of a page', () => {
  it('keeps every file, so that the page opens without a connection', async () => {
    await version('one', ['assets/index-1.js', 'core.1.pack']);
    await happens('install');
    online = false;
    expect(await answered(BASE)).toBe('of the host: index.html?one');
    expect(await answered(`${BASE}core.1.pack`)).toBe('of the host: core.1.pack');
  });

  it('fails where a file does not come, and the version before goes on', async () => {
    await version('one', ['core.1.pack']);
    online = false;
    await expect(happens('install')).rejects.toThrow('no connection');
  });

  it('fetches of a new version only what has changed, and shows it when it is told to take over', async () => {
    await version('one', ['core.1.pack', 'hre.1.pack']);
    await happens('install');
    fetched = [];
    await version('two', ['core.2.pack', 'hre.1.pack']);
    await happens('install');
    expect(fetched.map((one) => one.replace(BASE, '')).sort()).toEqual(['core.2.pack', 'index.html?two']);
    expect(kept.has(`${BASE}core.1.pack`), 'the old one goes on meanwhile').toBe(true);
    listeners.message!({ data: 'something else' });
    expect(skipped).toBe(0);
    listeners.message!({ data: 'take over' });
    expect(skipped).toBe(1);
    await happens('activate');
    expect([...kept.keys()].map((one) => one.replace(BASE, '')).sort()).toEqual([
      'core.2.pack',
      'hre.1.pack',
      'index.html?two',
    ]);
    expect(await answered(`${BASE}index.html`)).toBe('of the host: index.html?two');
  });

  it('leaves alone what is not of its folder', async () => {
    await version('one', ['core.1.pack']);
    expect(await answered('https://elsewhere.test/core.1.pack')).toBeNull();
    expect(await answered(`${BASE}unknown.txt`)).toBeNull();
  });
});
