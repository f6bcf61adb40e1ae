/** Why something cannot be done: asked, shown with what comes nearest to it, and forgotten. */
import type { ActionOption, Decision, Refused, Table } from '$lib/api';
import type { Live } from '$lib/live';
import type { Point } from '../../board/map/geometry';
import { isProposed, nearestTo } from './nearest';
import { say } from '../say';

export interface WhyNot {
  action: string;
  refused: Refused;
  nearest: ActionOption[];
}

/** What I am asked, the way to the server, places on the map, and what of the screen a refusal changes. */
interface Needs {
  readonly seat: number | null;
  readonly live: Table | null;
  readonly past: unknown;
  readonly decision: Decision | null;
  readonly offered: ReadonlyMap<string, string>;
  readonly pointsOfMap: ReadonlyMap<string, Point>;
  readonly connection: Live;
  question: unknown;
  spoken: string;
  placeOf(action: string): string | null;
  light(ids: string[]): void;
  say(text: string): void;
}

export class WhyNots {
  /** What is shown. */
  told = $state.raw<WhyNot | null>(null);

  constructor(private readonly session: Needs) {}

  ask(action: string): void {
    const { session } = this;
    if (session.seat === null || session.past || !session.live?.decision) return;
    session.connection.why(session.seat, action).then(
      (answer) => {
        if (answer.allowed || !answer.refused)
          return session.say(say('allowed', { action: session.offered.get(action) ?? action }));
        session.question = null;
        this.tell(action, answer.refused, answer.nearest ?? []);
        session.spoken = say('not-possible', { message: answer.refused.message });
      },
      (error: Error) => session.say(error.message),
    );
  }

  /** Shows why not, with what comes nearest; the first of them is lit. */
  tell(action: string, refused: Refused, like: ActionOption[]): void {
    const { session } = this;
    const { decision } = session;
    const proposed = (all: ActionOption[]) => all.filter((option) => !decision || isProposed(option, decision));
    const options = proposed(decision?.options ?? []);
    const how = { from: decision?.ways?.at, instead: refused.facts?.['instead'] };
    const placeOf = (text: string) => session.placeOf(text);
    const nearest = nearestTo(action, options, proposed(like), placeOf, session.pointsOfMap, how);
    this.told = { action, refused, nearest };
    const place = nearest[0] && session.placeOf(nearest[0].text);
    if (place) session.light([place]);
  }

  /** Nothing is shown any longer. */
  forget(): void {
    this.told = null;
  }
}
