/** Who is at this browser, and what is fetched once and kept. */
import type { GameStatic, GameSummary, Me, Rule } from './api';
import * as http from './http';
import { say } from './say';
import { whole } from '$lib/transport';

/** Whoever has no name yet is kept as this by the server. */
const NAMELESS = 'Guest';

/** Somebody's name as it is read: a guest is one in every language. */
export const called = (name: string | null): string => (name === NAMELESS ? say('guest') : (name ?? ''));

class People {
  me = $state<Me | null>(null);
  games = $state<GameSummary[]>([]);
  /** The server has been brought up to date since this page was opened. */
  outdated = $state(false);
  private statics = new Map<string, Promise<GameStatic>>();
  private catalogues = new Map<string, Promise<Rule[]>>();

  /** Whether there is nobody else, and no server: the page holds its tables itself. */
  get alone(): boolean {
    return !!this.me?.page;
  }

  async load(): Promise<void> {
    [this.me, this.games] = await Promise.all([http.me(), http.games()]);
  }

  /** Looks again who is asking, and whether the server is still the one this page belongs to. */
  async look(): Promise<void> {
    const me = await http.me();
    this.outdated ||= this.me !== null && me.version !== this.me.version;
    this.me = { ...me, version: this.me?.version ?? me.version };
  }

  game(id: string): Promise<GameStatic> {
    return kept(this.statics, id, http.game);
  }

  rules(id: string): Promise<Rule[]> {
    return kept(this.catalogues, id, http.rules);
  }

  summary(id: string): GameSummary | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** A link that others can use. */
  link(path: string): string {
    return whole(path, this.me?.public ?? '');
  }
}

/** Fetched once; a failure is not kept. */
function kept<T>(known: Map<string, Promise<T>>, id: string, fetch: (id: string) => Promise<T>): Promise<T> {
  let found = known.get(id);
  if (!found) {
    found = fetch(id);
    found.catch(() => known.delete(id));
    known.set(id, found);
  }
  return found;
}

export const people = new People();
