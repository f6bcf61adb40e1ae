/** Small things over a map that would hide each other step aside, and stay near the place that they tell of. */
import type { Point } from './geometry';

/** Where one may step to, in its own widths and heights: the nearest first, up and down rather than sideways. */
const ASIDE: readonly Point[] = [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3]
  .flatMap((down) => [-1, -0.5, 0, 0.5, 1].map((across): Point => [across, down]))
  .sort(([ax, ay], [bx, by]) => Math.hypot(ax * 1.6, ay) - Math.hypot(bx * 1.6, by));
/** What touches is apart: sums of fractions are not exact. */
const NEARLY = 0.99;

/** All of them, each so wide and so high around its middle; the first stay where they are, later ones step aside. */
export function apart<T extends { at: Point }>(things: readonly T[], wide: number, high: number): T[] {
  const placed: T[] = [];
  for (const thing of things) {
    const spots = ASIDE.map(([across, down]): Point => [thing.at[0] + across * wide, thing.at[1] + down * high]);
    const free = ([x, y]: Point): boolean =>
      !placed.some(({ at }) => Math.abs(at[0] - x) < wide * NEARLY && Math.abs(at[1] - y) < high * NEARLY);
    placed.push({ ...thing, at: spots.find(free) ?? thing.at });
  }
  return placed;
}
