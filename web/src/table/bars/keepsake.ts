/** A finished match is kept in the browser, to be looked at without a connection. */
import * as http from '$lib/http';
import { offline } from '$lib/browser/offline.svelte';
import { say } from '../say';
import type { TableSession } from '../session/session.svelte';

/** Fetches everything that is needed for it; the session tells how far that is. */
export async function keepForLater(session: TableSession): Promise<void> {
  const { match, seat } = session;
  try {
    await Promise.all([http.match(match.id), http.chat(match.id), http.scores(match.id), http.table(match.id, seat)]);
    const told = (share: number): void => session.say(say('keeping', { share }));
    await offline.keepAll(match.n, (n) => http.tableAt(match.id, n, seat), told);
    session.say(say('kept-for-later'));
  } catch (error) {
    session.say((error as Error).message);
  }
}
