/**
 * What the offered actions lead to: odds, and which of them cannot be taken back. Over a socket it comes by itself
 * after the update; without one it is asked for.
 */
import type { Foresight, Odds, Table } from '$lib/api';
import * as http from '$lib/http';
import type { Live } from '$lib/live';

/** How long an action waits for what it leads to, in ms. */
const LONGEST = 1500;

export class Foreseen {
  odds = $state.raw<Record<string, Odds>>({});
  /** Offered actions that cannot be taken back, with the reason. */
  finals = $state.raw<Record<string, string>>({});
  /** Whether it has come. */
  come = $state(false);
  /** The question it is about: whose, and how many entries of the log came before it. */
  about = '';
  /** Resolved when it is known. */
  private known: Promise<unknown> = Promise.resolve();
  private tell: () => void = () => undefined;

  constructor(
    private readonly match: string,
    private readonly connection: () => Live,
  ) {}

  forget(): void {
    this.odds = {};
    this.finals = {};
    this.come = false;
    this.about = '';
  }

  /** A question has come. */
  ask({ seat, seq }: Table): void {
    const key = `${seat}:${seq}`;
    if (this.about === key || seat === null) return;
    this.forget();
    this.about = key;
    if (!this.connection().foresees) this.known = this.fetch(seat, key);
    else this.known = new Promise<void>((told) => (this.tell = told));
    const told = this.connection().foresight(seat, seq);
    if (told) this.told(told);
  }

  told({ seat, seq, odds, final }: Foresight): void {
    if (this.about !== `${seat}:${seq}`) return;
    this.odds = odds;
    this.finals = final;
    this.come = true;
    this.tell();
  }

  /** Until it is known, but not for ever. */
  async wait(): Promise<void> {
    await Promise.race([this.known, new Promise((done) => setTimeout(done, LONGEST))]);
  }

  private async fetch(seat: number, key: string): Promise<void> {
    const fresh = () => this.about === key;
    await Promise.allSettled([
      http.allOdds(this.match, seat).then((odds) => fresh() && (this.odds = odds)),
      http.finals(this.match, seat).then((finals) => fresh() && (this.finals = finals)),
    ]);
    this.come ||= fresh();
  }
}
