/** Where something that floats over the map stands, so that it covers neither its place nor the edge of the screen. */
import type { Size } from './camera';
import type { Spot } from './gestures';

const EDGE = 6;

export type Box = Spot & Size;

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Beside a point of the screen, on the side where sheets leave it room; on a narrow one below or above it. */
export function beside(where: Spot, box: Size, screen: Size, sheets: Box | null = null): Spot {
  const narrow = screen.width < box.width * 2;
  const right = where.x + 18;
  const left = Math.max(EDGE, where.x - 18 - box.width);
  const centred = Math.max(EDGE, Math.min(where.x - box.width / 2, screen.width - box.width - EDGE));
  const below = where.y + 34;
  const beyond = below + box.height < screen.height ? below : where.y - 34 - box.height;
  const lowest = Math.max(EDGE, screen.height - box.height - EDGE);
  const y = Math.min(Math.max(EDGE, narrow ? beyond : where.y - 24), lowest);
  const taken = (x: number): boolean => sheets !== null && meet({ x, y, ...box }, sheets);
  const free = where.x - 18 - box.width >= EDGE && taken(right) && !taken(left);
  return { x: narrow ? centred : free || right + box.width > screen.width ? left : right, y };
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
