/** Whose portrait is shown for an id, and for a player. */
import type { GameStatic, Likeness, View } from '$lib/board';
import { FIRST_PEOPLE, place } from './model';
import { portraitFor } from './portraits';
import { emperorOf } from './summary';
import type { Components, Empire } from './types';

/** The Emperor of that name, or he whose Legions hold the Province. */
export function likeness(view: View, game: GameStatic, id: string): Likeness | null {
  const [now, parts] = [view as Empire, game.components as Components];
  const holder = now.holder[parts.provinces.some((province) => province.id === id) ? place(parts, id) : -1] ?? -1;
  const emperor =
    parts.emperors.flat().find((one) => one.id === id) ??
    (holder >= 0 && holder < FIRST_PEOPLE ? emperorOf(now, parts, holder) : null);
  return emperor && { name: emperor.name, portrait: portraitFor(emperor.id) };
}
