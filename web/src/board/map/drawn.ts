/** What the drawings of several maps have in common, as the atlas writes it. */
import type { Point } from './geometry';
import type { MapSheet, Sight } from './sheet';

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

/** A name beside its place, and the box that it fills: its middle, width and height. */
export interface SiteLabel {
  lines: string[];
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  size: number;
  box: [number, number, number, number];
}

/** A map as the board has it: what the frame must know, and the file of the atlas. */
export interface Drawn<File> extends Omit<MapSheet, 'start'> {
  file: File;
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
  room = ROOM,
): Sight {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.max(0, Math.min(...xs) - room), Math.max(0, Math.min(...ys) - room)];
  return {
    x,
    y,
    width: Math.min(width, Math.max(...xs) + room) - x,
    height: Math.min(height, Math.max(...ys) + room) - y,
  };
}
