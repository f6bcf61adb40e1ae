/** Places on the map: anchors, directions, and the way from one to the next by arrow key, and what lies nearest. */

export type Point = readonly [number, number];

export type Direction = 'left' | 'right' | 'up' | 'down';

const UNIT: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/**
 * The place that lies in a direction: near, and not too far off the straight way. Neighbours by land are preferred,
 * so that an arrow key walks over a border where there is one.
 */
export function onwards(
  places: ReadonlyMap<string, Point>,
  from: string,
  direction: Direction,
  near: ReadonlySet<string> = new Set(),
): string | null {
  const start = places.get(from);
  if (!start) return null;
  const [ux, uy] = UNIT[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const [id, [x, y]] of places) {
    const along = (x - start[0]) * ux + (y - start[1]) * uy;
    const across = Math.abs((x - start[0]) * uy - (y - start[1]) * ux);
    if (id === from || along <= 0 || across > along * 1.6) continue;
    const cost = (along + across * 1.4) * (near.has(id) ? 0.62 : 1);
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** The place nearest to a point. */
export function nearest(places: ReadonlyMap<string, Point>, [x, y]: Point): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [id, [px, py]] of places) {
    const distance = Math.hypot(px - x, py - y);
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}

/** The next of some places from west to east, or the one before, and from the end to the beginning. */
export function inTurn(
  places: ReadonlyMap<string, Point>,
  ids: readonly string[],
  from: string | null,
  step: number,
): string | null {
  const sorted = [...ids].sort((a, b) => (places.get(a)?.[0] ?? 0) - (places.get(b)?.[0] ?? 0));
  const here = from === null ? -1 : sorted.indexOf(from);
  return sorted[(here + step + sorted.length) % sorted.length] ?? null;
}

/**
 * Where to look so that as many of the points as can be are seen on a screen that shows so much of the map; of several
 * such places the one nearest to the middle of all.
 */
export function busiest(points: readonly Point[], [width, height]: Point): Point | null {
  if (!points.length) return null;
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const middle: Point = [mean(0), mean(1)];
  const seen = ([x, y]: Point): number =>
    points.filter(([px, py]) => Math.abs(px - x) <= width / 2 && Math.abs(py - y) <= height / 2).length;
  const far = ([x, y]: Point): number => Math.hypot(x - middle[0], y - middle[1]);
  return [middle, ...points].reduce((best, at) => {
    const more = seen(at) - seen(best);
    return more > 0 || (more === 0 && far(at) < far(best)) ? at : best;
  });
}

/** A point some way from a towards b. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Things at places, the nearest to a place first; what is at no known place comes last, as it came. */
export function byDistance<T>(
  things: readonly T[],
  placeOf: (thing: T) => string | null,
  places: ReadonlyMap<string, Point>,
  from: string,
): T[] {
  const start = places.get(from);
  const distance = (thing: T): number => {
    const there = places.get(placeOf(thing) ?? '');
    return start && there ? Math.hypot(there[0] - start[0], there[1] - start[1]) : Infinity;
  };
  const measured = things.map((thing) => ({ thing, far: distance(thing) }));
  return measured.sort((a, b) => (a.far === b.far ? 0 : a.far - b.far)).map(({ thing }) => thing);
}
