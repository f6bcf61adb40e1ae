/**
 * How the client reaches whoever holds the tables: here a server, over HTTP and sockets. Where the tables are held in
 * the page itself, the build puts `page/transport.ts` in the place of this module.
 */
import worker from '../offline/worker?worker&url';
import type { SocketLike } from './socket';

/** What comes just now, and how many bytes of it are there. */
export interface Coming {
  /** `python`, with all that tables need, or packs: `games/hre`, `howto/hre`, `languages/de`, `languages/de/hre`. */
  readonly what: readonly string[];
  readonly loaded: number;
  readonly whole: number;
}

/** What the page still fetches before it can answer; null if it waits for nothing. */
export interface Loading {
  readonly coming: Coming | null;
  /** What there is to tell beside it: a new version has come, or waits. */
  readonly news: '' | 'updated' | 'waits';
}

export interface Asking {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

export const loading: Loading = { coming: null, news: '' };

/** Lets the browser keep what is needed to open the page again without a connection; only where browsers allow it. */
export function begun(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register(worker).catch(() => undefined);
}

/** A request of the protocol. */
export const request = (path: string, asking: Asking): Promise<Response> =>
  fetch(`/api${path}`, { ...asking, credentials: 'same-origin' });

/** Opens a socket of the protocol; null where the browser has none. */
export function sockets(): ((path: string) => SocketLike) | null {
  if (typeof WebSocket === 'undefined') return null;
  return (path) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api${path}`) as unknown as SocketLike;
}

/** The page of the client that the address bar names. */
export const here = (): string => location.pathname + location.search + location.hash;

/** Under which address a page of the client lies. */
export const addressOf = (path: string): string => path;

/** Which page of the client an address of a link leads to; null if to none. */
export const pathOf = (address: string): string | null =>
  address.startsWith('/') && !address.startsWith('/api') ? address : null;

/** The address of a page of the client, for somebody who is not here. */
export const whole = (path: string, from: string): string => new URL(path, from || location.origin).href;

/** Opens a page of the client from the beginning: nothing of what was on the screen is kept. */
export const leaveFor = (path: string): void => location.assign(addressOf(path));

/** Where the file of a server lies that a picture shows. */
export const fileOf = (path: string): string => `/api${path}`;

/** What to show of a picture that the server has. */
export const picture = (path: string): Promise<string> => Promise.resolve(path);

/** Where a file of the client lies. */
export const ownFile = (name: string): string => `/${name}`;
