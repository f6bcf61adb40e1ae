/** Whose portrait is shown for an id, and for a player. */
import type { GameStatic, Likeness, View } from '$lib/board';
import { at } from '../../board/lists';
import { indexOf, placeNumber, stacksAt } from './model';
import { partsOf } from './parts';
import { portraitFor } from './portraits';
import type { Components, Sea, StackView } from './types';

/** The leader who is worth most in a Battle. */
function best(parts: Components, leaders: readonly number[]): Likeness | null {
  const [first] = leaders.map((leader) => at(parts.leaders, leader)).sort((a, b) => b.t - a.t || b.c - a.c);
  return first ? { name: first.name, portrait: portraitFor(first.id) } : null;
}

const leadersOf = (stacks: readonly StackView[]): number[] => stacks.flatMap(({ leaders }) => leaders);

/** The best leader of a power on the map. */
export function led(view: Sea, parts: Components, power: number): { leader?: Likeness } {
  const leader = best(parts, leadersOf(view.stacks.filter(({ side }) => side === power)));
  return leader ? { leader } : {};
}

/** The leader of that name, or the best of those who stand in the place. */
export function likeness(view: View, game: GameStatic, id: string): Likeness | null {
  const parts = partsOf(game, view as Sea);
  const leader = indexOf(parts).leader.get(id);
  const place = placeNumber(parts, id);
  return best(parts, leader !== undefined ? [leader] : place < 0 ? [] : leadersOf(stacksAt(view as Sea, place)));
}
