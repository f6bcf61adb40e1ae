/**
 * The room of the tables as a tab sees it: requests and sockets go over a channel to whichever tab leads. What is asked
 * while nobody leads waits. If the one that led is gone, what only looks is asked once more, and what may have been
 * done already is answered as by a server that is being restarted.
 */
import type { SocketLike } from '$lib/socket';
import type { Asking, Coming } from '$lib/transport';
import { type Ask, type Channel, type ToTabs, unique } from './messages';

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];
/** As a server says that goes away and comes back. */
const COMES_BACK = 1012;
/** Answers that have no body. */
const EMPTY = new Set([204, 304]);

interface Pending {
  ask: Ask;
  /** The term in which it was asked; null if it still waits for somebody who leads. */
  term: string | null;
  resolve(answer: Response): void;
  reject(fault: Error): void;
}

class ChannelSocket implements SocketLike {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  sent = false;

  constructor(
    readonly path: string,
    private readonly ways: { say(text: string): void; shut(): void },
  ) {}

  send(text: string): void {
    if (this.readyState === OPEN) this.ways.say(text);
  }

  close(code = 1000): void {
    if (this.readyState === CLOSED) return;
    this.ways.shut();
    this.ends(code);
  }

  hears(text: string): void {
    if (this.readyState === CONNECTING) {
      this.readyState = OPEN;
      this.onopen?.();
    }
    if (this.readyState === OPEN) this.onmessage?.({ data: text });
  }

  ends(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.({ code });
  }
}

export class Tab {
  readonly id = unique();
  private term: string | null = null;
  private leads = false;
  private nextId = 1;
  private fault = '';
  private readonly pending = new Map<number, Pending>();
  private readonly sockets = new Map<number, ChannelSocket>();

  constructor(
    private readonly channel: Channel,
    /** Told what is fetched, or that nothing is waited for. */
    private readonly progress: (coming: Coming | null) => void,
  ) {
    channel.onmessage = ({ data }) => this.hears(data as ToTabs);
    channel.postMessage({ kind: 'hello', tab: this.id });
  }

  request(path: string, { method, headers, body, signal }: Asking): Promise<Response> {
    if (this.fault) return Promise.resolve(refused(500, 'unknown', this.fault));
    if (signal?.aborted) return Promise.reject(aborted());
    const id = this.nextId++;
    const ask: Ask = { kind: 'ask', tab: this.id, id, method, path, headers, body: body || null };
    return new Promise((resolve, reject) => {
      this.pending.set(id, { ask, term: null, resolve, reject });
      signal?.addEventListener('abort', () => {
        if (this.pending.delete(id)) reject(aborted());
      });
      this.sends(id);
    });
  }

  open(path: string): SocketLike {
    const id = this.nextId++;
    const socket = new ChannelSocket(path, {
      say: (text) => this.channel.postMessage({ kind: 'say', tab: this.id, id, text }),
      shut: () => {
        this.sockets.delete(id);
        this.channel.postMessage({ kind: 'shut', tab: this.id, id });
      },
    });
    this.sockets.set(id, socket);
    this.opens(id, socket);
    return socket;
  }

  private hears(message: ToTabs): void {
    switch (message.kind) {
      case 'loading':
        this.turnsTo(message.term);
        return this.progress(message.coming);
      case 'fetching':
        return this.leads ? this.progress(message.coming) : undefined;
      case 'lead':
        this.turnsTo(message.term);
        this.leads = true;
        this.progress(null);
        for (const id of [...this.pending.keys()]) this.sends(id);
        for (const [id, socket] of [...this.sockets]) this.opens(id, socket);
        return;
      case 'failed':
        this.fault = message.words;
        for (const one of this.pending.values()) one.resolve(refused(500, 'unknown', message.words));
        return this.pending.clear();
    }
    if (!('tab' in message) || message.tab !== this.id) return;
    const { id } = message;
    if (message.kind === 'answer') return this.answered(id, message.status, message.headers, message.body);
    const socket = this.sockets.get(id);
    if (message.kind === 'told') return socket?.hears(message.text);
    if (message.kind === 'closed') {
      this.sockets.delete(id);
      socket?.ends(message.code);
    }
  }

  /** Somebody else holds the tables from now on; nothing that the one before was asked will be answered. */
  private turnsTo(term: string): void {
    if (this.term === term) return;
    [this.term, this.leads, this.fault] = [term, false, ''];
    for (const [id, one] of [...this.pending]) {
      if (one.term === null) continue;
      one.term = null;
      if (one.ask.method === 'GET') continue;
      this.pending.delete(id);
      one.resolve(refused(503, 'restarting', ''));
    }
    for (const [id, socket] of [...this.sockets])
      if (socket.sent) {
        this.sockets.delete(id);
        socket.ends(COMES_BACK);
      }
  }

  private sends(id: number): void {
    const one = this.pending.get(id);
    if (!this.leads || !one || one.term !== null) return;
    one.term = this.term;
    this.channel.postMessage(one.ask);
  }

  private opens(id: number, socket: ChannelSocket): void {
    if (!this.leads || socket.sent) return;
    socket.sent = true;
    this.channel.postMessage({ kind: 'open', tab: this.id, id, path: socket.path });
  }

  private answered(id: number, status: number, headers: Record<string, string>, body: string | null): void {
    const one = this.pending.get(id);
    this.pending.delete(id);
    one?.resolve(new Response(EMPTY.has(status) ? null : (body ?? ''), { status, headers }));
  }
}

const aborted = () => new DOMException('nobody waits for it any more', 'AbortError');

function refused(status: number, code: string, message: string): Response {
  const body = code === 'restarting' ? '' : JSON.stringify({ error: { code, message } });
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
}
