/** What has happened as a short film: dice that events tell of, and counters that stand elsewhere than before. */
import type { GameStatic, View } from '$lib/board';
import { diceOf, roleOf, type Dice } from '$lib/roles';
import { paced, ROLL_MS, type Happening, type Scene as FilmScene } from '../film/film';
import type { Point } from '../map/geometry';
import { countersIn, countOf, kindOf } from './model';
import type { PlainCounter } from './types';

export type Beat =
  | { kind: 'walk'; counter: PlainCounter; count: number; from: string; to: string; ms: number }
  | { kind: 'come' | 'go'; counter: PlainCounter; count: number; place: string; ms: number }
  | { kind: 'roll'; place: string; dice: Dice['dice']; words: string; ms: number };

export type Scene = FilmScene<View, Beat>;

const WALK_MS = 340;
const COME_MS = 240;

/** How many of each kind of counter stand more or fewer at a place than before. */
interface Change {
  counter: PlainCounter;
  fewer: Map<string, number>;
  more: Map<string, number>;
}

function changes(before: View, now: View): Change[] {
  const found = new Map<string, { counter: PlainCounter; by: Map<string, number> }>();
  const count = (view: View, sign: 1 | -1): void => {
    for (const counter of countersIn(view)) {
      const kind = found.get(kindOf(counter)) ?? { counter, by: new Map<string, number>() };
      found.set(kindOf(counter), kind);
      kind.by.set(counter.place, (kind.by.get(counter.place) ?? 0) + sign * countOf(counter));
    }
  };
  count(before, -1);
  count(now, 1);
  return [...found.values()].map(({ counter, by }) => ({
    counter,
    fewer: new Map([...by].filter(([, n]) => n < 0).map(([place, n]) => [place, -n])),
    more: new Map([...by].filter(([, n]) => n > 0)),
  }));
}

/** Counters as they are once some have left a place, and some have come to one. */
export function shifted(
  counters: readonly PlainCounter[],
  like: PlainCounter,
  from: string,
  to: string,
  n: number,
): PlainCounter[] {
  const kind = kindOf(like);
  const at = (place: string) => (one: PlainCounter) => one.place === place && kindOf(one) === kind;
  const left = counters.flatMap((one) => {
    if (!at(from)(one)) return [one];
    return countOf(one) > n ? [{ ...one, count: countOf(one) - n }] : [];
  });
  if (!to) return left;
  return left.some(at(to))
    ? left.map((one) => (at(to)(one) ? { ...one, count: countOf(one) + n } : one))
    : [...left, { ...like, place: to, count: n }];
}

const moved = (like: PlainCounter, from: string, to: string, n: number) => (view: View): void => {
  view.counters = shifted(countersIn(view), like, from, to, n);
};

/** The way from one view to the next: who walks, who comes and who goes. */
export function moves(before: View, now: View, points: ReadonlyMap<string, Point>): Scene[] {
  const far = (a: string, b: string): number => {
    const [one, other] = [points.get(a), points.get(b)];
    return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : Infinity;
  };
  const [walks, goes, comes]: [Scene[], Scene[], Scene[]] = [[], [], []];
  for (const { counter, fewer, more } of changes(before, now)) {
    for (const [to, wanted] of more) {
      let open = wanted;
      for (const [from, free] of [...fewer].sort(([a], [b]) => far(a, to) - far(b, to))) {
        const count = Math.min(open, free);
        if (!count) continue;
        fewer.set(from, free - count);
        open -= count;
        const beat: Beat = { kind: 'walk', counter, count, from, to, ms: WALK_MS };
        walks.push({ beat, after: moved(counter, from, to, count) });
      }
      const beat: Beat = { kind: 'come', counter, count: open, place: to, ms: COME_MS };
      if (open) comes.push({ beat, after: moved(counter, '', to, open) });
    }
    for (const [place, count] of fewer)
      if (count)
        goes.push({
          beat: { kind: 'go', counter, count, place, ms: COME_MS },
          after: moved(counter, place, '', count),
        });
  }
  return [...goes, ...walks, ...comes];
}

function rolls(event: Happening, game: Pick<GameStatic, 'roles' | 'topics'>): Scene[] {
  const dice = diceOf(game, event).flatMap((roll) => roll.dice);
  const place = String(event.facts[roleOf(game, event, 'roll')?.place ?? ''] ?? '');
  const beat: Beat = { kind: 'roll', place, dice, words: event.sentence, ms: ROLL_MS };
  return dice.length ? [{ beat, after: () => undefined }] : [];
}

export function film(
  events: Happening[],
  game: Pick<GameStatic, 'roles' | 'topics'>,
  before: View,
  now: View,
  points: ReadonlyMap<string, Point>,
): Scene[] {
  const told = events.flatMap((event) => rolls(event, game));
  return paced([...told, ...moves(before, now, points)], ({ kind }) => kind === 'roll');
}

/** Who stands elsewhere now, from place to place. */
export function walked(before: View, now: View, points: ReadonlyMap<string, Point>): (readonly [string, string])[] {
  return moves(before, now, points).flatMap(({ beat }) =>
    beat.kind === 'walk' ? [[beat.from, beat.to] as const] : [],
  );
}

/** The place that a beat is about. */
export const placeOfBeat = (beat: Beat): string => (beat.kind === 'walk' ? beat.to : beat.place);
