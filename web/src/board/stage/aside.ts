/** On which side of the map a card stands that is about no place: where it hides fewest of those that can be chosen. */
import type { Point } from '../map/geometry';

export type Side = 'left' | 'middle' | 'right';

interface Room {
  width: number;
  cardWidth: number;
  /** Below it the card hides what lies there. */
  top: number;
  /** Sheets stand beside the card: whether there are any, and whether at the left. */
  abreast: boolean;
  docked: boolean;
  left: boolean;
}

/** Half of a pile of counters with some air, in pixels. */
export const HALF = 34;

export function cardSide({ width, cardWidth, top, abreast, docked, left }: Room, places: readonly Point[]): Side {
  const usual: Side = !abreast ? 'middle' : left ? 'right' : 'left';
  const reach = cardWidth + HALF;
  const over: Record<Side, (x: number) => boolean> = {
    left: (x) => x < reach,
    right: (x) => x > width - reach,
    middle: (x) => Math.abs(x - width / 2) < cardWidth / 2 + HALF,
  };
  const hidden = (side: Side): number => places.filter(([x, y]) => y > top && over[side](x)).length;
  const free: Side[] = abreast && docked ? [usual] : [usual, 'left', 'right', 'middle'];
  return free.reduce((best, side) => (hidden(side) < hidden(best) ? side : best));
}
