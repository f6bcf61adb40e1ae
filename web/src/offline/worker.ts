/** The service worker: what was kept is shown where there is no connection, and nowhere else. */
import { pathOf, pushed } from './pushed';
import { always, CACHES, filesOf, KEEP, KEPT, keyOf, partOf } from './caches';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<Page>;
  navigate(path: string): Promise<Page | null>;
}
interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<Page[]>;
    openWindow(path: string): Promise<Page | null>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Clicked) => void): void;
}
const scope = self as unknown as Scope;

scope.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

async function keepShell(): Promise<void> {
  const page = await fetch('/', { cache: 'no-cache' });
  if (page.ok) await keepPage(page);
}

/** Keeps the first page with its files; those of an older build go. */
async function keepPage(page: Response): Promise<void> {
  const text = await page.clone().text();
  const [shell, assets] = await Promise.all([caches.open(CACHES.shell), caches.open(CACHES.assets)]);
  const before = await (await shell.match('/'))?.text();
  const files = filesOf(text);
  if (before !== undefined && filesOf(before).join() === files.join()) return;
  if (before !== undefined) await Promise.all((await assets.keys()).map((old) => assets.delete(old)));
  await assets.addAll(files);
  await shell.put('/', page);
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const part = partOf(request.method, url, scope.location.origin, request.mode);
  if (part === 'assets') event.respondWith(fromStore(request, url));
  else if (part === 'shell') event.respondWith(fromNet(event, url, part, keepPage));
  else if (part === 'answers') {
    const wanted = always(url) || request.headers.has(KEEP);
    event.respondWith(fromNet(event, url, part, wanted ? (answer) => keepAnswer(url, answer) : null));
  }
});

/** Files whose names change with what is in them: the kept one is the right one. */
async function fromStore(request: Request, url: URL): Promise<Response> {
  const assets = await caches.open(CACHES.assets);
  const kept = await assets.match(url.pathname);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await assets.put(url.pathname, fresh.clone());
  return fresh;
}

type Keeper = (answer: Response) => Promise<void>;

/** From the server while it answers; only a lost connection makes the kept one good enough. */
async function fromNet(event: Fetching, url: URL, part: 'shell' | 'answers', keep: Keeper | null): Promise<Response> {
  try {
    const fresh = await fetch(event.request);
    if (fresh.ok && keep) event.waitUntil(keep(fresh.clone()).catch(() => undefined));
    return fresh;
  } catch (lost) {
    const kept = await (await caches.open(CACHES[part])).match(keyOf(part, url));
    if (!kept) throw lost;
    return kept;
  }
}

async function keepAnswer(url: URL, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT, new Date().toISOString());
  headers.delete('Content-Encoding');
  headers.delete('ETag');
  const copy = new Response(await answer.blob(), { status: answer.status, headers });
  await (await caches.open(CACHES.answers)).put(keyOf('answers', url), copy);
}

// ---- what the server tells a browser that is closed

scope.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json())));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.tag)));
});

/** Shows it, unless the very table is before somebody's eyes. One about the same table takes the place of the last. */
async function tell(told: unknown): Promise<void> {
  const { title, path } = pushed(told);
  const pages = await scope.clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path)) return;
  await scope.registration.showNotification(title, { tag: path, icon: '/icon-192.png' });
}

/** Leads to the table: in a window that is open, else in a new one. */
async function open(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else if (pages[0]) await (await pages[0].navigate(path))?.focus();
  else await scope.clients.openWindow(path);
}
