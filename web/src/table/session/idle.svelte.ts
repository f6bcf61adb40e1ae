/**
 * Questions with but one answer. They are put so that others cannot tell what somebody holds, and answered by
 * themselves, with a line in the log: at once where nobody else sits at the table, in company after a time such as
 * people take, drawn anew each time, so that when it is heard tells the others nothing. The record has an action like
 * any other.
 */
import type { Decision, EventLine, Match, Table } from '$lib/api';
import type { Asking } from '$lib/browser/stored';
import { say } from '../say';

interface Needs {
  readonly match: Pick<Match, 'lesson' | 'mine' | 'seats'>;
  readonly live: Pick<Table, 'n' | 'events'> | null;
  readonly decision: Decision | null;
  readonly film: { readonly running: boolean };
  readonly doing: { readonly busy: boolean; send(action: string): Promise<void> };
}

/** What was answered by itself: after how many actions, and what is said of it. */
interface Answered {
  n: number;
  words: string;
}

/** So many milliseconds at least and at most an answer takes in company, as the orders of others do. */
const PACE = [1500, 3500] as const;

export class Idle {
  answered = $state.raw<readonly Answered[]>([]);

  /** After how many actions the question was put that waits for its time. */
  private awaited = -1;

  constructor(private readonly session: Needs) {}

  /** Answers the question that is put, if there is nothing to choose; not again what was taken back. */
  look(ask: Asking): void {
    const { session } = this;
    const only = this.onlyAnswer;
    const n = session.live?.n ?? 0;
    if (!only || ask === 'always' || session.film.running || session.doing.busy) return;
    if (this.answered.some((one) => one.n === n)) return;
    if (this.alone) return this.answer(only, n);
    if (this.awaited === n) return;
    this.awaited = n;
    const [least, most] = PACE;
    const due = least + Math.random() * (most - least);
    setTimeout(() => this.awaited === n && session.live?.n === n && this.onlyAnswer && this.answer(only, n), due);
  }

  private answer(only: Decision['options'][number], n: number): void {
    const { session } = this;
    if (session.doing.busy) return;
    const words = say('answered-by-itself', { question: session.decision!.prompt, answer: only.label });
    this.answered = [...this.answered, { n, words }];
    void session.doing.send(only.text);
  }

  /** Whether nobody else could learn anything by how soon an answer comes. */
  private get alone(): boolean {
    return this.session.match.seats.every(({ kind, mine }) => mine || kind === 'bot');
  }

  /** The one answer that is offered; those who share a screen give it themselves. */
  private get onlyAnswer(): Decision['options'][number] | null {
    const { match, decision } = this.session;
    const options = decision?.options ?? [];
    return match.mine.length === 1 && !match.lesson && options.length === 1 ? options[0]! : null;
  }

  /** The events of the log with a line for each of these answers, where it was given. */
  among(events: readonly EventLine[]): EventLine[] {
    const lines = this.answered
      .filter(({ n }) => n < (this.session.live?.n ?? 0))
      .map(({ n, words }) => ({ i: -1 - n, n: n + 1, kind: '', rule: '', facts: {}, sentence: words }));
    return lines.length ? [...lines, ...events].sort((a, b) => a.n - b.n) : [...events];
  }
}
