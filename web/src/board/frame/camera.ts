/**
 * Where one looks on the map. Panning moves a layer of the screen and nothing is drawn anew; while a zoom lasts the
 * layer is stretched, and when it rests the map is drawn once, crisp at its new size.
 */

export interface Size {
  width: number;
  height: number;
}

export interface Look {
  x: number;
  y: number;
  k: number;
}

const REST = 320;
const MARGIN = 60;
/** Rather than leave a strip of the screen empty, so much more is shown of less. */
const NEARLY = 1.2;
/** Places that somebody is shown are brought so many times nearer than the whole map. */
const NEAR = 1.7;
/** Pixels from the edge at which a stack that somebody is shown can be seen whole. */
const WELL_INSIDE = 45;
/** What was in sight is reckoned anew when it is so many times as wide as the screen. */
const KEPT = 3;

export class Camera {
  /** What is looked at now: the screen position of the map's corner and pixels a unit. */
  look: Look = { x: 0, y: 0, k: 1 };
  private drawn = NaN;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private flight = 0;
  private frame = 0;
  /** Where a flight ends: what comes next is reckoned from there. */
  private goal: Look | null = null;
  /** What was looked at before a film took the map along. */
  private left: { look: Look; fitted: boolean } | null = null;
  /** Whether the whole map was asked for last: then it stays whole when the screen changes. */
  private fitted = false;
  /** Pixels at the foot of the screen that the map has lent to a longer question, */
  private lent = 0;
  /** and those that sheets cover. */
  covered = 0;
  /** Pixels a unit at which counters can be read. */
  readable = 0;
  /** Pixels a unit at which the whole map can be read, so that all of it is shown on a tall, narrow screen too. */
  legible = Infinity;

  constructor(
    private world: HTMLElement,
    private map: Size,
    /** The part that matters most. */
    private heart: Size & { x: number; y: number },
    private screen: Size,
    private redraw: (k: number) => void,
    private moved: () => void,
  ) {}

  get least(): number {
    return Math.min(this.screen.width / this.map.width, this.screen.height / this.map.height);
  }

  /** So that all that matters is on the screen. */
  private get whole(): number {
    const { width, height } = this.heart;
    return Math.max(this.least, Math.min(this.screen.width / width, this.screen.height / height));
  }

  get most(): number {
    return Math.max(this.least * 8, 4);
  }

  /** What of the screen's height is free. */
  private get height(): number {
    return Math.max(1, this.screen.height - this.lent - this.covered);
  }

  /**
   * What stands below the map has grown or shrunk: the map stays where it is and as large as it is, unless there is
   * more room than ever.
   */
  lend(screen: Size): void {
    this.lent = Math.max(0, this.screen.height - screen.height);
    if (screen.height > this.screen.height) this.resize(screen);
  }

  /** The window has another size, or the panel beside the map was folded. */
  resize(screen: Size): void {
    this.lent = 0;
    this.left = null;
    if (this.fitted) {
      this.screen = screen;
      return this.fit(false);
    }
    const { x, y, k } = this.aim;
    const middle = [(this.screen.width / 2 - x) / k, (this.screen.height / 2 - y) / k] as const;
    this.screen = screen;
    this.centre(middle, Math.max(k, this.least), false, 0);
  }

  toMap(x: number, y: number): [number, number] {
    return [(x - this.look.x) / this.look.k, (y - this.look.y) / this.look.k];
  }

  toScreen(x: number, y: number): [number, number] {
    return [x * this.look.k + this.look.x, y * this.look.k + this.look.y];
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.left = null;
    this.fitted = false;
    this.set({ ...this.look, x: this.look.x + dx, y: this.look.y + dy });
  }

  /** Zoom by a factor, keeping the point of the screen where it is. */
  zoom(factor: number, x = this.screen.width / 2, y = this.screen.height / 2): void {
    this.stop();
    this.left = null;
    this.fitted = false;
    const k = Math.min(this.most, Math.max(this.least, this.look.k * factor));
    const [mx, my] = this.toMap(x, y);
    this.set({ k, x: x - mx * k, y: y - my * k });
  }

