/** Whose portrait is shown for an id, and for a player. */
import type { GameStatic, Likeness, View } from '$lib/board';
import { bestLeader, leaderName, leaderNumber, placeNumber, stacksAt, stacksOf } from './model';
import { portraitFor } from './peoples';
import type { Components, StackView, World } from './types';

function best(view: World, names: Record<string, string>, leaders: readonly number[]): Likeness | null {
  const leader = bestLeader(view, leaders);
  const row = view.cast.leaders[leader];
  return row ? { name: leaderName(view, names, leader), portrait: portraitFor(row.id) } : null;
}

const leadersOf = (stacks: readonly StackView[]): number[] => stacks.flatMap(({ leaders }) => leaders);

/** The best leader that these powers have on the map. */
export function led(
  view: World,
  parts: Components,
  names: Record<string, string>,
  powers: readonly number[],
): { leader?: Likeness } {
  const leader = best(view, names, leadersOf(stacksOf(view, parts).filter(({ power }) => powers.includes(power))));
  return leader ? { leader } : {};
}

/** The leader of that name, or the best of those who stand in the place. */
export function likeness(view: View, game: GameStatic, id: string): Likeness | null {
  const [now, parts] = [view as World, game.components as Components];
  const [leader, place] = [leaderNumber(now, id), placeNumber(parts, id)];
  return best(now, game.names, leader >= 0 ? [leader] : place < 0 ? [] : leadersOf(stacksAt(now, parts, place)));
}
