/** A place in words: for screen readers, tooltips and the list of places. */
import type { GameStatic, View } from '$lib/board';
import { say } from '../say';
import { countersIn, countOf, holdersIn, NOBODY, partsOf, placesOf, sideAt, sideOf } from './model';
import type { PlainCounter } from './types';

/** "Army" or "Army 3". */
export function counterInWords(counter: PlainCounter): string {
  const count = countOf(counter);
  return count === 1 ? counter.name : say('plain-so-many', { name: counter.name, count });
}

/** What stands somewhere, one line a side: the seat, and its counters. */
export function forcesAt(view: View, place: string): { side: number; counters: PlainCounter[] }[] {
  const here = countersIn(view).filter((counter) => counter.place === place);
  const sides = [...new Set(here.map(sideOf))].sort((a, b) => b - a);
  return sides.map((side) => ({ side, counters: here.filter((counter) => sideOf(counter) === side) }));
}

export function holderInWords(view: View, game: GameStatic, place: string): string {
  const holder = holdersIn(view)[place] ?? NOBODY;
  return holder < 0 ? '' : say('plain-held-by', { side: sideAt(game, holder).name });
}

export function describe(view: View, game: GameStatic, id: string): string {
  const parts = partsOf(game);
  const place = parts && placesOf(parts).get(id);
  if (!place) return id;
  const forces = forcesAt(view, id).map(({ side, counters }) => {
    const told = counters.map(counterInWords).join(', ');
    return side < 0 ? told : `${sideAt(game, side).name} ${told}`;
  });
  const told = [place.name, holderInWords(view, game, id), ...forces];
  return `${told.filter(Boolean).join('; ')}.`;
}
