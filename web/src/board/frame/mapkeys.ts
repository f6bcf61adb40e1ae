/** The keys of a map: what each of them asks for. */
import type { Direction } from '../map/geometry';

/** What can be asked for by key; false where it means nothing now, and the key is for others. */
export interface MapKeys {
  pan(dx: number, dy: number): void;
  zoom(factor: number): void;
  fit(): void;
  /** To the place that lies in a direction. */
  walk(direction: Direction): boolean;
  /** As a click on the place where the keyboard is. */
  enter(shift: boolean): boolean;
  /** Its card. */
  peek(): boolean;
  /** Why nothing can be done there. */
  ask(): boolean;
  /** The next place where something can be done, or the one before. */
  next(step: number): boolean;
  leave(): boolean;
}

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const NUDGE: Record<Direction, [number, number]> = { left: [80, 0], right: [-80, 0], up: [0, 80], down: [0, -80] };
const STEP = 1.3;

/** Does what a key asks for; whether it asked for anything. */
export function pressed(event: KeyboardEvent, keys: MapKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow && event.shiftKey) return (keys.pan(...NUDGE[arrow]), true);
  if (arrow) return keys.walk(arrow);
  switch (event.key) {
    case 'Enter':
      return keys.enter(event.shiftKey);
    case ' ':
      return keys.peek();
    case '?':
      return keys.ask();
    case '.':
      return keys.next(1);
    case ',':
      return keys.next(-1);
    case '+':
    case '=':
      return (keys.zoom(STEP), true);
    case '-':
    case '_':
      return (keys.zoom(1 / STEP), true);
    case '0':
      return (keys.fit(), true);
    case 'Escape':
      return keys.leave();
    default:
      return false;
  }
}
