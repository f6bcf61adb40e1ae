/** A match between people ends when all who play in it agree; an action that is played takes that back. */
import type { Match, Table } from '$lib/api';
import * as http from '$lib/http';
import { called } from '$lib/people.svelte';
import { leaveFor } from '$lib/transport';
import { say } from '../say';

/** Who plays, how far the match is, and whether it is over. */
interface Needs {
  readonly match: Pick<Match, 'id' | 'seats' | 'seq' | 'state'>;
  readonly live: Pick<Table, 'seq'> | null;
  readonly over: boolean;
  say(text: string): void;
}

export class Ending {
  /** At which number of the log the seats were told last: what was agreed to by then counts for it alone. */
  private at = $state(-1);

  constructor(private readonly session: Needs) {}

  /** The seats were told. */
  told(): void {
    this.at = this.session.live?.seq ?? this.session.match.seq;
  }

  /** Whether it is for the people at this table, me among them, to end the match. */
  get possible(): boolean {
    const { match, over } = this.session;
    const people = match.seats.filter(({ kind }) => kind === 'person');
    return !over && match.state === 'running' && people.some(({ mine }) => mine) && people.some(({ mine }) => !mine);
  }

  private get agreed() {
    const { match, live } = this.session;
    return live && live.seq !== this.at ? [] : match.seats.filter(({ ending }) => ending);
  }

  /** Whether I have agreed. */
  get mine(): boolean {
    return this.agreed.some(({ mine }) => mine);
  }

  /** The others who would have it end. */
  get others(): string {
    return [...new Set(this.agreed.filter(({ mine }) => !mine).map(({ who }) => called(who)))].join(', ');
  }

  /** I agree, or no longer; when all have, everybody is in the lobby. */
  async agree(): Promise<void> {
    const agree = !this.mine;
    if (agree && !confirm(say('end-really'))) return;
    try {
      const { ended, waiting } = await http.end(this.session.match.id, agree);
      if (ended) leaveFor('/');
      else this.session.say(agree ? say('end-waits', { who: waiting.join(', ') }) : say('end-not'));
    } catch (error) {
      this.session.say((error as Error).message);
    }
  }
}
