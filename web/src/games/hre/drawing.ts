/** The map as the atlas drew it (data/map.json of the game), and the places of its pieces. */
import type { Point } from './geometry';
import type { BorderKind } from './types';

export interface Label {
  lines: string[];
  x: number;
  y: number;
  angle: number;
  size: number;
  /** Extra space between letters, in ems. */
  spacing: number;
}

export interface Place {
  id: string;
  path: string;
  far: string;
  label: Label;
  /** The middle of the stack. */
  army: Point;
  fort: Point;
  city: Point | null;
}

export interface DrawnBorder {
  a: string;
  b: string;
  kind: BorderKind;
  path: string;
  bridge?: Point[];
  fill?: string;
  ink?: string;
}

export interface DrawnDiocese {
  id: string;
  path: string;
  label: { text: string; size: number; letters: [number, number, number][] };
}

/** The file of the atlas. */
export interface MapFile {
  size: [number, number];
  far: string;
  outland: string;
  graticule: string;
  depth: string[];
  lakes: { name: string; path: string }[];
  rivers: { name: string; path: string }[];
  relief: string[];
  /** High ground of nobody's between Provinces. */
  massifs?: { path: string; fill: string; ink: string }[];
  provinces: { id: string; path: string; far: string; label: Label; armies: [number, number][]; fort: Point; city: Point | null }[];
  borders: DrawnBorder[];
  dioceses: DrawnDiocese[];
  seas: Label[];
  lands: Label[];
}

export interface Drawing {
  file: MapFile;
  width: number;
  height: number;
  places: Map<string, Place>;
  /** The part of the map where the Provinces are. */
  heart: { x: number; y: number; width: number; height: number };
}

const read = new WeakMap<MapFile, Drawing>();

export function readDrawing(file: MapFile): Drawing {
  let drawing = read.get(file);
  if (!drawing) {
    const places = new Map(file.provinces.map((p) => [p.id, { ...p, army: middle(p.armies) }]));
    drawing = { file, width: file.size[0], height: file.size[1], places, heart: heartOf(file) };
    read.set(file, drawing);
  }
  return drawing;
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce<[number, number]>(([x, y], p) => [x + p[0], y + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

const ROOM = 95;

function heartOf(file: MapFile): Drawing['heart'] {
  const points = file.provinces.flatMap((p) => p.armies);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.max(0, Math.min(...xs) - ROOM);
  const y = Math.max(0, Math.min(...ys) - ROOM);
  return { x, y, width: Math.min(file.size[0], Math.max(...xs) + ROOM) - x, height: Math.min(file.size[1], Math.max(...ys) + ROOM) - y };
}
