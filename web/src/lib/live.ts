/**
 * A match as it happens: one WebSocket for all seats of this screen. A lost connection is opened again with the last
 * sequence number, and what had no answer is sent again: the server applies it once. Without sockets the table is
 * polled.
 */
import type {
  Answer,
  ChatLine,
  EventLine,
  Foresight,
  Hints,
  MatchClock,
  MatchState,
  Odds,
  Order,
  Seat,
  Table,
  Update,
  WhyAnswer,
  Wishes,
} from './api';
import { PROTOCOL } from './api';
import { failure, send, ServerError } from './http';
import type { Labeller } from './brief';
import { language } from './language';
import { joinTable, joinUpdate } from './tables';
import { say } from './say';
import type { SocketLike } from './socket';
import { sockets } from '$lib/transport';

export type Status = 'connecting' | 'live' | 'polling' | 'lost' | 'closed';

export interface LiveEvents {
  table(table: Table, news: EventLine[]): void;
  /** What the offered actions lead to; it follows a table or update, and only over a socket. */
  foresight(told: Foresight): void;
  chat(line: ChatLine): void;
  seats(seats: Seat[], state: MatchState, clock: MatchClock | null): void;
  status(status: Status): void;
  fault(error: ServerError): void;
}

export interface LiveOptions {
  match: string;
  seats: number[];
  on: LiveEvents;
  /** What a button says, where the server leaves it out. */
  label?: Labeller;
  /** Opens a socket; null where there is none. */
  open?: ((path: string) => SocketLike) | null;
}

interface Waiting {
  message: Record<string, unknown>;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

type Outgoing = 'act' | 'go' | 'undo' | 'prefer' | 'orders' | 'why' | 'odds' | 'hint' | 'chat';

interface Given {
  orders: Order[];
}

/** A socket takes messages of at most so many letters; longer ones go over HTTP. */
const LONG = 3_900;
const OPEN = 1;
const SILENCE = 50_000;
const TRIES_BEFORE_POLLING = 3;
const RETRY_SOCKET = 30_000;
const CLOSED_FOR_GOOD: Record<number, [string, string]> = {
  4401: ['sign-in', say('sign-in-to-see-this')],
  4403: ['not-yours', say('this-seat-is-not-yours')],
  4404: ['not-found', say('no-such-match')],
  4426: ['old-client', say('the-server-has-been-updated')],
};

/** How long to wait before the k-th try. */
export function backoff(k: number, chance = Math.random()): number {
  return Math.min(15_000, 400 * 2 ** k) * (0.75 + chance / 2);
}

export class Live {
  private tables = new Map<number | null, Table>();
  private foresights = new Map<number, Foresight>();
  private waiting = new Map<number, Waiting>();
  private socket: SocketLike | null = null;
  private nextId = 1;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private polling: AbortController | null = null;
  private etags = new Map<number | null, string>();
  private stopped = false;
  private readonly openSocket: ((path: string) => SocketLike) | null;

  constructor(private readonly options: LiveOptions) {
    this.openSocket = options.open === undefined ? sockets() : options.open;
  }

  start(): void {
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.polling?.abort();
    this.socket?.close(1000);
    this.options.on.status('closed');
  }

  /** The person came back to the page or the network came back: try at once. */
  wake(): void {
    if (this.stopped || this.socket?.readyState === OPEN || this.polling) return;
    clearTimeout(this.timer);
    this.connect();
  }

  table(seat: number | null): Table | null {
    return this.tables.get(seat) ?? null;
  }

  /** What was told of the actions offered to a seat at that number of the log. */
  foresight(seat: number, seq: number): Foresight | null {
    const told = this.foresights.get(seat);
    return told?.seq === seq ? told : null;
  }

  /** Whether what actions lead to is told without being asked for. */
  get foresees(): boolean {
    return this.polling === null;
  }

  act(seat: number, action: string): Promise<Answer> {
    return this.ask('act', { seat, seq: this.seq(seat), action });
  }

  /** Several actions in order, until one of them leads to something unforeseen. */
  go(seat: number, actions: string[]): Promise<Answer> {
    return this.ask('go', { seat, seq: this.seq(seat), actions });
  }

  undo(seat: number): Promise<Answer> {
    return this.ask('undo', { seat, seq: this.seq(seat) });
  }

  /** How a seat wishes to be asked: kept by the server, and told to nobody else. */
  async prefer(seat: number, wishes: Wishes): Promise<void> {
    const kept = await this.ask<{ wishes: Wishes }>('prefer', { seat, wishes });
    this.tell(seat, { wishes: kept.wishes });
  }

