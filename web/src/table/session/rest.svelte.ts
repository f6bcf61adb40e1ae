/** Nothing more in this turn: by one word every question is passed at which its owner could only do something more. */
import type { Decision, Match, Table } from '$lib/api';
import type { GameModule, GameStatic } from '$lib/board';

interface Needs {
  readonly game: GameStatic;
  readonly module: Pick<GameModule, 'rest'>;
  readonly match: Pick<Match, 'lesson'>;
  readonly live: Pick<Table, 'n' | 'view'> | null;
  readonly decision: Decision | null;
  readonly film: { readonly running: boolean };
  readonly doing: { readonly busy: boolean; send(action: string): Promise<void> };
}

const DONE = 'done';

export class Rest {
  /** In which turn nothing more is to be done; null where that was not said. */
  private until = $state<number | null>(null);
  /** After how many actions it was passed last: not again what was taken back. */
  private passed = -1;

  constructor(private readonly session: Needs) {}

  /** The word for it, where it can be said. */
  get offer(): string | null {
    return this.until === null && !this.session.match.lesson ? (this.here?.words ?? null) : null;
  }

  say(): void {
    this.until = this.here?.turn ?? null;
    this.passed = -1;
    this.look();
  }

  /** Passes the question that is put, if it is of the same turn; any other ends it. */
  look(): void {
    const { decision, live, film, doing } = this.session;
    if (this.until === null || !decision || !live || film.running || doing.busy) return;
    if (this.here?.turn !== this.until || live.n <= this.passed) {
      this.until = null;
      return;
    }
    this.passed = live.n;
    void doing.send(DONE);
  }

  private get here(): { turn: number; words: string } | null {
    const { module, decision, live, game } = this.session;
    if (!decision || !live || !decision.options.some(({ text }) => text === DONE)) return null;
    return module.rest?.(live.view, decision, game) ?? null;
  }
}
