/** The next match after this one: the same again, from the other side, or the next scenario. */
import type { GameSummary, Match, NewMatch, NewSeat, Seat } from '$lib/api';

const LEVEL = 'miles';

/** Who sits there next time: I again, the same bot, and another person by a link. */
const again = (seat: Seat): NewSeat =>
  seat.mine ? { kind: 'me' } : seat.kind === 'person' ? { kind: 'link' } : { kind: 'bot', level: seat.bot ?? LEVEL };

function setting({ game, scenario, options, title, hints, own }: Match): Omit<NewMatch, 'seats'> {
  return { game, scenario, options, title, hints, shuffle: false, ...(own ? { own: own.id } : {}) };
}

/** The same match anew. */
export const sameAgain = (match: Match): NewMatch => ({ ...setting(match), seats: match.seats.map(again) });

/** With everybody one seat on, so that I play another side; null where I had no seat, or all of them. */
export function otherSide(match: Match): NewMatch | null {
  const mine = match.seats.filter((seat) => seat.mine).length;
  if (!mine || mine === match.seats.length) return null;
  const seats = match.seats.map(again);
  return { ...setting(match), seats: [seats.at(-1)!, ...seats.slice(0, -1)] };
}

/** What comes next in the list of the game, for as many; null after the last, and after one of somebody's own. */
export function nextScenario(match: Match, game: GameSummary): { title: string; match: NewMatch } | null {
  if (match.own) return null;
  const here = game.scenarios.findIndex(({ id }) => id === match.scenario);
  const next = game.scenarios.slice(here + 1).find(({ players }) => players.includes(match.seats.length));
  if (here < 0 || !next) return null;
  return { title: next.title, match: { ...sameAgain(match), scenario: next.id, options: {} } };
}
