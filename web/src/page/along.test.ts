import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '$lib/api';
import { bringBack, cameAlong, goesAlong, takeAlong, why } from './along';

vi.mock('$lib/transport', () => ({ request: (path: string, asking: Asked) => answered('page', path, asking) }));

type Asked = { method: string; body?: string };
/** What the page and the server have been asked, and the matches they have. */
let asked: string[];
let matches: Record<'page' | 'server', Record<string, Partial<Match>>>;

const seats = [
  { seat: 0, kind: 'bot', bot: 'tiro', mine: false },
  { seat: 1, kind: 'person', bot: null, mine: true },
  { seat: 2, kind: 'bot', bot: 'legatus', mine: false },
] as Match['seats'];
const running = (n: number): Partial<Match> => ({ state: 'running', branch_of: null, n, seats });

async function answered(by: 'page' | 'server', path: string, { method }: Asked): Promise<Response> {
  asked.push(`${by}: ${method} ${path}`);
  const [, , id] = path.split(/[/?]/);
  if (method === 'POST') {
    const made = `${by}-${Object.keys(matches[by]).length}`;
    matches[by][made] = running(7);
    return Response.json({ id: made, ...matches[by][made] });
  }
  if (!matches[by][id!]) return Response.json({ error: { code: 'not-found', message: 'None.' } }, { status: 404 });
  return path.includes('/record') ? new Response('a record') : Response.json({ id, ...matches[by][id!] });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  [asked, matches] = [[], { page: {}, server: { k3v9: running(7) } }];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', (path: string, asking: Asked) => answered('server', path.replace('/api', ''), asking));
});

describe('a match of a server', () => {
  it('goes along with its seats and bots, and is known as one that came', async () => {
    const here = await takeAlong('k3v9');
    expect(asked.at(-1)).toBe('page: POST /records?bots=tiro&bots=legatus&seat=1');
    expect([cameAlong(here), cameAlong('k3v9')]).toEqual([true, false]);
  });

  it('goes along once, unless it has gone on at the server, or the page has lost it', async () => {
    const here = await takeAlong('k3v9');
    expect(await takeAlong('k3v9')).toBe(here);
    matches.server.k3v9 = running(9);
    const other = await takeAlong('k3v9');
    expect(other).not.toBe(here);
    delete matches.page[other];
    matches.page.spare = running(1);
    expect(await takeAlong('k3v9')).not.toBe(other);
  });

  it('comes back as a record, and again only if it has gone on since', async () => {
    const here = await takeAlong('k3v9');
    const back = await bringBack(here);
    expect(asked.slice(-2)).toEqual([
      `page: GET /matches/${here}/record?whole=true`,
      'server: POST /records?bots=tiro&bots=legatus&seat=1',
    ]);
    expect(await bringBack(here)).toBe(back);
    matches.page[here] = running(12);
    expect(await bringBack(here)).not.toBe(back);
  });

  it('stays where it is if the server is gone or does not have it, and it is told why', async () => {
    const missing = await takeAlong('x').catch(why);
    expect(missing).toBe('None.');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await takeAlong('k3v9').catch(why)).toBe('The server does not answer.');
    expect(matches.page).toEqual({});
  });

  it.each([
    ['mine against bots', {}, true],
    ['one that is over', { state: 'over' }, false],
    ['a branch', { branch_of: 'x' }, false],
    ['a lesson', { lesson: 'first' }, false],
    ['one with others', { seats: [...seats, { seat: 3, kind: 'person', mine: false }] }, false],
  ] as [string, Partial<Match>, boolean][])('goes along: %s', (_, facts, goes) =>
    expect(goesAlong({ ...running(1), ...facts } as Match)).toBe(goes),
  );
});
