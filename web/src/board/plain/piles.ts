/** Where the counters of a place lie: kinds beside one another while they are few, else one pile a side. */
import { grouped } from '../lists';
import type { Point } from '../map/geometry';
import { countOf, sideOf } from './model';
import type { PlainCounter } from './types';

export interface Pile {
  id: string;
  place: string;
  side: number;
  /** From the lowest to the uppermost. */
  counters: PlainCounter[];
  total: number;
  /** From the middle of the place, in units of a counter of 34. */
  aside: Point;
}

/** So many kinds lie side by side. */
const FEW = 4;
/** From the middle of a counter to that of the next. */
const WIDE = 39;
const IN_A_ROW = 2;

/** Beside one another, in rows of two around the middle. */
export function places(count: number): Point[] {
  const rows = Math.ceil(count / IN_A_ROW);
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / IN_A_ROW);
    const wide = Math.min(IN_A_ROW, count - row * IN_A_ROW);
    return [((k % IN_A_ROW) - (wide - 1) / 2) * WIDE, (row - (rows - 1) / 2) * WIDE];
  });
}

export function pilesAt(place: string, here: readonly PlainCounter[]): Pile[] {
  const sorted = [...here].sort((a, b) => sideOf(a) - sideOf(b));
  const groups =
    sorted.length <= FEW
      ? sorted.map((counter) => [counter])
      : [...grouped(sorted, sideOf).values()].map((own) => own.sort((a, b) => countOf(a) - countOf(b)));
  const spots = places(groups.length);
  return groups.map((counters, k) => ({
    id: `${place} ${k}`,
    place,
    side: sideOf(counters[0]!),
    counters,
    total: counters.reduce((sum, counter) => sum + countOf(counter), 0),
    aside: spots[k]!,
  }));
}
