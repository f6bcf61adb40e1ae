import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventLine, Foresight, Table } from './api';
import { backoff, Live, type Status } from './live';
import type { SocketLike } from './socket';

class FakeSocket implements SocketLike {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = (more: Partial<Table> = {}): Table => ({
  type: 'table',
  match: 'm',
  seat: 0,
  seq: 5,
  n: 5,
  state: 'running',
  view: { turn: 1 },
  pending: [0],
  decision: null,
  waiting: '',
  from: 0,
  events: [],
  undo: null,
  result: null,
  names: [],
  seats: [],
  ...more,
});

let got: { tables: Table[]; news: EventLine[][]; foresights: Foresight[]; statuses: Status[]; faults: string[] };

function live(open: ((url: string) => SocketLike) | null = (url) => new FakeSocket(url)): Live {
  got = { tables: [], news: [], foresights: [], statuses: [], faults: [] };
  return new Live({
    match: 'm',
    seats: [0],
    open,
    on: {
      table: (one, news) => {
        got.tables.push(one);
        got.news.push(news);
      },
      foresight: (told) => got.foresights.push(told),
      chat: () => undefined,
      seats: () => undefined,
      status: (status) => got.statuses.push(status),
      fault: (error) => got.faults.push(error.code),
    },
  });
}

const last = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the socket', () => {
  it('asks for its seats, and after a loss for what came since', () => {
    const one = live();
    one.start();
    expect(last().url).toBe('/matches/m/live?seat=0&foresight=1&protocol=1&language=en');
    last().open();
    last().hear(table());
    last().close(1006);
    expect(got.statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(20_000);
    expect(last().url).toContain('since=5');
  });

  it('sends again what had no answer, once the line is back', async () => {
    const one = live();
    one.start();
    last().open();
    last().hear(table());
    const answer = one.act(0, 'place roma');
    const first = last().sent[0]!;
    last().close(1006);
    vi.advanceTimersByTime(20_000);
    last().open();
    expect(last().sent).toEqual([first]);
    last().hear({ type: 'answer', id: first.id, answer: 'doubled', seq: 6 });
    expect((await answer).answer).toBe('doubled');
  });

  it('shows what is wished as soon as the server has it', async () => {
    const one = live();
    one.start();
    last().open();
    last().hear(table());
    const wished = one.prefer(0, { counter: 'never' });
    const sent = last().sent[0]!;
    expect(sent).toEqual({ type: 'prefer', id: sent.id, seat: 0, wishes: { counter: 'never' } });
    last().hear({ type: 'answer', id: sent.id, wishes: { counter: 'never', interception: 'concerned' } });
    await wished;
    expect(got.tables.at(-1)?.wishes).toEqual({ counter: 'never', interception: 'concerned' });
  });

  it('sends the sequence number it saw', () => {
    const one = live();
    one.start();
    last().open();
    last().hear(table());
    void one.act(0, 'place roma');
    expect(last().sent[0]).toMatchObject({ type: 'act', seat: 0, seq: 5, action: 'place roma' });
  });

  it('keeps what it is told of the offered actions, for as long as they are offered', () => {
    const one = live();
    one.start();
    last().open();
    last().hear(table());
    const told = { type: 'foresight', seat: 0, seq: 5, odds: {}, final: { keep: 'Dice are rolled.' } };
    last().hear(told);
    expect(got.foresights).toEqual([told]);
    expect([one.foresees, one.foresight(0, 5), one.foresight(0, 6), one.foresight(1, 5)]).toEqual([
      true,
      told,
      null,
      null,
    ]);
  });

  it('asks to be brought up to date after a stale answer and after a gap', async () => {
    const one = live();
    one.start();
    last().open();
    last().hear(table());
    const answer = one.act(0, 'place roma');
    last().hear({ type: 'answer', id: last().sent[0]!.id, answer: 'stale', seq: 8 });
    await answer;
    expect(last().sent.at(-1)).toMatchObject({ type: 'resync', since: 5 });
    last().hear({ type: 'update', seat: 0, base: 7, seq: 8, n: 8, changes: {}, events: [], from: 0 });
    expect(last().sent.filter((message) => message.type === 'resync')).toHaveLength(2);
    expect(got.tables).toHaveLength(1);
  });

  it('answers a ping and gives up a line that has fallen silent', () => {
    const one = live();
    one.start();
    last().open();
    last().hear({ type: 'ping' });
    expect(last().sent).toEqual([{ type: 'pong' }]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('stops for good where the seat is not mine', () => {
    const one = live();
    one.start();
    last().open();
    last().close(4403);
    vi.advanceTimersByTime(60_000);
    expect(got.faults).toEqual(['not-yours']);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('stops for good where the page is older than the server', () => {
    const one = live();
    one.start();
    last().open();
    last().close(4426);
    expect(got.faults).toEqual(['old-client']);
  });

  it('rejects the question that the server could not read', async () => {
    const one = live();
    one.start();
    last().open();
    last().hear(table());
    const answer = one.hint(0);
    last().hear({ type: 'error', id: last().sent[0]!.id, error: { code: 'no-hints', message: 'No hints here.' } });
    await expect(answer).rejects.toThrow('No hints here.');
  });
});

describe('without sockets', () => {
  it('tells nothing of the offered actions by itself', () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => new Promise(() => undefined)),
    );
    const one = live(null);
    one.start();
    expect(one.foresees).toBe(false);
    one.stop();
  });

  it('polls the table and plays by plain requests', async () => {
    const calls: string[] = [];
    vi.stubGlobal('fetch', (path: string, init: { method: string }) => {
      calls.push(`${init.method} ${path}`);
      if (path.includes('wait=')) return new Promise(() => undefined);
      const body = path.endsWith('/act')
        ? { answer: 'done', seq: 6 }
        : table({ seq: calls.some((c) => c.endsWith('/act')) ? 6 : 5 });
      return Promise.resolve(new Response(JSON.stringify(body), { status: 200, headers: { ETag: '"5"' } }));
    });
    const one = live(null);
    one.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(got.tables[0]?.seq).toBe(5);
    expect((await one.act(0, 'keep')).answer).toBe('done');
    expect(got.tables.at(-1)?.seq).toBe(6);
    expect(calls[0]).toBe('GET /api/matches/m/table?seat=0&protocol=1');
    one.stop();
  });

  it('is what a browser falls back to after three sockets that did not open', async () => {
    const calls: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      calls.push(path);
      return new Promise(() => undefined);
    });
    const one = live();
    one.start();
    for (let k = 0; k < 3; k++) {
      last().close(1006);
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(calls).toHaveLength(1);
    one.stop();
  });
});

it('waits longer from try to try, a quarter of a minute at most', () => {
  expect(backoff(1, 0.5)).toBe(800);
  expect(backoff(3, 0.5)).toBe(3200);
  expect(backoff(20, 1)).toBeLessThanOrEqual(18_750);
});
