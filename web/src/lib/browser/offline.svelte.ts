/** Without a connection: whether what is shown was kept, and since when; keeping a finished match, and forgetting. */
import { CACHES, KEEP, KEPT } from '../../offline/caches';

const AT_ONCE = 4;

class Offline {
  /** When what is shown was kept, if it does not come from the server. */
  since = $state<string | null>(null);
  private keeping = new Set<string>();

  get possible(): boolean {
    return 'serviceWorker' in navigator && !!navigator.serviceWorker.controller;
  }

  /** The headers of a request: answers about a finished match are kept. */
  headers(path: string): Record<string, string> {
    return this.keeping.has(path.split('/')[2]?.split('?')[0] ?? '') ? { [KEEP]: '1' } : {};
  }

  /** What an answer says of the connection. */
  heard(answer: Response): void {
    const kept = answer.headers.get(KEPT);
    if (kept !== this.since) this.since = kept;
  }

  /** From now on answers about this match are kept: it is over, and nothing of it changes or is secret any more. */
  remember(match: string): void {
    this.keeping.add(encodeURIComponent(match));
  }

  /** Fetches every moment of a finished match, and tells each tenth of them in per cent. */
  async keepAll(moments: number, fetch: (n: number) => Promise<unknown>, told: (share: number) => void): Promise<void> {
    let [next, done, tenths] = [0, 0, 0];
    const fetchSome = async (): Promise<void> => {
      while (next <= moments) {
        await fetch(next++);
        const now = Math.floor((10 * ++done) / (moments + 1));
        if (now > tenths) told((tenths = now) * 10);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  }

  /** Whoever signs out leaves nothing behind. */
  async forget(): Promise<void> {
    if ('caches' in globalThis) await caches.delete(CACHES.answers);
  }
}

export const offline = new Offline();
