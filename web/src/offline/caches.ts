/**
 * What a browser keeps for when there is no connection, and under which name: the first page and whatever it is made
 * of, the lists of the lobby, and those finished matches that somebody wants to keep. Nothing of a running match is
 * kept: what is not true any more would be shown, and a hand would lie about.
 */

/** Marks a request whose answer is to be kept. */
export const KEEP = 'X-Romanum-Keep';
/** Says of an answer that it was kept, and when. */
export const KEPT = 'X-Romanum-Kept';

export type Part = 'shell' | 'assets' | 'answers';
export const CACHES: Record<Part, string> = {
  shell: 'romanum-shell',
  assets: 'romanum-assets',
  answers: 'romanum-answers',
};

const ALWAYS = /^\/api\/(me|games|games\/[\w-]+|games\/[\w-]+\/rules|matches|turns)$/;
const OF_A_MATCH = /^\/api\/matches\/[^/]+(\/|$)/;
/** The page that needs no server keeps its own files. */
const APART = /^\/page(\/|$)/;
const NAMED = /(?:src|href)="(\/[^"]+\.(?:js|css|svg|png|json))"/g;
/** What tells answers apart; the rest of a query is about how it is sent. */
const TELLING = ['seat', 'page'];

/** What a request is about, as far as that can be kept; null for everything else. */
export function partOf(method: string, url: URL, origin: string, mode: string): Part | null {
  if (method !== 'GET' || url.origin !== origin || APART.test(url.pathname)) return null;
  if (url.pathname.startsWith('/assets/')) return 'assets';
  if (url.pathname.startsWith('/api/')) return isAnswer(url) ? 'answers' : null;
  return mode === 'navigate' ? 'shell' : null;
}

function isAnswer(url: URL): boolean {
  if (url.searchParams.has('since') || url.searchParams.has('wait')) return false;
  return ALWAYS.test(url.pathname) || OF_A_MATCH.test(url.pathname);
}

/** Whether an answer is kept without anybody asking for it. */
export function always(url: URL): boolean {
  return ALWAYS.test(url.pathname);
}

/** The name under which an answer is kept: every address of the client has the one first page. */
export function keyOf(part: Part, url: URL): string {
  if (part === 'shell') return '/';
  const asked = TELLING.filter((name) => url.searchParams.has(name));
  const told = asked.map((name) => `${name}=${url.searchParams.get(name)}`);
  return told.length ? `${url.pathname}?${told.join('&')}` : url.pathname;
}

/** The files that a page names: they are fetched with it, so that it can be opened at all. */
export function filesOf(page: string): string[] {
  return [...new Set([...page.matchAll(NAMED)].map(([, file]) => file!))];
}
