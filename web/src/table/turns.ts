/** Whose screen it is, and since when a person has been away. */
import type { EventLine, GameStatic } from '$lib/api';
import { plays } from '$lib/roles';

/** The seat that should have the screen now: the present one if it is asked or nobody of this screen is. */
export function nextSeat(mine: number[], pending: number[], current: number | null): number | null {
  if (current !== null && pending.includes(current)) return current;
  return mine.find((seat) => pending.includes(seat)) ?? current;
}

/** Without a remembered moment: the start of the last two thirds of a turn, told by the events. */
export function sinceLastTurn(game: Pick<GameStatic, 'roles' | 'topics'>, events: EventLine[], n: number): number {
  const turn = events.findLast((event) => event.n < n && plays(game, event, 'turn'));
  return Math.max(0, turn ? turn.n : n - 30, n - 60);
}
