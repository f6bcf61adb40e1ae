/**
 * The matches that wait for this person, on every page: in a list, in the title and icon of the tab and as a
 * notification.
 * One socket tells of changes; without sockets the list is polled.
 */
import type { Notice, Turn } from './api';
import { markTab } from './browser/badge';
import * as http from './http';
import { language } from './language';
import { backoff } from './live';
import { notifyTurn } from './browser/notify';
import { people } from './people.svelte';
import { preferences } from './browser/settings.svelte';
import { sockets } from '$lib/transport';
import type { SocketLike } from './socket';
import { titleWithGame } from './words';
import { say } from './say';

const POLL = 20_000;
const SILENCE = 50_000;

/** Turns of the list that were not in the list before: new matches, or a new question in a known one. */
export function fresh(before: Turn[], now: Turn[]): Turn[] {
  const known = new Set(before.map((turn) => turn.match));
  return now.filter((turn) => !known.has(turn.match));
}

class Calls {
  turns = $state.raw<Turn[]>([]);
  notice = $state.raw<Notice | null>(null);
  /** The server has not answered for a while. */
  lost = $state(false);
  /** The match on the screen: its own table tells of it. */
  open: string | null = null;

  private socket: SocketLike | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private heardOnce = false;
  private stopped = true;

  start(): () => void {
    this.stopped = false;
    this.notice = people.me?.notice ?? null;
    this.connect();
    const wake = () => this.wake();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
      clearTimeout(this.silence);
      this.socket?.close(1000);
      this.socket = null;
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      this.told([]);
    };
  }

  private wake(): void {
    if (this.stopped || document.hidden || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  private connect(): void {
    if (this.stopped || this.socket) return;
    const open = sockets();
    if (!open) return void this.poll();
    const socket = open(`/live?language=${language}`);
    this.socket = socket;
    socket.onopen = () => void this.opened();
    socket.onmessage = (event) =>
      this.heard(JSON.parse(String(event.data)) as { type: string; turns?: Turn[]; notice?: Notice | null });
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearTimeout(this.silence);
      if (this.stopped) return;
      if (code === 4401) void this.look();
      else void this.poll();
    };
  }

  private async opened(): Promise<void> {
    if (this.failures) await this.look();
    this.failures = 0;
    this.lost = false;
    this.listen();
  }

  /** A connection that says nothing, not even ping, is dead. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(4000), SILENCE);
  }

  private heard(message: { type: string; turns?: Turn[]; notice?: Notice | null }): void {
    this.listen();
    if (message.type === 'turns') this.told(message.turns ?? []);
    else if (message.type === 'notice') this.notice = message.notice ?? null;
    else if (message.type === 'ping') this.socket?.send('{"type": "pong"}');
  }

  /** Plain HTTP in place of the socket; each time the socket is tried again afterwards. */
  private async poll(): Promise<void> {
    try {
      this.told((await http.turns()).turns);
      await this.look();
      this.failures = 0;
      this.lost = false;
    } catch (error) {
      this.failures += 1;
      this.lost = error instanceof http.ServerError && (error.status === 0 || error.status >= 500) && this.failures > 1;
    }
    if (this.stopped) return;
    this.timer = setTimeout(() => this.connect(), this.failures ? backoff(this.failures) : POLL);
  }

  /** After a gap the server may be a newer one, and the session may have ended. */
  private async look(): Promise<void> {
    await people.look().catch(() => undefined);
    this.notice = people.me?.notice ?? null;
  }

  private told(turns: Turn[]): void {
    if (this.heardOnce && preferences.value.notify)
      for (const turn of fresh(this.turns, turns))
        if (turn.match !== this.open)
          notifyTurn(
            titleWithGame(turn.title, people.summary(turn.game)?.title ?? 'Romanum'),
            say('it-is-your-turn'),
            `/match/${turn.match}`,
          );
    this.heardOnce = !this.stopped;
    this.turns = turns;
    markTab(turns.length);
  }
}

export const calls = new Calls();
