/**
 * A match against bots that goes along from a server into the page it hosts, and comes back as a record: a match of its
 * own there, which is not rated. The server is asked past the tables of the page; both have one address.
 */
import type { Match } from '$lib/api';
import * as http from '$lib/http';
import { say } from './say';

const KEPT = 'romanum.along';

/** Where a match of the page came from, and what became of it at the server. */
interface Origin {
  /** The match at the server, and after how many actions it went along. */
  match: string;
  n: number;
  /** The match it came back as, and after how many actions. */
  back?: { match: string; n: number };
}

const atServer: http.Way = (path, asking) => fetch(`/api${path}`, { ...asking, credentials: 'same-origin' });

/** Why the server has not done what was asked of it. */
export function why(error: unknown): string {
  const code = error instanceof http.ServerError ? error.code : '';
  if (code === 'offline') return say('server-gone');
  return code === 'sign-in' ? say('sign-in-there') : (error as Error).message;
}

/** Whether a match can go along: it runs, and whoever asks plays it alone or against bots. */
export const goesAlong = ({ state, branch_of, lesson, seats }: Match): boolean =>
  state === 'running' && !branch_of && !lesson && seats.every((seat) => seat.mine || seat.kind === 'bot');

function origins(): Record<string, Origin> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Origin>;
  } catch {
    return {};
  }
}

const remember = (id: string, origin: Origin): void =>
  localStorage.setItem(KEPT, JSON.stringify({ ...origins(), [id]: origin }));

/** Whether a match of the page came from the server. */
export const cameAlong = (id: string): boolean => id in origins();

/** A match out of a record, with the same people and bots in its seats. */
function seated({ seats }: Match, record: string, by?: http.Way): Promise<Match> {
  const bots = seats.flatMap((seat) => (seat.kind === 'bot' && seat.bot) || []);
  const mine = seats.filter((seat) => seat.kind !== 'bot').map((seat) => seat.seat);
  return http.importRecord(record, bots, mine, by);
}

/** The match of the page that goes on from a match of the server: one that went along before, if that stands there. */
export async function takeAlong(id: string): Promise<string> {
  const match = await http.match(id, atServer);
  for (const [here, origin] of Object.entries(origins()))
    if (origin.match === id && origin.n === match.n && (await isHere(here))) return here;
  const made = await seated(match, await http.record(id, atServer));
  remember(made.id, { match: id, n: match.n });
  return made.id;
}

const isHere = (id: string): Promise<boolean> => http.match(id).then(() => true, () => false);

/** The match of the server that a match of the page has come back as; one that has not gone on since comes back once. */
export async function bringBack(id: string): Promise<string> {
  const [match, origin] = [await http.match(id), origins()[id]];
  if (origin?.back?.n === match.n) return origin.back.match;
  const made = await seated(match, await http.record(id), atServer);
  if (origin) remember(id, { ...origin, back: { match: made.id, n: match.n } });
  return made.id;
}