  /** The whole map; on a tall, narrow screen not smaller than can be read. */
  fit(smooth = true): void {
    this.left = null;
    if (this.lent) {
      this.screen = { ...this.screen, height: this.screen.height - this.lent };
      this.lent = 0;
    }
    const { x, y, width, height } = this.heart;
    const tall = Math.min(this.screen.height / this.map.height, this.whole * 3);
    const narrow = this.screen.width < this.screen.height * 0.8 && this.whole < this.legible;
    const free = this.height;
    const whole = Math.max(
      Math.min(this.screen.width / this.map.width, free / this.map.height),
      Math.min(this.screen.width / width, free / height),
    );
    const cover = Math.max(this.screen.width / this.map.width, free / this.map.height);
    const wide = cover < whole * NEARLY ? Math.max(cover, whole) : whole;
    const k = narrow ? tall : wide;
    const under = narrow ? 0 : this.covered / 2 / k;
    this.centre([x + width * (narrow ? 0.42 : 0.5), y + height / 2 + under], k, smooth, 0);
    this.fitted = true;
  }

  /** As one sits down: a point in the middle and so closely, but never less than the whole map. */
  open(at: readonly [number, number], k: number): void {
    this.fit(false);
    if (k <= this.look.k) return;
    this.fitted = false;
    this.centre(at, Math.min(k, this.most), false, 0);
  }

  /** A film takes the map along; */
  leave(): void {
    this.left ??= { look: this.aim, fitted: this.fitted };
  }

  /** when it is over, one looks where one looked before, unless one has moved the map oneself. */
  comeBack(smooth = true): void {
    const back = this.left;
    this.left = null;
    if (!back) return;
    this.go(this.bounded(back.look), smooth);
    this.fitted = back.fitted;
  }

  /** What is looked at, or will be as soon as the map rests. */
  private get aim(): Look {
    return this.goal ?? this.look;
  }

  /** Where a point of the map is on the screen, or will be as soon as the map rests. */
  aimed(x: number, y: number): [number, number] {
    const { x: left, y: top, k } = this.aim;
    return [x * k + left, y * k + top];
  }

  /** Whether a point of the map is on the screen, so far from its edges. */
  sees(x: number, y: number, edge = 0): boolean {
    const [sx, sy] = this.aimed(x, y);
    return sx >= edge && sy >= edge && sx <= this.screen.width - edge && sy <= this.height - edge;
  }

  /**
   * The part of the map on the screen with half a screen around it; the one there was before, as long as it will do:
   * whoever draws only what is in sight then draws anew once in a while, and not with every step of a pan.
   */
  sight(before: Size & { x: number; y: number }): Size & { x: number; y: number } {
    const [x, y] = this.toMap(0, 0);
    const [width, height] = [this.screen.width / this.look.k, this.screen.height / this.look.k];
    const holds = (from: number, length: number, start: number, room: number, whole: number): boolean =>
      Math.max(0, from) >= start && Math.min(whole, from + length) <= start + room;
    const kept =
      before.width <= width * KEPT &&
      holds(x, width, before.x, before.width, this.map.width) &&
      holds(y, height, before.y, before.height, this.map.height);
    return kept ? before : { x: x - width / 2, y: y - height / 2, width: width * 2, height: height * 2 };
  }

  /** Bring a point of the map to the middle. */
  centre([x, y]: readonly [number, number], k = this.look.k, smooth = true, margin = MARGIN): void {
    this.go(this.bounded({ k, x: this.screen.width / 2 - x * k, y: this.screen.height / 2 - y * k }, margin), smooth);
  }

  private go(to: Look, smooth: boolean): void {
    if (smooth) return this.fly(to);
    this.stop();
    this.set(to, true);
  }

