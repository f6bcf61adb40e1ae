/** The sheet of paper that a map is drawn on, and how it is looked at. */
import type { Point } from './geometry';

/** What the drawing must know of how it is looked at. */
export interface Looked {
  /** Pixels a unit of the map. */
  zoom: number;
  hover: string | null;
  /** Where the keyboard is, if it is used. */
  cursor: string | null;
  /** The place whose stack leans. */
  open: string | null;
  /** The part of the map on the screen and around it; what lies outside need not be drawn. */
  sight: Sight;
}

export interface Sight {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface MapSheet {
  width: number;
  height: number;
  /** The part that matters most. */
  heart: Sight;
  /** The middle of each place. */
  points: ReadonlyMap<string, Point>;
  /** What is looked at first, and how closely; without it the whole map. */
  start?: { at: Point; zoom: number } | null;
  /** Pixels a unit at which the whole map can be read: then a narrow screen shows it whole as well. */
  legible?: number;
}

/** The sheet of a drawing, and where one sits down before it. */
export function sheetOf({ width, height, heart, points }: MapSheet, start: MapSheet['start']): MapSheet {
  return { width, height, heart, points, start };
}
