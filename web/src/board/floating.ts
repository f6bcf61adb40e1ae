/** Where something that floats over the map stands, so that it covers neither its place nor the edge of the screen. */
import type { Size } from './camera';
import type { Spot } from './gestures';

const EDGE = 6;

/** Beside a point of the screen; on a narrow one below or above it. */
export function beside(where: Spot, box: Size, screen: Size): Spot {
  const narrow = screen.width < box.width * 2;
  const right = where.x + 18;
  const left = Math.max(EDGE, where.x - 18 - box.width);
  const centred = Math.max(EDGE, Math.min(where.x - box.width / 2, screen.width - box.width - EDGE));
  const below = where.y + 34;
  const beyond = below + box.height < screen.height ? below : where.y - 34 - box.height;
  const lowest = Math.max(EDGE, screen.height - box.height - EDGE);
  return {
    x: narrow ? centred : right + box.width > screen.width ? left : right,
    y: Math.min(Math.max(EDGE, narrow ? beyond : where.y - 24), lowest),
  };
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
