/** Matches at one look, fetched one after the other: a long list keeps nobody waiting. Kept while nothing changes. */
import type { Glimpse, Match } from '$lib/api';
import * as http from '$lib/http';

export class Glimpses {
  private readonly kept = new Map<string, { seq: number; glimpse: Promise<Glimpse> }>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly fetch: (id: string) => Promise<Glimpse> = http.glimpse) {}

  /** As the match stands now; what failed is asked for again the next time. */
  of({ id, seq }: Pick<Match, 'id' | 'seq'>): Promise<Glimpse> {
    const known = this.kept.get(id);
    if (known?.seq === seq) return known.glimpse;
    const glimpse = this.last.then(() => this.fetch(id));
    this.last = glimpse.catch(() => this.kept.delete(id));
    this.kept.set(id, { seq, glimpse });
    return glimpse;
  }
}

export const glimpses = new Glimpses();
