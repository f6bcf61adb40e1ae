/**
 * The service worker of a page that holds its tables itself: every file of its folder is kept, so that it opens without
 * a connection. Files have names that change with what is in them; a new version brings its own first page, and waits
 * with it until it is told to take over. The build puts the names of the files before this.
 */

interface Kept {
  /** What the version is called, and all files of the folder but the first page. */
  version: string;
  files: string[];
  cache: string;
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly KEPT: Kept;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'message', listener: (event: { data: unknown }) => void): void;
}

const scope = self as unknown as Scope;
const { version, files, cache: folder } = scope.KEPT;
const base = scope.registration.scope;
const cacheName = `${folder} ${new URL(base).pathname}`;
const firstPage = `${base}index.html?${version}`;
const known = new Set([firstPage, ...files.map((name) => base + name)]);
/** So many files are fetched at once. */
const AT_ONCE = 4;

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => scope.clients.claim())));
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  const missing = [...known];
  const keepSome = async (): Promise<void> => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      if (await cache.match(next)) continue;
      const answer = await fetch(next, next === firstPage ? { cache: 'no-cache' } : {});
      if (!answer.ok) throw new Error(`${next}: ${answer.status}`);
      await cache.put(next, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepSome));
}

async function forgetOthers(): Promise<void> {
  const cache = await caches.open(cacheName);
  const old = (await cache.keys()).filter(({ url }) => !known.has(url));
  await Promise.all(old.map((one) => cache.delete(one)));
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = request.url.split('#')[0]!;
  if (request.method !== 'GET' || !address.startsWith(base)) return;
  const first = address.split('?')[0] === base || address === `${base}index.html`;
  if (first) event.respondWith(fromStore(firstPage, request));
  else if (known.has(address)) event.respondWith(fromStore(address, request));
});

async function fromStore(address: string, request: Request): Promise<Response> {
  const kept = await caches.open(cacheName).then((cache) => cache.match(address));
  return kept ?? fetch(request);
}
