/** Looking back: the match as it stood, other seats after the end, and branches. */
import type { EventLine, Match, Table, View } from '$lib/api';
import * as http from '$lib/http';

/** The present and what is on the screen; what is open there closes when one goes elsewhere. */
interface Needs {
  readonly match: Pick<Match, 'id' | 'n'>;
  readonly seat: number | null;
  readonly live: Table | null;
  readonly table: Table | null;
  /** What plays or asks on the screen ends. */
  settle(): void;
  /** What the board shows moving. */
  moved(from: View | null, news: EventLine[]): void;
  say(text: string): void;
}

export class Journey {
  /** The moment looked back to. */
  past = $state.raw<Table | null>(null);
  private journeys = 0;

  constructor(private readonly session: Needs) {}

  /** Looks at the match as it stood after n actions; the present is always one step away. */
  async travel(n: number): Promise<void> {
    const { session } = this;
    if (n >= (session.live?.n ?? 0)) return this.present();
    session.settle();
    const journey = ++this.journeys;
    try {
      const table = await http.tableAt(session.match.id, Math.max(0, n), session.seat);
      if (journey === this.journeys) this.arrive(table); // else somebody has gone elsewhere, or is back, before it came
    } catch (error) {
      session.say((error as Error).message);
    }
  }

  private arrive(table: Table): void {
    const { session } = this;
    const events = (session.live?.events ?? []).filter((event) => event.n <= table.n);
    const shown = session.table;
    const news = shown && table.n === shown.n + 1 ? events.filter((event) => event.n === table.n) : [];
    session.moved(shown?.view ?? null, news);
    this.past = { ...table, events };
  }

  present(): void {
    this.session.moved(this.past?.view ?? null, []);
    this.leave();
  }

  /** The past is no longer looked at, nor will it be when a late answer comes. */
  leave(): void {
    this.journeys += 1;
    this.past = null;
  }

  /** A match of its own that goes on from the moment on the screen. */
  async branch(): Promise<Match | null> {
    const { table, match, seat } = this.session;
    if (table === null) return null;
    try {
      return await http.branch(match.id, seat ?? 0, table.n);
    } catch (error) {
      this.session.say((error as Error).message);
      return null;
    }
  }

  /** After the end everything is open: the match as another seat saw it. */
  async lookAs(seat: number | null): Promise<void> {
    const { match, live, table } = this.session;
    try {
      const seen = await http.tableAt(match.id, table?.n ?? match.n, seat);
      this.past = { ...seen, events: live?.events ?? [] };
    } catch (error) {
      this.session.say((error as Error).message);
    }
  }
}
