/** Whose portrait is shown for an id, and for a player. */
import type { GameStatic, Likeness, View } from '$lib/board';
import { isLeader, leaderOf, pieceNumber, pilesAt, zoneNumber } from './model';
import { portraitFor } from './portraits';
import type { Components, Late } from './types';

/** The leader who commands most of these pieces. */
function best(parts: Components, pieces: readonly number[]): Likeness | null {
  const leaders = pieces.filter((piece) => isLeader(parts, piece)).map((piece) => leaderOf(parts, piece));
  const [first] = leaders.sort((a, b) => b.cc - a.cc);
  return first ? { name: first.name, portrait: portraitFor(first) } : null;
}

/** Of the Romans an Augustus, of the others their best leader on the map. */
export function led(view: Late, parts: Components, camp: number, pieces: readonly number[]): { leader?: Likeness } {
  const augusti = camp === 0 ? view.augustus.filter((leader) => leader >= 0) : [];
  const leader = best(parts, augusti.length ? augusti : pieces);
  return leader ? { leader } : {};
}

/** The leader of that name, or the best of those who stand in the area. */
export function likeness(view: View, game: GameStatic, id: string): Likeness | null {
  const parts = game.components as Components;
  const [piece, zone] = [pieceNumber(parts, id), zoneNumber(parts, id)];
  if (piece >= 0) return best(parts, [piece]);
  return zone < 0 ? null : best(parts, pilesAt(view as Late, parts, zone).flatMap(({ pieces }) => pieces));
}
