/** A line drawn over the map with Shift held down, or with the pencil: the places that it leads over, in order. */
import type { Point } from '../map/geometry';
import type { Spot } from './gestures';

interface Paper {
  /** What of the map lies at a point of the frame. */
  placeAt(spot: Spot): string | null;
  toMap(x: number, y: number): Point;
}

/** The map is looked at so often along a quick line, in pixels. */
const CLOSE = 6;

export class Stroke {
  /** The line in the units of the map. */
  line = $state.raw<readonly Point[]>([]);
  places = $state.raw<readonly string[]>([]);
  /** Whether the next drag draws, by whatever pointer. */
  pencil = $state(false);
  private last: Spot | null = null;

  constructor(private readonly paper: Paper) {}

  draw({ x, y }: Spot): void {
    const from = this.last ?? { x, y };
    const steps = Math.max(1, Math.ceil(Math.hypot(x - from.x, y - from.y) / CLOSE));
    for (let k = 1; k <= steps; k++)
      this.meets({ x: from.x + ((x - from.x) * k) / steps, y: from.y + ((y - from.y) * k) / steps });
    this.last = { x, y };
    this.line = [...this.line, this.paper.toMap(x, y)];
  }

  /** It is drawn: where it leads. */
  lift(): readonly string[] {
    const { places } = this;
    this.clear();
    return places;
  }

  clear(): void {
    this.line = this.places = [];
    this.last = null;
    this.pencil = false;
  }

  private meets(spot: Spot): void {
    const place = this.paper.placeAt(spot);
    if (place !== null && !this.places.includes(place)) this.places = [...this.places, place];
  }
}