  /** The orders of a seat instead of those it had: kept by the server, and told to nobody else. */
  async order(seat: number, orders: Order[]): Promise<void> {
    const fields = { seat, orders };
    const long = JSON.stringify(fields).length > LONG;
    const kept = await (long ? this.askByHttp<Given>('orders', fields) : this.ask<Given>('orders', fields));
    this.tell(seat, { orders: kept.orders });
  }

  /** What the server has answered of a seat's own matters. */
  private tell(seat: number, news: Partial<Table>): void {
    const table = this.tables.get(seat);
    if (!table) return;
    const told = { ...table, ...news };
    this.tables.set(seat, told);
    this.options.on.table(told, []);
  }

  why(seat: number, action: string): Promise<WhyAnswer> {
    return this.ask('why', { seat, action });
  }

  odds(seat: number, action: string): Promise<{ odds: Odds | null }> {
    return this.ask('odds', { seat, action });
  }

  hint(seat: number, count = 3): Promise<Hints> {
    return this.ask('hint', { seat, count });
  }

  say(text: string): Promise<ChatLine> {
    return this.ask('chat', { text });
  }

  private seq(seat: number | null): number {
    return this.tables.get(seat)?.seq ?? 0;
  }

  private get wanted(): (number | null)[] {
    return this.options.seats.length ? this.options.seats : [null];
  }

  private query(): string {
    const seats = this.options.seats.map((seat) => `seat=${seat}`);
    const complete = this.wanted.every((seat) => this.tables.has(seat));
    const since = complete ? [`since=${Math.min(...this.wanted.map((seat) => this.seq(seat)))}`] : [];
    return [...seats, ...since, 'foresight=1', `protocol=${PROTOCOL}`].join('&');
  }

