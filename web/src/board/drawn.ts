/** What the drawings of several maps have in common, as the atlas writes it. */
import type { Point } from './geometry';

/** A name whose letters stand one by one along the land. */
export interface Lettering {
  text: string;
  size: number;
  letters: [number, number, number][];
}

/** A name in lines around its middle. */
export interface Label {
  lines: string[];
  x: number;
  y: number;
  angle: number;
  size: number;
  spacing: number;
}

/** What follows when the board is there. */
export interface FineLines {
  depth: string[];
  relief: string[];
}

/** The lines of a label around its middle. */
export function rows(label: { lines: string[]; size: number }): { text: string; y: number }[] {
  return label.lines.map((text, i) => ({
    text,
    y: (i - (label.lines.length - 1) / 2) * label.size * 1.05 + label.size * 0.35,
  }));
}

const ROOM = 60;

/** The part of a map in which its points lie, with some room around them. */
export function heartOf(
  points: readonly Point[],
  [width, height]: readonly [number, number],
): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.max(0, Math.min(...xs) - ROOM), Math.max(0, Math.min(...ys) - ROOM)];
  return {
    x,
    y,
    width: Math.min(width, Math.max(...xs) + ROOM) - x,
    height: Math.min(height, Math.max(...ys) + ROOM) - y,
  };
}
