/** Where something that floats over the map stands, so that it covers neither its place nor the edge of the screen. */
import type { Size } from './camera';
import type { Spot } from './gestures';

const EDGE = 6;

export type Box = Spot & Size;

/** How much of a box lies over another. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** To hide what it is about is worse than to lie over all else that there is. */
const WORST = 1e7;
const holds = (box: Box, { x, y }: Spot): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/**
 * Beside a point of the screen, on a narrow one below or above it: where it hides the point not at all, and as little
 * as can be of what is taken.
 */
export function beside(where: Spot, box: Size, screen: Size, taken: readonly Box[] = []): Spot {
  const [ASIDE, LEVEL, BELOW] = [18, 24, 34];
  const held = (at: number, own: number, room: number): number =>
    Math.max(EDGE, Math.min(at, room - own - EDGE));
  const [level, middle] = [where.y - LEVEL, where.x - box.width / 2];
  const [right, left] = [where.x + ASIDE, where.x - ASIDE - box.width];
  const sides = [level, screen.height, 0].flatMap((y) => [{ x: right, y }, { x: left, y }]);
  const ends = [where.y + BELOW, where.y - BELOW - box.height].map((y) => ({ x: middle, y }));
  const tried = (screen.width < box.width * 2 ? [...ends, ...sides] : [...sides, ...ends]).map(({ x, y }) => {
    const own = { x: held(x, box.width, screen.width), y: held(y, box.height, screen.height), ...box };
    return { own, hidden: taken.reduce((sum, one) => sum + shared(own, one), holds(own, where) ? WORST : 0) };
  });
  const { x, y } = tried.reduce((best, one) => (one.hidden < best.hidden ? one : best)).own;
  return { x, y };
}

/**
 * Over a place of the map, or under it where there is no room above: as a style, so that its height need not be known.
 */
export function above(where: Spot, width: number, screen: Size, room = 230): string {
  const left = Math.min(Math.max(8, where.x - width / 2), Math.max(8, screen.width - width - 8));
  return where.y > room
    ? `left: ${left}px; bottom: ${screen.height - where.y + 34}px`
    : `left: ${left}px; top: ${where.y + 40}px`;
}
