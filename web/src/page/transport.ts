/** Stands in for `lib/transport.ts` in a page that holds its tables itself: everything goes to its own worker. */
import type { SocketLike } from '$lib/socket';
import type { Asking } from '$lib/transport';
import { loading } from './loading.svelte';
import { type Channel, named } from './messages';
import type { Orders } from './python';
import { Tab } from './tab';
import type { FromHost } from './host.worker';
import { keepTheRest, keepUpToDate } from './update';

export { loading } from './loading.svelte';

const PATIENCE = 1_000;
const said = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="romanum-${name}"]`)?.content ?? '';

const base = new URL('.', location.href.split('#')[0]);
const names = named(base.pathname);
const tab = new Tab(new BroadcastChannel(names.channel) as Channel, (coming) => (loading.coming = coming));
void navigator.locks?.request(names.tab(tab.id), () => new Promise(() => undefined));
employ();

/** Has a worker of this tab's wait for its turn to lead; one that breaks down is replaced. */
function employ(): void {
  const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  let gone = false;
  const again = (after: number) => {
    if (gone) return;
    gone = true;
    worker.terminate();
    setTimeout(employ, after);
  };
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
    if (data.kind === 'alive') void navigator.locks.request(data.life, () => again(0));
    else void keepTheRest(base);
  };
  worker.onerror = () => again(PATIENCE);
  worker.postMessage({ base: base.href, packs: said('packs'), boot: said('boot') } satisfies Orders);
}

export function begun(): void {
  addEventListener('click', skip);
  addEventListener('hashchange', () => dispatchEvent(new PopStateEvent('popstate')));
  keepUpToDate(base, names, loading);
}

/** A link to a part of the page that is shown goes there, and leaves the address as it is. */
function skip(event: MouseEvent): void {
  const part = (event.target as Element | null)?.closest?.('a[href^="#"]')?.getAttribute('href') ?? '';
  if (!part || part.startsWith('#/')) return;
  event.preventDefault();
  document.getElementById(part.slice(1))?.focus();
}

export const request = (path: string, asking: Asking): Promise<Response> => tab.request(path, asking);
export const sockets = (): ((path: string) => SocketLike) => (path) => tab.open(path);

export const here = (): string => (location.hash.startsWith('#/') ? location.hash.slice(1) : '/');
export const addressOf = (path: string): string => `#${path}`;
export const pathOf = (address: string): string | null => (address.startsWith('#/') ? address.slice(1) : null);
export const whole = (path: string, _from: string): string => new URL(addressOf(path), base).href;

export function leaveFor(path: string): void {
  location.hash = path;
  location.reload();
}

/** Pictures of games from elsewhere are not in the page. */
export const fileOf = (path: string): string => `data:,${encodeURIComponent(path)}`;
/** A picture that the tables give, as an address that holds it. */
export async function picture(path: string): Promise<string> {
  const answer = await request(path.replace(/^\/api/, ''), { method: 'GET', headers: {} });
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}

export const ownFile = (name: string): string => new URL(name, base).href;
