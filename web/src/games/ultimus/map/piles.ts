/** Where the piles of an area stand, and how names of towns step aside for them. */
import { apart } from '../../../board/map/apart';
import { busiest, type Point } from '../../../board/map/geometry';
import { around, named, stepAside, union, type Obstacle, type PlaceName } from '../../../board/map/names';
import type { DrawnZone, Drawing } from './drawing';
import { byPlace, onMap, pilesOf, type Pile } from '../model';
import type { Components, Late, Reach } from '../types';

export interface Placed {
  pile: Pile;
  at: Point;
  /** Against the scale of all pieces. */
  share: number;
}

const HALF = 17;
/** Counters of a crowded area are smaller, and overlap like cards. */
const SHARES = [1, 1, 0.95, 0.91] as const;
const CROWDED = 0.91;
const OVERLAP = 0.5;

/** All piles on the map, from north to south. */
export function placed(view: Late, parts: Components, drawing: Drawing, scale: number): Placed[] {
  const found = [...byPlace(view)].flatMap(([zone, pieces]) => {
    const drawn = onMap(parts, zone) ? drawing.zones.get(parts.zones[zone]!.id) : undefined;
    if (!drawn) return [];
    const piles = pilesOf(view, parts, zone, pieces);
    const share = SHARES[piles.length] ?? CROWDED;
    return piles.map((pile, i) => ({ pile, at: spot(drawn, i, piles.length, HALF * 2 * scale * share), share }));
  });
  return found.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** A usual screen beside its panel, in pixels: what one sees of the map at a zoom of 1. */
const SCREEN: Point = [1050, 700];

/** Where most piles of one's camp are in sight; of all, for whoever looks on. */
export function whereToSit(view: Late, parts: Components, drawing: Drawing, zoom: number): Point | null {
  const piles = placed(view, parts, drawing, 1).filter(({ pile }) => view.own < 0 || pile.camp === view.own);
  const spots = piles.map(({ at }) => at);
  return busiest(spots, [SCREEN[0] / zoom, SCREEN[1] / zoom]);
}

/** Side by side around the middle of the area; closer where there is no room. */
function spot({ stacks }: DrawnZone, i: number, count: number, width: number): Point {
  const [[left], [x, y], [right]] = stacks;
  const room = right - left + width;
  const step = count < 2 ? 0 : Math.min(width + 1, Math.max(width * OVERLAP, (room - width) / (count - 1)));
  return [x + (i - (count - 1) / 2) * step, y];
}

export interface Cost {
  zone: number;
  spent: number;
  /** Whether the march ends there. */
  stops: boolean;
  at: Point;
}

/** A figure stands so far above the middle of the counters whose area it is about: its own height above their top. */
const ABOVE = 29;
/** What a figure takes with a little air around it. */
const [WIDE, HIGH] = [30, 15];

/** Where the costs of a march stand: above the counters of an area, or in the middle of an empty one. */
export function costsAt(
  reach: Reach,
  parts: Components,
  drawing: Drawing,
  piles: readonly Placed[],
  scale: number,
): Cost[] {
  const found = reach.areas.flatMap(([zone, spent, how]): Cost[] => {
    const middle = drawing.zones.get(parts.zones[zone]?.id ?? '')?.stacks[1];
    if (spent <= 0 || !middle) return [];
    const here = piles.filter(({ pile }) => pile.zone === zone).map(({ at }) => at[1]);
    const y = here.length ? Math.min(...here) - ABOVE * scale : middle[1];
    return [{ zone, spent, stops: how === 1, at: [middle[0], y] as const }];
  });
  return apart(found, WIDE * scale, HIGH * scale);
}

const SITE = 5.5;

/** The names of the towns where they can be read beside piles and signs. */
export function namesAt(
  drawing: Drawing,
  piles: readonly Placed[],
  parts: Components,
  scale: number,
  type: number,
  grow: number,
): PlaceName[] {
  const towns = drawing.file.zones.flatMap(({ id, town }) => (town ? [{ id, town }] : []));
  const names = towns.map(({ id, town: { label } }) => named(id, label, type));
  const boxes = piles.map(({ at: [x, y], share }) => around(x, y, HALF * scale * share + 1));
  const own = towns.map(({ id, town: { at } }) => {
    const mine = boxes.filter((_, k) => parts.zones[piles[k]!.pile.zone]?.id === id);
    return mine.reduce(union, around(at[0], at[1], SITE * grow));
  });
  const signs = towns.map(({ town: { at } }) => ({ ...around(at[0], at[1], SITE * grow), weight: 2 }));
  const refuges = drawing.file.refuges.map(({ at: [x, y], width, height }) => ({
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
    weight: 6,
  }));
  const obstacles: Obstacle[] = [...boxes.map((box) => ({ ...box, weight: 6 })), ...signs, ...refuges];
  return stepAside(names, own, obstacles);
}