  /**
   * Pan so far that a point of the map is well inside the screen; not beyond the map's own edge, where there is nothing
   * to see. What is covered aside, at the left or (below zero) at the right, is not the screen.
   */
  reveal(x: number, y: number, edge = 90, smooth = true, aside = 0): void {
    const [sx, sy] = this.aimed(x, y);
    const inset = Math.min(edge, this.screen.width / 4, this.height / 4);
    const [left, right] = [Math.max(0, aside), this.screen.width - Math.max(0, -aside)];
    const dx = Math.max(left + inset - sx, Math.min(0, right - inset - sx));
    const dy = Math.max(inset - sy, Math.min(0, this.height - inset - sy));
    if (!dx && !dy) return;
    const from = this.aim;
    const to = this.bounded({ ...from, x: from.x + dx, y: from.y + dy }, 0);
    if (to.x === from.x && to.y === from.y) return;
    this.fitted = false;
    this.go(to, smooth);
  }

  /** Come near enough to read, so that all of these points are on the screen; nothing moves if that is so already. */
  gather(points: readonly (readonly [number, number])[], smooth = true): void {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = (screen: number, span: number): number => (span ? (screen * 0.7) / span : Infinity);
    const widest = Math.min(room(this.screen.width, right - left), room(this.height, foot - top), this.most);
    const k = Math.max(this.least, Math.min(widest, Math.max(this.aim.k, this.whole * NEAR, this.readable)));
    if (k === this.aim.k && points.every((point) => this.sees(...point, WELL_INSIDE))) return;
    this.fitted = false;
    const middle = [(left + right) / 2, (top + foot) / 2 + (this.lent + this.covered) / 2 / k] as const;
    this.centre(middle, k, smooth, 0);
  }

  private bounded({ x, y, k }: Look, margin = MARGIN): Look {
    const under = this.lent + this.covered;
    return {
      k,
      x: hold(x, this.screen.width, this.map.width * k, margin),
      y: hold(y, this.screen.height, this.map.height * k, margin, under && under + MARGIN - margin),
    };
  }

  /** However many events come in a frame, the layer is moved once. */
  private set(look: Look, now = false): void {
    this.look = this.bounded(look);
    clearTimeout(this.rest);
    if (now) return this.settle();
    this.frame ||= requestAnimationFrame(() => this.paint());
    if (this.look.k !== this.drawn) this.rest = setTimeout(() => this.settle(), REST);
  }

  private paint(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { x, y, k } = this.look;
    this.world.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k / this.drawn})`;
    this.moved();
  }

  /** Drawn anew at the size at which it is seen, on whole pixels. */
  private settle(): void {
    const stale = this.drawn !== this.look.k;
    this.look = { ...this.look, x: Math.round(this.look.x), y: Math.round(this.look.y) };
    this.drawn = this.look.k;
    this.paint();
    if (stale) this.redraw(this.look.k);
  }

  private fly(to: Look, ms = 260): void {
    this.stop();
    this.goal = to;
    const from = this.look;
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, (now - start) / ms);
      const ease = 1 - (1 - t) ** 3;
      const k = from.k * (to.k / from.k) ** ease;
      const share = to.k === from.k ? ease : (k - from.k) / (to.k - from.k);
      this.set({ k, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, t === 1);
      this.flight = t < 1 ? requestAnimationFrame(step) : 0;
      if (t === 1) this.goal = null;
    };
    this.flight = requestAnimationFrame(step);
  }

  private stop(): void {
    if (this.flight) cancelAnimationFrame(this.flight);
    this.flight = 0;
    this.goal = null;
  }

  destroy(): void {
    this.stop();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.rest);
  }
}

/**
 * A position that keeps a map of this length in the window, or in its middle if it is smaller; it may be pulled up by
 * what stands at the window's foot.
 */
function hold(at: number, window: number, length: number, margin: number, under = 0): number {
  const middle = (window - length) / 2;
  if (length <= window) return Math.min(middle, Math.max(under ? middle - under - margin : middle, at));
  return Math.min(margin, Math.max(window - length - margin - under, at));
}
