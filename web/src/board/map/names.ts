/**
 * Names on a map whose counters grow, against the map, as one zooms out: each steps aside so far that it can be read.
 */
import type { SiteLabel } from './drawn';
import type { Point } from './geometry';

export interface Name {
  x: number;
  y: number;
  /** In degrees. */
  angle: number;
  width: number;
  height: number;
}

/** The name of a place, in lines. */
export interface PlaceName extends Name {
  id: string;
  /** The place that is called so, where the name has an id of its own. */
  place?: string;
  lines: string[];
  size: number;
}

/** A name in the box that the atlas gave it, so many times as large. */
export function named(id: string, label: Pick<SiteLabel, 'lines' | 'size' | 'box'>, times: number): PlaceName {
  const [x, y, width, height] = label.box;
  const { lines, size } = label;
  return { id, lines, size: size * times, x, y, angle: 0, width: width * times, height: height * times };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A square around a point. */
export const around = (x: number, y: number, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: half * 2,
  height: half * 2,
});

/** The smallest box that holds two others. */
export function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Something drawn over the ground, and how much it matters that no name lies under it. */
export interface Obstacle extends Box {
  weight: number;
}

const GAP = 2;
/** What a unit of way costs, against a unit of covered area. */
const WAY = 1.2;
const NAME = 4;

function boxOf({ x, y, angle, width, height }: Name): Box {
  const turn = (Math.abs(angle) * Math.PI) / 180;
  const [w, h] = [width * Math.cos(turn) + height * Math.sin(turn), width * Math.sin(turn) + height * Math.cos(turn)];
  return { x: x - w / 2, y: y - h / 2, width: w, height: h };
}

function covered(a: Box, b: Box): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Where a name may go: where it was drawn, along its own line, or around the counter that covers it. */
function* places(name: Name, own: Box): Generator<Point> {
  const { width, height } = boxOf(name);
  const [cx, cy] = [own.x + own.width / 2, own.y + own.height / 2];
  yield [name.x, name.y];
  for (const y of [own.y - height / 2 - GAP, own.y + own.height + height / 2 + GAP])
    for (const x of [name.x, cx, cx - width / 3, cx + width / 3]) yield [x, y];
  for (const x of [own.x - width / 2 - GAP, own.x + own.width + width / 2 + GAP])
    for (const y of [name.y, cy]) yield [x, y];
}

/** All that a name could come to cover, wherever it goes. */
function within(name: Name, tried: readonly Point[]): Box {
  const { width, height } = boxOf(name);
  const [xs, ys] = [tried.map(([x]) => x), tried.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - width / 2, Math.min(...ys) - height / 2];
  return { x: left, y: top, width: Math.max(...xs) + width / 2 - left, height: Math.max(...ys) + height / 2 - top };
}

/** The names in new places where they would be covered; `own` is the box of what stands in the place of each name. */
export function stepAside<T extends Name>(
  names: readonly T[],
  own: readonly Box[],
  obstacles: readonly Obstacle[],
): T[] {
  const settled: Obstacle[] = names.map((name) => ({ ...boxOf(name), weight: NAME }));
  return names.map((name, k) => {
    const tried = [...places(name, own[k]!)];
    const around = within(name, tried);
    const others = [...obstacles, ...settled.filter((_, other) => other !== k)].filter(
      (other) => covered(around, other) > 0,
    );
    const cost = (x: number, y: number): number => {
      const box = boxOf({ ...name, x, y });
      const hidden = others.reduce((sum, other) => sum + covered(box, other) * other.weight, 0);
      return hidden + Math.hypot(x - name.x, y - name.y) * WAY;
    };
    let best: T = name;
    let least = cost(name.x, name.y);
    if (least > 0)
      for (const [x, y] of tried) {
        const found = cost(x, y);
        if (found < least) [best, least] = [{ ...name, x, y }, found];
      }
    settled[k] = { ...boxOf(best), weight: NAME };
    return best;
  });
}
