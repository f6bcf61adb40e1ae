/** What a player should have read of a battle of his, however fast the table goes on. */
import type { EventLine } from '$lib/board';
import { factionsOf, owner, sideNumber } from './model';
import type { Components, Empire } from './types';

const TOLD = new Set([
  'attack', 'round', 'repelled', 'conquer', 'fort-falls', 'emperor-dies', 'automatic', 'retreat', 'stand', 'displaced-die', 'treachery',
]);

/** The battle in what has just happened, if the seat took part in it; an attack that rolled no dice is none. */
export function battle(news: EventLine[], view: Empire, parts: Components, seat: number): EventLine[] {
  const mine = new Set(factionsOf(view, seat));
  const own = (id: unknown): boolean => typeof id === 'string' && mine.has(owner(view, sideNumber(parts, id)));
  const fought = news.some(({ kind, facts }) => kind === 'round' && (own(facts.side) || own(facts.enemy)));
  return fought ? news.filter(({ kind }) => TOLD.has(kind)) : [];
}
