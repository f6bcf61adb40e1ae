/** Whose portrait is shown for an id, and for a player. */
import type { GameStatic, Likeness, View } from '$lib/board';
import { at } from '../../board/lists';
import { hexNumber, pilesAt, unitNumber } from './model';
import { portraitFor } from './portraits';
import type { Components, UnitData, War } from './types';

export const likenessOf = (leader: UnitData): Likeness => ({ name: leader.name, portrait: portraitFor(leader) });

/** The leader of that name, or the best of those who are seen in the hex. */
export function likeness(view: View, game: GameStatic, id: string): Likeness | null {
  const parts = game.components as Components;
  const [unit, hex] = [unitNumber(parts, id), hexNumber(parts, id)];
  const seen = unit >= 0 ? [unit] : hex >= 0 ? pilesAt(view as War, hex).flatMap(({ units }) => units) : [];
  const leaders = seen.map((one) => at(parts.units, one)).filter(({ kind }) => kind === 'leader');
  const [best] = leaders.sort((a, b) => b.rating - a.rating);
  return best ? likenessOf(best) : null;
}
