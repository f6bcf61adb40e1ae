/**
 * What fingers, mouse and wheel do to a map: drag, pinch, tap, long press, hover. Knows neither the page nor a game.
 */

export interface Spot {
  x: number;
  y: number;
}

/** One pointer event, already in the map's own frame. */
export interface Touch extends Spot {
  id: number;
  /** The place of the map under it. */
  place: string | null;
  finger: boolean;
  /** Whether the shift key is held down. */
  shift?: boolean;
}

export interface Hands {
  /** The map is moved by so much. */
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  /** A drag or pinch begins: what floats over the map closes. */
  grasp(pointer: number): void;
  tap(touch: Touch): void;
  /** Whether a drag that begins so draws, and does not move the map; it draws on; it is drawn, or was broken off. */
  draws(touch: Touch): boolean;
  draw(where: Spot): void;
  drawn(whole: boolean): void;
  /** Something rests on the place: its card opens. */
  rest(place: string, where: Spot): void;
  hover(place: string | null): void;
}

const STILL = 5;
const LONG_PRESS = 420;
const HOVER = 380;
const FAR = 99;
/** So long after a turn of the wheel what passes under the pointer is not pointed at. */
const TURNING = 250;

export class Gestures {
  private readonly down = new Map<number, Spot>();
  private travelled = 0;
  private wide = 0;
  private middle: Spot = { x: 0, y: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: string | null = null;
  private resting = false;
  private drawing = false;
  private turned = -Infinity;
  dragging = false;

  constructor(private readonly hands: Hands) {}

  press(touch: Touch): void {
    this.down.set(touch.id, touch);
    this.travelled = this.down.size > 1 ? FAR : 0;
    this.wide = 0;
    this.forget();
    if (this.drawing) this.hands.drawn(false);
    this.drawing = this.down.size === 1 && this.hands.draws(touch);
    const { place } = touch;
    if (!touch.finger || !place || this.down.size > 1) return;
    this.timer = setTimeout(() => {
      if (this.travelled > STILL) return;
      this.travelled = FAR;
      this.hands.rest(place, touch);
    }, LONG_PRESS);
  }

  move(touch: Touch): void {
    const last = this.down.get(touch.id);
    if (!last) return this.point(touch);
    this.down.set(touch.id, touch);
    if (this.down.size === 2) return this.pinch(touch.id);
    this.travelled += Math.hypot(touch.x - last.x, touch.y - last.y);
    if (this.travelled < STILL) return;
    if (this.drawing && !this.dragging) this.hands.draw(last);
    this.grasp(touch.id);
    if (this.drawing) return this.hands.draw(touch);
    this.hands.pan(touch.x - last.x, touch.y - last.y);
  }

  lift(touch: Touch, cancelled = false): void {
    if (!this.down.delete(touch.id)) return;
    this.forget();
    this.dragging = false;
    const drew = this.drawing && this.travelled >= STILL;
    this.drawing = false;
    if (drew) this.hands.drawn(!cancelled);
    else if (this.travelled < STILL && !cancelled) this.hands.tap(touch);
  }

  leave(): void {
    this.forget();
    this.hover(null);
  }

  wheel(where: Spot, turn: number, lines: boolean): void {
    this.forget();
    this.turned = performance.now();
    this.hands.grasp(-1);
    this.hands.zoom(Math.exp(-turn * (lines ? 0.05 : 0.0016)), where.x, where.y);
  }

  /** Nothing rests any more: what was about to open does not. */
  forget(): void {
    clearTimeout(this.timer);
    this.resting = false;
  }

  private grasp(pointer: number): void {
    if (this.dragging) return;
    this.dragging = true;
    this.forget();
    this.hands.grasp(pointer);
  }

  private pinch(pointer: number): void {
    const [a, b] = [...this.down.values()] as [Spot, Spot];
    const wide = Math.hypot(a.x - b.x, a.y - b.y);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    this.grasp(pointer);
    if (this.wide) {
      this.hands.zoom(wide / this.wide, middle.x, middle.y);
      this.hands.pan(middle.x - this.middle.x, middle.y - this.middle.y);
    }
    [this.wide, this.middle] = [wide, middle];
  }

  private point(touch: Touch): void {
    if (touch.finger || performance.now() - this.turned < TURNING) return;
    this.hover(touch.place);
    const { place } = touch;
    if (!place || this.resting) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.resting = true;
      this.hands.rest(place, touch);
    }, HOVER);
  }

  private hover(place: string | null): void {
    if (place === this.over) return;
    this.over = place;
    this.forget();
    this.hands.hover(place);
  }
}
