/** Where the piles of a hex stand, and how names of cities step aside for them. */
import { busiest, type Point } from '../../../board/map/geometry';
import { around, named, stepAside, union, type Obstacle, type PlaceName } from '../../../board/map/names';
import type { DrawnCity, Drawing } from './drawing';
import { pilesAt, type Pile } from '../model';
import type { War } from '../types';

export interface Placed {
  pile: Pile;
  at: Point;
  /** Against the scale of all pieces. */
  share: number;
}

const STEP = 25;
/** Where several piles share a hex. */
const CROWDED = 0.94;
const HALF = 17;
/** Half of a counter with the walls around it. */
const WALLS = 21;

/** All piles on the map, from north to south. */
export function placed(view: War, drawing: Drawing, scale: number): Placed[] {
  const found = view.forces.flatMap((here, hex) => {
    if (!here) return [];
    const piles = pilesAt(view, hex);
    const [x, y] = drawing.centres[hex]!;
    const city = drawing.cities.get(drawing.ids[hex]!);
    if (piles.length === 1)
      return [{ pile: piles[0]!, at: city ? beside(city, [x, y], scale) : ([x, y] as Point), share: 1 }];
    return piles.map((pile, i) => ({
      pile,
      at: [x + (i - (piles.length - 1) / 2) * STEP * scale, y + 7] as Point,
      share: CROWDED,
    }));
  });
  return found.sort((a, b) => a.at[1] - b.at[1]);
}

/** A usual screen beside its panel, in pixels: what one sees of the map at a zoom of 1. */
const SCREEN: Point = [1050, 700];

/** Where most of a side's forces are in sight; of all forces, for whoever looks on. */
export function whereToSit(view: War, drawing: Drawing, side: number | null, zoom: number): Point | null {
  const spots = view.forces.flatMap((_, hex) => {
    const here = pilesAt(view, hex).some((pile) => side === null || pile.side === side);
    return here ? [drawing.centres[hex]!] : [];
  });
  return busiest(spots, [SCREEN[0] / zoom, SCREEN[1] / zoom]);
}

/** Beside the sign of the city, farther from it the larger the counters are. */
function beside({ site, stack }: DrawnCity, [x, y]: Point, scale: number): Point {
  const [dx, dy] = [stack[0] - site[0], stack[1] - site[1]];
  const far = Math.hypot(dx, dy) || 1;
  const reach = Math.max(far, HALF * scale + 5);
  const [tx, ty] = [site[0] + (dx / far) * reach, site[1] + (dy / far) * reach];
  return [(tx * 3 + x) / 4, (ty * 3 + y) / 4];
}

const SITE = 6;

/** The names of the cities where they can be read beside piles and signs. */
export function namesAt(
  drawing: Drawing,
  piles: readonly Placed[],
  scale: number,
  type: number,
  grow: number,
): PlaceName[] {
  const site = SITE * grow;
  const cities = drawing.file.cities;
  const names = cities.map(({ id, hex, label }) => ({ ...named(id, label, type), place: hex }));
  const boxes = piles.map(({ pile, at: [x, y], share }) =>
    around(x, y, (pile.inside ? WALLS : HALF) * scale * share + 1),
  );
  const own = cities.map(({ site: [x, y], hex }) => {
    const k = piles.findIndex(({ pile }) => drawing.ids[pile.hex] === hex);
    return k < 0 ? around(x, y, site) : union(around(x, y, site), boxes[k]!);
  });
  const signs = cities.map(({ site: [x, y] }) => ({ ...around(x, y, site), weight: 2 }));
  const obstacles: Obstacle[] = [...boxes.map((box) => ({ ...box, weight: 6 })), ...signs];
  return stepAside(names, own, obstacles);
}
