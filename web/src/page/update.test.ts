import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Loading } from '$lib/transport';
import { named } from './messages';
import { atTable, keepTheRest, keepUpToDate, TAKE_OVER } from './update';

const names = named('/rome/');
const base = new URL('https://host.test/rome/');
let told: { news: Loading['news'] };
let changes: () => void;
let sent: unknown[];
let waiting: { postMessage(message: unknown): void } | null;
let held: Set<string>;
let kept: Map<string, string>;
let reload: ReturnType<typeof vi.fn<() => void>>;

/** Locks as a browser has them, as far as they are used here: asked for if free, or held until what is given ends. */
const locks = {
  async request(name: string, how: { ifAvailable?: boolean }, then: (free: unknown) => unknown): Promise<void> {
    if (how.ifAvailable) return void then(held.has(name) ? null : {});
    held.add(name);
    await then({});
    held.delete(name);
  },
};

/** A page whose address is that of a part of the client; `controlled` if a service worker has it already. */
function opens(hash: string, controlled = true): void {
  vi.stubGlobal('location', { hash, reload });
  vi.stubGlobal('navigator', {
    locks,
    serviceWorker: {
      controller: controlled ? {} : null,
      addEventListener: (_: string, listener: () => void) => (changes = listener),
      getRegistration: () => Promise.resolve({ waiting }),
    },
  });
  keepUpToDate(base, names, told);
}
const aSecond = (times = 1) => vi.advanceTimersByTimeAsync(times * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  [told, sent, held, kept, reload] = [{ news: '' }, [], new Set(), new Map(), vi.fn<() => void>()];
  waiting = { postMessage: (message) => void sent.push(message) };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a new version of the page', () => {
  it('takes over where nobody is at a table', async () => {
    opens('#/learn');
    await aSecond();
    expect(sent).toEqual([TAKE_OVER]);
  });

  it('waits for the end of a match, and says so', async () => {
    opens('#/match/k3v9');
    await aSecond(5);
    expect([sent, told.news]).toEqual([[], 'waits']);
    (location as { hash: string }).hash = '#/';
    await aSecond(2);
    expect(sent).toContain(TAKE_OVER);
  });

  it('waits for the match in another tab', async () => {
    held.add(names.table);
    opens('#/');
    await aSecond(3);
    expect(sent).toEqual([]);
    held.clear();
    await aSecond();
    expect(sent).toEqual([TAKE_OVER]);
  });

  it('opens the page anew when it has taken over, which then says so for a while', async () => {
    opens('#/');
    changes();
    expect(reload).toHaveBeenCalledOnce();
    opens('#/');
    expect(told.news).toBe('updated');
    await aSecond(15);
    expect(told.news).toBe('');
  });

  it('is none at the first visit: what the service worker keeps is what is shown', () => {
    opens('#/', false);
    changes();
    expect(reload).not.toHaveBeenCalled();
    changes();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['#/match/k3v9', true],
    ['#/seen/k3v9', true],
    ['#/', false],
    ['#/learn/hre', false],
    ['', false],
  ])('finds somebody at a table at %s: %s', (hash, sits) => expect(atTable(hash)).toBe(sits));
});

describe('what the page has not fetched yet', () => {
  const update = vi.fn<() => Promise<void>>();
  const register = vi.fn<(address: URL, how: object) => Promise<{ update: typeof update }>>();

  beforeEach(() => {
    update.mockReset().mockRejectedValue(new Error('no connection'));
    register.mockReset().mockResolvedValue({ update });
    vi.stubGlobal('navigator', { serviceWorker: { register } });
  });

  it('is fetched by the service worker of its folder when the page has had the line for itself', async () => {
    void keepTheRest(base);
    await aSecond(14);
    expect(register).not.toHaveBeenCalled();
    await aSecond();
    expect(register).toHaveBeenCalledOnce();
    const [address, how] = register.mock.calls[0]!;
    expect(address.href).toBe('https://host.test/rome/service.js');
    expect(how).toEqual({ scope: '/rome/', updateViaCache: 'none' });
  });

  it('is looked for again twice an hour, with or without a connection', async () => {
    void keepTheRest(base);
    await aSecond(15 + 3_600);
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('is done without where the browser keeps no service worker', async () => {
    register.mockRejectedValue(new Error('not here'));
    await Promise.all([keepTheRest(base), aSecond(15)]);
    await aSecond(1_800);
    vi.stubGlobal('navigator', {});
    await keepTheRest(base);
    expect(register).toHaveBeenCalledOnce();
  });
});
