/** What a person does at the table, on its way to the server: one thing at a time, each until the table shows it. */
import type { ActionOption, Answer, Decision, Refused, Table } from '$lib/api';
import type { Live } from '$lib/live';
import { isSameQuestion } from './turns';
import { say } from '../say';

/** Milliseconds between two looks at whether something is done, and how often one looks. */
const [LOOK, LOOKS] = [25, 60];

/** So often at most an action is played by one word. */
const AT_MOST = 12;

/** What I am asked at present, the way to the server, and what of the screen an action changes. */
interface Needs {
  readonly seat: number | null;
  readonly live: Table | null;
  readonly past: unknown;
  readonly decision: Decision | null;
  readonly connection: Live;
  /** What I have just done. */
  lately: string;
  /** So many actions of mine are on their way. */
  setOut(actions: number): void;
  readonly film: { acted(since: number, actions: number): void; end(): void };
  /** What plays or asks on the screen ends. */
  settle(): void;
  readonly whyNots: { tell(action: string, refused: Refused, like: ActionOption[]): void };
  say(text: string): void;
}

export class Doing {
  /** Whether something is on its way. */
  busy = $state(false);

  constructor(private readonly session: Needs) {}

  /**
   * Plays an offered action without asking first. Where several are asked at once, another may have answered in the
   * meantime: as long as my question is the same, so is my answer.
   */
  async send(action: string): Promise<void> {
    const { session } = this;
    if (!(await this.free()) || session.seat === null) return;
    session.setOut(1);
    session.lately = action;
    await this.working(async () => {
      const asked = session.live?.decision ?? null;
      let answer = await session.connection.act(session.seat!, action);
      if (answer.answer === 'stale') {
        await this.caughtUp(answer.seq);
        if (isSameQuestion(asked, session.live?.decision ?? null))
          answer = await session.connection.act(session.seat!, action);
      }
      this.answered(action, answer);
      await this.caughtUp(answer.seq);
    });
  }

  /**
   * Plays several actions in order by one message; the server stops by itself where something happens, and the answer
   * is why.
   */
  async go(actions: string[], asFarAsItGoes = false): Promise<string> {
    const { session } = this;
    let stopped = '';
    if (session.past) session.say(say('go-back-to-play'));
    if (session.past || !(await this.free()) || session.seat === null || !session.decision || !actions.length)
      return stopped;
    session.settle();
    const since = session.live?.n ?? 0;
    session.setOut(actions.length);
    await this.working(async () => {
      const answer = await session.connection.go(session.seat!, actions);
      session.film.acted(since, answer.played ?? actions.length);
      this.answered(actions[0]!, answer);
      if (answer.stopped === 'changed' && !asFarAsItGoes) session.say(say('the-way-is-not-what'));
      await this.caughtUp(answer.seq);
      stopped = answer.stopped ?? '';
    });
    return stopped;
  }

  /** Plays an action as often as it is offered, until dice fall or others are asked. */
  async again(action: string): Promise<void> {
    await this.go(Array<string>(AT_MOST).fill(action), true);
  }

  /** Tells the server something that is no action. */
  async tell(what: (connection: Live, seat: number) => Promise<void>): Promise<void> {
    const { seat, connection } = this.session;
    if (this.busy || seat === null) return;
    await this.working(() => what(connection, seat));
  }

  async undo(): Promise<void> {
    const { session } = this;
    if (this.busy || session.seat === null || session.live?.undo !== null) return;
    session.film.end();
    await this.working(async () => {
      const answer = await session.connection.undo(session.seat!);
      this.answered('undo', answer);
      await this.caughtUp(answer.seq);
    });
  }

  /**
   * Whether the next thing can be sent. A quick click on a question that is shown already waits for the answer to the
   * one before; a second click on the same question would answer the next one unread, and is dropped.
   */
  private async free(): Promise<boolean> {
    const { session } = this;
    const seq = session.live?.seq;
    await until(() => !this.busy);
    return !this.busy && session.live?.seq === seq;
  }

  /** Until the table shows what was confirmed, so that a quick second click meets the new question. */
  private async caughtUp(seq: number): Promise<void> {
    await until(() => (this.session.live?.seq ?? 0) >= seq);
  }

  private async working(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      this.session.say(error instanceof Error ? error.message : String(error));
    } finally {
      this.busy = false;
    }
  }

  private answered(action: string, answer: Answer): void {
    const { session } = this;
    if (answer.answer === 'stale') session.say(say('the-match-has-gone-on'));
    if (answer.answer !== 'refused' || !answer.refused) return;
    if (answer.refused.rule) session.whyNots.tell(action, answer.refused, []);
    else session.say(answer.refused.message);
  }
}

/** Waits for something that is soon so, and not for ever. */
async function until(done: () => boolean): Promise<void> {
  for (let k = 0; k < LOOKS && !done(); k++) await new Promise((again) => setTimeout(again, LOOK));
}
