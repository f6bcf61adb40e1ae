/** Where names stand beside their places: not over one another, nor over places and links, nor beyond the sheet. */
import { between, type Point } from '../map/geometry';
import { around, type Box } from '../map/names';

export interface Lettered {
  /** The middle of the place, and how far it reaches. */
  x: number;
  y: number;
  half: number;
  wide: number;
  high: number;
}

type Line = { from: Point; to: Point };

/** What a unit of another name, of a place, of a link and of what lies beyond the sheet costs, when it is covered. */
const [NAME, PLACE, LINK, BEYOND] = [4, 3, 1.6, 6];
/** What it costs to stand elsewhere than below, for each further place that is tried. */
const ELSEWHERE = 9;
/** Links are looked at in pieces of so many units, as wide as they are drawn. */
const PIECE = 9;
const ROUNDS = 2;
const GAP = 2;
/** Names of places so far apart never meet. */
const FAR = 400;

const boxAt = ([x, y]: Point, { wide, high }: Lettered): Box => ({
  x: x - wide / 2,
  y: y - high / 2,
  width: wide,
  height: high,
});

/** Below, above, beside, and at the corners; the first is the best. */
function spots({ x, y, half, wide, high }: Lettered): Point[] {
  const [below, above] = [y + half + high / 2, y - half - high / 2 - GAP];
  const [right, left] = [x + half + wide / 2 + GAP, x - half - wide / 2 - GAP];
  const corner = half * 0.72;
  return [
    [x, below],
    [x, above],
    [right, y],
    [left, y],
    [x + corner + wide / 2, y + corner + high / 2],
    [x - corner - wide / 2, y + corner + high / 2],
    [x + corner + wide / 2, y - corner - high / 2],
    [x - corner - wide / 2, y - corner - high / 2],
  ];
}

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const pieces = ({ from, to }: Line): Box[] => {
  const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / PIECE);
  return Array.from({ length: count }, (_, k) => around(...between(from, to, (k + 0.5) / count), PIECE / 2));
};

/** The middle of each name. */
export function placed(
  names: readonly Lettered[],
  places: readonly Box[],
  links: readonly Line[],
  [width, height]: readonly [number, number],
): Point[] {
  const lines = links.flatMap(pieces);
  const found = names.map((name) => spots(name)[0]!);
  const near = names.map((name) => {
    const reach = around(name.x, name.y, name.half + Math.max(name.wide, name.high) + GAP);
    return {
      places: places.filter((box) => shared(reach, box) > 0),
      lines: lines.filter((box) => shared(reach, box) > 0),
      names: names.flatMap(({ x, y }, other) => (Math.hypot(x - name.x, y - name.y) < FAR ? [other] : [])),
    };
  });
  const covers = (box: Box, others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + shared(box, other), 0);
  for (let round = 0; round < ROUNDS; round++)
    names.forEach((name, k) => {
      const nearby = near[k]!;
      const others = nearby.names.filter((other) => other !== k).map((other) => boxAt(found[other]!, names[other]!));
      const cost = (spot: Point, tried: number): number => {
        const box = boxAt(spot, name);
        const inside = shared(box, { x: 0, y: 0, width, height });
        return (
          tried * ELSEWHERE +
          NAME * covers(box, others) +
          PLACE * covers(box, nearby.places) +
          LINK * covers(box, nearby.lines) +
          BEYOND * (box.width * box.height - inside)
        );
      };
      const costs = spots(name).map((spot, tried) => [cost(spot, tried), spot] as const);
      found[k] = costs.reduce((best, one) => (one[0] < best[0] ? one : best))[1];
    });
  return found;
}
