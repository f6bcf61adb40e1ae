/** A bot plays for somebody for now: it sits down, gets up, and what it did can be taken back. */
import type { Match, MatchClock, MatchState, Seat, Table } from '$lib/api';
import * as http from '$lib/http';

/** Who sits where, how far the match is, and how to take back. */
interface Needs {
  readonly match: Pick<Match, 'id'>;
  readonly seat: number | null;
  readonly live: Pick<Table, 'n' | 'undo'> | null;
  readonly stoodIn: Seat | null;
  seated(seats: Seat[], state: MatchState, clock: MatchClock | null): void;
  readonly doing: { undo(): Promise<void> };
  say(text: string): void;
}

export class Lending {
  /** After how many actions a bot sat down for me by my wish. */
  private lentAt = $state<number | null>(null);

  constructor(private readonly session: Needs) {}

  /** A bot of that level sits down for a person, or gets up again (null). */
  async letBot(seat: number, level: string | null): Promise<void> {
    const { session } = this;
    if (seat === session.seat && level !== null) this.lentAt = session.live?.n ?? null;
    try {
      const { seats, state, clock } = await http.seatBot(session.match.id, seat, level);
      session.seated(seats, state, clock ?? null);
    } catch (error) {
      session.say((error as Error).message);
    }
  }

  /** How much of what a bot did for me I can still take back; it is up to me until I act myself. */
  get botsDoing(): number {
    const { live, stoodIn } = this.session;
    return this.lentAt === null || stoodIn || live?.undo !== null ? 0 : Math.max(0, live.n - this.lentAt);
  }

  /** Takes back what a bot did for me, as far as no dice have fallen and nothing was shown. */
  async takeBack(): Promise<void> {
    for (let left = this.botsDoing; left > 0 && this.botsDoing > 0; left--) await this.session.doing.undo();
    this.forget();
  }

  /** I have acted myself. */
  forget(): void {
    this.lentAt = null;
  }
}
