/** Who is at this browser, and what is fetched once and kept. */
import type { GameStatic, GameSummary, Me } from './api';
import * as http from './http';

class People {
  me = $state<Me | null>(null);
  games = $state<GameSummary[]>([]);
  private statics = new Map<string, Promise<GameStatic>>();

  async load(): Promise<void> {
    [this.me, this.games] = await Promise.all([http.me(), http.games()]);
  }

  game(id: string): Promise<GameStatic> {
    let found = this.statics.get(id);
    if (!found) {
      found = http.game(id);
      found.catch(() => this.statics.delete(id));
      this.statics.set(id, found);
    }
    return found;
  }

  summary(id: string): GameSummary | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const people = new People();
