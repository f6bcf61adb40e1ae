/** Signs at the edge of the screen that point to places beyond it. */
import type { Size } from './camera';
import type { Spot } from './gestures';

export interface Box extends Spot, Size {}

export interface Sign extends Spot {
  /** On which side of the screen: its column and its row, from -1 to 1. */
  side: string;
  /** The places it points to, the nearest first. */
  ids: string[];
  /** Which way, in degrees clockwise from the right. */
  turn: number;
}

/** How far from the edge the middle of a sign stands, and how much room it takes there. */
const INSET = 19;
const ROOM = 34;
/** How far a sign steps at a time along the edge, and how far at most, to keep off what stands there. */
const STEP = 6;
const FARTHEST = 900;
/** It goes so far to leave free what can be chosen itself. */
const ASIDE = 200;
/** Counters of a place that can be chosen take so much room, also where the edge cuts through them. */
const PILE = 44;

/** Which side of a length a point lies on: before it, on it, after it. */
const beyond = (at: number, length: number): number => (at < 0 ? -1 : at > length ? 1 : 0);

const covers = (box: Box, { x, y }: Spot): boolean =>
  Math.abs(x - box.x - box.width / 2) < (box.width + ROOM) / 2 &&
  Math.abs(y - box.y - box.height / 2) < (box.height + ROOM) / 2;

/** A point of the edge, so far around it clockwise from the upper left. */
function around(at: number, { width, height }: Size): Spot {
  const whole = 2 * (width + height);
  const t = ((at % whole) + whole) % whole;
  if (t < width) return { x: t, y: 0 };
  if (t < width + height) return { x: width, y: t - width };
  if (t < 2 * width + height) return { x: 2 * width + height - t, y: height };
  return { x: 0, y: whole - t };
}

/** The other way round: how far around the edge a point of it lies. */
function alongEdge({ x, y }: Spot, { width, height }: Size): number {
  if (y <= 0) return x;
  if (x >= width) return width + y;
  if (y >= height) return 2 * width + height - x;
  return 2 * (width + height) - y;
}

const held = (at: number, most: number): number => Math.min(most, Math.max(0, at));

/** Whether nothing lies under a point of the screen that could be chosen there. */
export type Bare = (spot: Spot) => boolean;

/** Where a sign for a point stands: as near to it as the edge allows, beside whatever stands there already. */
function standing(point: Spot, screen: Size, taken: readonly Box[], bare: Bare, most: number): Spot | null {
  const edge = { width: Math.max(1, screen.width - 2 * INSET), height: Math.max(1, screen.height - 2 * INSET) };
  const start = alongEdge({ x: held(point.x - INSET, edge.width), y: held(point.y - INSET, edge.height) }, edge);
  for (let off = 0; off < most; off += STEP)
    for (const at of off ? [start + off, start - off] : [start]) {
      const { x, y } = around(at, edge);
      const spot = { x: x + INSET, y: y + INSET };
      if (!taken.some((box) => covers(box, spot)) && bare(spot)) return spot;
    }
  return null;
}

/**
 * At most one sign for each side and each corner of the screen, toward the nearest of the places that lie beyond it. It
 * keeps off what is `taken`, off places in sight and, if it can, off whatever is not `bare`; one that finds no room is
 * left out.
 */
export function signsOf(
  places: readonly (Spot & { id: string })[],
  screen: Size,
  taken: readonly Box[] = [],
  bare: Bare = () => true,
): Sign[] {
  const far = ({ x, y }: Spot): number => Math.hypot(x - held(x, screen.width), y - held(y, screen.height));
  const sides = new Map<string, (Spot & { id: string })[]>();
  for (const place of [...places].sort((a, b) => far(a) - far(b))) {
    const side = `${beyond(place.x, screen.width)} ${beyond(place.y, screen.height)}`;
    if (side !== '0 0') sides.set(side, [...(sides.get(side) ?? []), place]);
  }
  const inSight = places.filter((place) => far(place) < PILE);
  const piles = inSight.map(({ x, y }) => ({ x: x - PILE / 2, y: y - PILE / 2, width: PILE, height: PILE }));
  const full = [...taken, ...piles];
  return [...sides].flatMap(([side, [nearest, ...others]]) => {
    const spot =
      standing(nearest!, screen, full, bare, ASIDE) ?? standing(nearest!, screen, full, () => true, FARTHEST);
    if (!spot) return [];
    full.push({ x: spot.x - ROOM / 2, y: spot.y - ROOM / 2, width: ROOM, height: ROOM });
    const turn = (Math.atan2(nearest!.y - spot.y, nearest!.x - spot.x) * 180) / Math.PI;
    return [{ side, ...spot, ids: [nearest!, ...others].map(({ id }) => id), turn }];
  });
}
