/** Nothing more in this turn: by one word every question is passed at which its owner could only do something more. */
import type { Decision, Match, Table } from '$lib/api';
import type { GameModule, GameStatic } from '$lib/board';
import { say } from '../say';

interface Needs {
  readonly game: GameStatic;
  readonly module: Pick<GameModule, 'rest'>;
  readonly match: Pick<Match, 'lesson'>;
  readonly live: Pick<Table, 'n' | 'view'> | null;
  readonly decision: Decision | null;
  readonly film: { readonly running: boolean };
  readonly doing: { readonly busy: boolean; send(action: string): Promise<void> };
  /** Plays an action as by hand: asked about first, where something is at stake. */
  act(action: string): void;
}

export class Rest {
  /** In which turn nothing more is to be done; null where that was not said. */
  private until = $state<number | null>(null);
  /** After how many actions it was passed last: not again what was taken back. */
  private passed = -1;
  /** Whether that is still on its way. */
  private sending = $state(false);

  constructor(private readonly session: Needs) {}

  /** The word for it, where it can be said. */
  get offer(): string | null {
    const here = this.until === null && !this.session.match.lesson ? this.here : null;
    return here && (here.words ?? say('end-the-turn'));
  }

  /** Nothing more; what is at stake in the question that is put is asked first, as it is by hand. */
  say(): void {
    const answer = this.here?.answer ?? '';
    if (this.session.decision?.stakes?.[answer]?.words) return this.session.act(answer);
    this.until = this.here?.turn ?? null;
    this.passed = -1;
    this.look();
  }

  /** Passes the question that is put, if it is of the same turn; any other ends it. */
  look(): void {
    const { decision, live, film, doing } = this.session;
    if (this.until === null || !decision || !live || film.running || doing.busy || this.sending) return;
    const { here } = this;
    if (here?.turn !== this.until || live.n <= this.passed) {
      this.until = null;
      return;
    }
    this.passed = live.n;
    void this.send(here.answer);
  }

  private async send(answer: string): Promise<void> {
    this.sending = true;
    await this.session.doing.send(answer);
    this.sending = false;
    this.look();
  }

  /** How the question is passed; nothing is passed that destroys what is one's own. */
  private get here(): { turn: number; answer: string; words?: string } | null {
    const { module, decision, live, game } = this.session;
    const here = (decision && live && module.rest?.(live.view, decision, game)) || null;
    const offered = decision?.options.some(({ text }) => text === here?.answer) ?? false;
    return here && offered && decision?.stakes?.[here.answer]?.kind !== 'harms' ? here : null;
  }
}
