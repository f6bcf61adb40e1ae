/**
 * Questions with but one answer. They are put so that others cannot tell what somebody holds; where nobody else sits at
 * the table they are answered by themselves, with a line in the log. The record has an action like any other.
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

export class Idle {
  answered = $state.raw<readonly Answered[]>([]);

  constructor(private readonly session: Needs) {}

  /** Answers the question that is put, if there is nothing to choose; not again what was taken back. */
  look(ask: Asking): void {
    const { session } = this;
    const only = this.onlyAnswer;
    const n = session.live?.n ?? 0;
    if (!only || ask === 'always' || session.film.running || session.doing.busy) return;
    if (this.answered.some((one) => one.n === n)) return;
    const words = say('answered-by-itself', { question: session.decision!.prompt, answer: only.label });
    this.answered = [...this.answered, { n, words }];
    void session.doing.send(only.text);
  }

  /** The one answer that is offered, where nobody else could learn anything by how soon it comes. */
  private get onlyAnswer(): Decision['options'][number] | null {
    const { match, decision } = this.session;
    const alone = match.mine.length === 1 && match.seats.every(({ kind, mine }) => mine || kind === 'bot');
    const options = decision?.options ?? [];
    return alone && !match.lesson && options.length === 1 ? options[0]! : null;
  }

  /** The events of the log with a line for each of these answers, where it was given. */
  among(events: readonly EventLine[]): EventLine[] {
    const lines = this.answered
      .filter(({ n }) => n < (this.session.live?.n ?? 0))
      .map(({ n, words }) => ({ i: -1 - n, n: n + 1, kind: '', rule: '', facts: {}, sentence: words }));
    return lines.length ? [...lines, ...events].sort((a, b) => a.n - b.n) : [...events];
  }
}
