/**
 * Keeps the page for when there is no connection, and up to date: a new version is fetched whole while the old one goes
 * on, and takes over when no tab is at a table.
 */
import type { Loading } from '$lib/transport';
import type { named } from './messages';

/** What the service worker (`service.ts`) is told when it may take over. */
export const TAKE_OVER = 'take over';

/** How often is looked whether a table has been left, and whether there is a new version, in milliseconds. */
const [LOOK, ASK] = [1_000, 1_800_000];
/** How long news is told, and how long the page has the line for itself before the rest is fetched. */
const [TOLD, QUIET] = [12_000, 15_000];
const UPDATED = 'romanum.updated';

type News = { news: Loading['news'] };

/** Whether the address bar shows a match that somebody plays or looks at. */
export const atTable = (hash: string): boolean => /^#\/(match|seen)\//.test(hash);

export function keepUpToDate(base: URL, names: ReturnType<typeof named>, told: News): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (sessionStorage.getItem(UPDATED)) {
    sessionStorage.removeItem(UPDATED);
    told.news = 'updated';
    setTimeout(() => told.news === 'updated' && (told.news = ''), TOLD);
  }
  let controlled = !!navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!controlled) return void (controlled = true); // the first: what it keeps is what is shown
    sessionStorage.setItem(UPDATED, '1');
    location.reload();
  });
  let leaves: (() => void) | null = null;
  setInterval(async () => {
    if (atTable(location.hash)) leaves ??= sits(names.table);
    else {
      leaves?.();
      leaves = null;
    }
    const waiting = (await navigator.serviceWorker.getRegistration(base.href))?.waiting;
    if (waiting && leaves) told.news = 'waits';
    else if (waiting)
      await navigator.locks.request(names.table, { ifAvailable: true }, (free) => {
        if (free) waiting.postMessage(TAKE_OVER);
      });
  }, LOOK);
}

/** Has the service worker fetch whatever is missing yet, and look from time to time for a new version. */
export async function keepTheRest(base: URL): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await new Promise((done) => setTimeout(done, QUIET));
  const registration = await navigator.serviceWorker
    .register(new URL('service.js', base), { scope: base.pathname, updateViaCache: 'none' })
    .catch(() => null);
  setInterval(() => void registration?.update().catch(() => undefined), ASK);
}

/** Holds the lock that says that somebody is at a table, until what is returned is called. */
function sits(lock: string): () => void {
  let leave: () => void = () => undefined;
  const left = new Promise<void>((done) => (leave = done));
  void navigator.locks?.request(lock, { mode: 'shared' }, () => left);
  return leave;
}
