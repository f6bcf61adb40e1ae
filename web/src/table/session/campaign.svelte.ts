/** Armies that are sent over the map, to one place or along a drawn line: each place in turn, until it is taken. */
import type { Decision, GameStatic, Match, Odds, Table } from '$lib/api';
import type { GameModule } from '$lib/board';

interface Needs {
  readonly game: GameStatic;
  readonly module: Pick<GameModule, 'sends'>;
  readonly match: Pick<Match, 'lesson'>;
  readonly live: Pick<Table, 'n' | 'view'> | null;
  readonly decision: Decision | null;
  /** What is known of the offered actions' chances, and whether it has come. */
  readonly odds: Readonly<Record<string, Odds>>;
  readonly foresees: boolean;
  readonly film: { readonly running: boolean; readonly drawing: boolean };
  readonly doing: { readonly busy: boolean; send(action: string): Promise<void> };
  /** Plays an action as by hand: asked about first, where something is at stake. */
  act(action: string): void;
}

/** Answers with which one goes on: given on the way to the first place alone. */
const LEAVING = ['done', 'pass'];

export class Campaign {
  /** Where they have still to go; the first is being fought for. */
  private places = $state.raw<readonly string[]>([]);
  /** Whether anything was done besides going on. */
  private begun = false;
  /** After how many actions something was sent last: what is taken back ends it. */
  private sent = -1;
  /** Whether that is still on its way. */
  private sending = $state(false);

  constructor(private readonly session: Needs) {}

  /** Whether Armies can be sent. */
  get can(): boolean {
    return this.session.module.sends !== undefined && !this.session.match.lesson;
  }

  /** Whether they are on their way. */
  get lasts(): boolean {
    return this.places.length > 0;
  }

  /** Sends them along these places; false if there is nothing that they could do. */
  begin(places: readonly string[]): boolean {
    this.end();
    if (!this.can || !this.session.decision) return false;
    this.places = places;
    if (this.session.foresees && this.next() === null) this.end();
    this.look();
    return this.lasts;
  }

  end(): void {
    this.places = [];
    this.begun = false;
    this.sent = -1;
  }

  /** The next action, as soon as the question is put and the map rests; what is of another kind ends it. */
  look(): void {
    const { session } = this;
    const { decision, live, film, doing } = session;
    const rests = !film.running && !film.drawing && !doing.busy && !this.sending;
    if (!this.lasts || !decision || !live || !session.foresees || !rests) return;
    const action = live.n > this.sent ? this.next() : null;
    if (action === null) return this.end();
    if (decision.stakes?.[action]?.words) {
      this.end();
      return session.act(action);
    }
    this.begun ||= !LEAVING.includes(action);
    this.sent = live.n;
    void this.send(action);
  }

  private async send(action: string): Promise<void> {
    this.sending = true;
    await this.session.doing.send(action);
    this.sending = false;
    this.look();
  }

  /** What is done for the first place where anything is to be done. */
  private next(): string | null {
    const { module, game, live, decision, odds } = this.session;
    while (this.lasts) {
      const action = module.sends!(live!.view, decision!, game, this.places[0]!, odds);
      if (action !== null && !(this.begun && LEAVING.includes(action))) return action;
      this.places = this.places.slice(1);
    }
    return null;
  }
}
