/**
 * The room of the tables as the worker keeps it that leads: what tabs ask is handed to Python one after the other in
 * the order in which it came, and what Python tells goes to the tab whose socket it is.
 */
import type { Ask, Channel, ToHost } from './messages';
import { filesOf, type Packs, type Page, type Proxy, taken } from './python';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

type Told = [status: number, headers: string, body: string | undefined];

/** What Python offers (src/romanum/server/page/browser.py). Headers go there and back as JSON. */
export interface Host {
  request(method: string, path: string, headers: string, body: string | null): Promise<Proxy<Told>>;
  open_socket(path: string): number;
  hear(socket: number, text: string): void;
  shut(socket: number): void;
}

interface Line {
  tab: string;
  id: number;
  /** Python's number. */
  socket: number;
}

/** As a server says of an address at which it hears nothing. */
const NO_SUCH_SOCKET = 4404;

/** The packs that an answer misses; none if it is another answer. */
export function missed(answer: Answer): string[] {
  if (answer.status !== 503 || !answer.body) return [];
  try {
    const { error } = JSON.parse(answer.body) as { error?: { code?: string; packs?: string[] } };
    return error?.code === 'not-fetched' ? (error.packs ?? []) : [];
  } catch {
    return [];
  }
}

export class Room {
  private readonly lines = new Map<string, Line>();
  private readonly sockets = new Map<number, Line>();
  private readonly tabs = new Set<string>();
  /** The packs that answers wait for. */
  private readonly awaited: string[][] = [];

  constructor(
    private readonly channel: Channel,
    private readonly host: Host,
    private readonly page: Page,
    private readonly packs: Packs,
    /** Waits until a tab is gone. */
    private readonly gone: (tab: string) => Promise<unknown>,
  ) {}

  hears(message: ToHost): void {
    switch (message.kind) {
      case 'ask':
        return void this.asked(message);
      case 'open':
        return this.opened(message.tab, message.id, message.path);
      case 'say':
        return this.says(message.tab, message.id, message.text);
      case 'shut':
        return this.shut(message.tab, message.id);
    }
  }

  /** What Python tells a socket: nothing of it is told before it has said which number the socket has. */
  tells(socket: number, text: string): void {
    const line = this.sockets.get(socket);
    if (line) this.channel.postMessage({ kind: 'told', tab: line.tab, id: line.id, text });
  }

  /** Python has closed a socket. */
  closes(socket: number, code: number): void {
    const line = this.sockets.get(socket);
    if (!line) return;
    this.forgets(line);
    this.channel.postMessage({ kind: 'closed', tab: line.tab, id: line.id, code });
  }

  private async asked(ask: Ask): Promise<void> {
    let answer: Answer;
    try {
      answer = await this.answer(ask);
    } catch (fault) {
      console.error(fault);
      const told = JSON.stringify({ error: { code: 'unknown', message: String(fault) } });
      answer = { status: 500, headers: { 'content-type': 'application/json' }, body: told };
    }
    this.channel.postMessage({ kind: 'answer', tab: ask.tab, id: ask.id, ...answer });
  }

  /** An answer; packs that it misses are fetched, and it is asked for once more. */
  private async answer({ method, path, headers, body }: Ask): Promise<Answer> {
    const given = JSON.stringify(headers);
    let last = '';
    for (;;) {
      const [status, told, text] = taken(await this.host.request(method, path, given, body));
      const answer = { status, headers: JSON.parse(told) as Record<string, string>, body: text ?? null };
      const packs = missed(answer);
      if (!packs.length || packs.join() === last) return answer;
      last = packs.join();
      await this.fetches(packs);
    }
  }

  /** Has packs come, and says so. */
  private async fetches(packs: string[]): Promise<void> {
    this.awaited.push(packs);
    try {
      await this.page.load(filesOf(this.packs, packs));
    } finally {
      this.awaited.splice(this.awaited.indexOf(packs), 1);
      if (!this.awaited.length) this.channel.postMessage({ kind: 'fetching', coming: null });
    }
  }

  /** So many bytes have come of what is being fetched. */
  comes(loaded: number, whole: number): void {
    const what = [...new Set(this.awaited.flat())];
    if (what.length) this.channel.postMessage({ kind: 'fetching', coming: { what, loaded, whole } });
  }

  private opened(tab: string, id: number, path: string): void {
    if (!this.tabs.has(tab)) {
      this.tabs.add(tab);
      void this.gone(tab).then(() => this.leaves(tab));
    }
    let socket: number;
    try {
      socket = this.host.open_socket(path);
    } catch (fault) {
      console.error(fault);
      return this.channel.postMessage({ kind: 'closed', tab, id, code: NO_SUCH_SOCKET });
    }
    const line = { tab, id, socket };
    this.lines.set(`${tab} ${id}`, line);
    this.sockets.set(socket, line);
  }

  private says(tab: string, id: number, text: string): void {
    const line = this.lines.get(`${tab} ${id}`);
    if (line) this.host.hear(line.socket, text);
  }

  private shut(tab: string, id: number): void {
    const line = this.lines.get(`${tab} ${id}`);
    if (!line) return;
    this.forgets(line);
    this.host.shut(line.socket);
  }

  private leaves(tab: string): void {
    this.tabs.delete(tab);
    for (const line of [...this.lines.values()]) if (line.tab === tab) this.shut(tab, line.id);
  }

  private forgets(line: Line): void {
    this.lines.delete(`${line.tab} ${line.id}`);
    this.sockets.delete(line.socket);
  }
}