  private connect(): void {
    if (this.stopped) return;
    if (!this.openSocket) return void this.poll();
    const path = `/matches/${encodeURIComponent(this.options.match)}/live?${this.query()}&language=${language}`;
    this.options.on.status(this.tables.size ? 'lost' : 'connecting');
    let socket: SocketLike;
    try {
      socket = this.openSocket(path);
    } catch {
      return this.lost(1006);
    }
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.opened();
    };
    socket.onmessage = (event) => this.heard(event.data);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (opened && event.code !== 4429) this.failures = Math.min(this.failures, 1);
      this.lost(event.code);
    };
    socket.onerror = () => undefined;
  }

  private opened(): void {
    this.failures = 0;
    this.polling?.abort();
    this.polling = null;
    this.options.on.status('live');
    this.listen();
    for (const { message } of this.waiting.values()) this.socket?.send(JSON.stringify(message));
  }

  private lost(code: number): void {
    clearTimeout(this.silence);
    if (this.stopped) return;
    const forGood = CLOSED_FOR_GOOD[code];
    if (forGood) {
      this.stopped = true;
      this.options.on.status('closed');
      this.options.on.fault(new ServerError(code - 4000, ...forGood));
      return;
    }
    this.failures += 1;
    this.options.on.status('lost');
    if (this.failures >= TRIES_BEFORE_POLLING) void this.poll();
    else this.timer = setTimeout(() => this.connect(), code === 4408 ? 0 : backoff(this.failures));
  }

  /** A connection that says nothing, not even ping, is dead. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(4000), SILENCE);
  }

  private heard(data: string): void {
    this.listen();
    const message = JSON.parse(data) as { type: string; id?: number } & Record<string, unknown>;
    switch (message.type) {
      case 'table':
        return this.gotTable(message as unknown as Table);
      case 'update':
        return this.gotUpdate(message as unknown as Update);
      case 'foresight':
        return this.foresaw(message as unknown as Foresight);
      case 'answer':
        return this.answered(message.id ?? 0, message);
      case 'error':
        return this.refused(message.id, message.error as { code: string; message: string });
      case 'chat':
        return this.options.on.chat(message as unknown as ChatLine);
      case 'seats':
        return this.options.on.seats(
          message.seats as Seat[],
          message.state as MatchState,
          (message.clock ?? null) as MatchClock | null,
        );
      case 'ping':
        return this.post({ type: 'pong' });
    }
  }

  private gotTable(table: Table): void {
    const known = this.tables.get(table.seat) ?? null;
    if (known && table.seq < known.seq) return;
    const joined = joinTable(known, table);
    if (!joined) return this.resync(true);
    const news = known ? joined.events.slice(known.events.length) : [];
    this.tables.set(table.seat, joined);
    this.options.on.table(joined, news);
    this.options.on.seats(table.seats, table.state, table.clock ?? null);
  }

  private gotUpdate(update: Update): void {
    const joined = joinUpdate(this.tables.get(update.seat) ?? null, update, this.options.label);
    if (joined === 'old') return;
    if (joined === 'gap') return this.resync();
    this.tables.set(update.seat, joined.table);
    this.options.on.table(joined.table, joined.news);
  }

  private foresaw(told: Foresight): void {
    this.foresights.set(told.seat, told);
    this.options.on.foresight(told);
  }

  private resync(whole = false): void {
    const since = whole ? undefined : Math.min(...this.wanted.map((seat) => this.seq(seat)));
    this.post({ type: 'resync', id: this.nextId++, ...(since === undefined ? {} : { since }) });
  }

  private post(message: Record<string, unknown>): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private answered(id: number, message: Record<string, unknown>): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    if (message.answer === 'stale') this.resync();
    waiting.resolve(message);
  }

  private refused(id: number | undefined, error: { code: string; message: string }): void {
    const fault = new ServerError(400, error.code, error.message);
    const waiting = id === undefined ? undefined : this.waiting.get(id);
    if (!waiting) return this.options.on.fault(fault);
    this.waiting.delete(id!);
    waiting.reject(fault);
  }

  private ask<T>(type: Outgoing, fields: Record<string, unknown>): Promise<T> {
    if (this.polling) return this.askByHttp<T>(type, fields);
    const id = this.nextId++;
    const message = { type, id, ...fields };
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { message, resolve: resolve as (answer: unknown) => void, reject });
      this.post(message);
    });
  }

  private async askByHttp<T>(type: Outgoing, fields: Record<string, unknown>): Promise<T> {
    const path = `/matches/${encodeURIComponent(this.options.match)}/${type}`;
    for (let k = 0; ; k++) {
      try {
        const response = await send(path, { method: 'POST', body: fields });
        if (!response.ok) throw await failure(response);
        const answer = (await response.json()) as T;
        if (type === 'act' || type === 'go' || type === 'undo') await this.pollOnce(new AbortController().signal, 0);
        return answer;
      } catch (error) {
        if (!(error instanceof ServerError) || error.status !== 0 || k >= 5) throw error;
        await new Promise((done) => setTimeout(done, backoff(k)));
      }
    }
  }

  /** Plain HTTP in place of the socket; now and then the socket is tried again. */
  private async poll(): Promise<void> {
    if (this.polling || this.stopped) return;
    const control = (this.polling = new AbortController());
    for (const [id, { message, resolve, reject }] of [...this.waiting]) {
      this.waiting.delete(id);
      const { type, id: _id, ...fields } = message;
      this.askByHttp(type as Outgoing, fields).then(resolve, reject);
    }
    const again = this.openSocket ? setTimeout(() => this.leavePolling(control), RETRY_SOCKET) : undefined;
    let failures = 0;
    while (!control.signal.aborted) {
      try {
        await this.pollOnce(control.signal, failures ? 0 : 20);
        if (failures && this.openSocket) this.leavePolling(control);
        failures = 0;
        if (!control.signal.aborted) this.options.on.status('polling');
      } catch (error) {
        if (control.signal.aborted) break;
        if (error instanceof ServerError && error.status >= 400 && error.status < 429) {
          this.stopped = true;
          this.options.on.fault(error);
          break;
        }
        this.options.on.status('lost');
        await new Promise((done) => setTimeout(done, backoff(failures++)));
      }
    }
    clearTimeout(again);
  }

  private leavePolling(control: AbortController): void {
    if (this.polling !== control) return;
    control.abort();
    this.polling = null;
    this.failures = TRIES_BEFORE_POLLING - 1;
    this.connect();
  }

  private async pollOnce(signal: AbortSignal, wait: number): Promise<void> {
    const [first, ...others] = this.wanted;
    await this.fetchTable(first ?? null, signal, wait);
    for (const seat of others) await this.fetchTable(seat, signal, 0);
  }

  private async fetchTable(seat: number | null, signal: AbortSignal, wait: number): Promise<void> {
    const known = this.tables.get(seat);
    const query = [
      seat === null ? '' : `seat=${seat}`,
      known ? `since=${known.seq}` : '',
      known && wait ? `wait=${wait}` : '',
      `protocol=${PROTOCOL}`,
    ];
    const etag = this.etags.get(seat);
    const path = `/matches/${encodeURIComponent(this.options.match)}/table?${query.filter(Boolean).join('&')}`;
    const response = await send(path, { signal, headers: etag && known ? { 'If-None-Match': etag } : {} });
    if (response.status === 304) return;
    if (!response.ok) throw await failure(response);
    this.etags.set(seat, response.headers.get('ETag') ?? '');
    const table = (await response.json()) as Table;
    if (table.from > 0 && (!known || known.events.length < table.from)) this.tables.delete(seat);
    this.gotTable(table);
  }
}
