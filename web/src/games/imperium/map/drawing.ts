/** The map as the atlas drew it (data/map.json of the game), and where its hexes, parts of hexes and counters are. */
import type { Drawn, Label, Lettering, SiteLabel } from '../../../board/map/drawn';
import type { Point } from '../../../board/map/geometry';
import { oncePer } from '../../../board/once';
import type { Components } from '../types';

export interface DrawnCity {
  id: string;
  place: string;
  capital: boolean;
  site: Point;
  label: SiteLabel;
}

export interface MapFile {
  size: [number, number];
  grid: { columns: number; rows: number; first: [number, number]; origin: [number, number]; hex: number };
  land: string;
  far: string;
  washes: Record<string, string>;
  lakes: string[];
  rivers: { id: string; rank: 'main' | 'major' | 'minor'; path: string }[];
  ranges: { name: string; sides: string; ink: string }[];
  lake_sides: string;
  straits: { name: string; a: string; b: string; path: string }[];
  borders: { between: [string, string]; path: string }[];
  spots: Record<string, Point>;
  ports: Record<string, Point>;
  cities: DrawnCity[];
  provinces: (Lettering & { id: string })[];
  streams: (Lettering & { id: string })[];
  seas: Label[];
}

/** What is only seen from near by. */
export interface FineGround {
  hills: string;
  trees: string;
  reeds: string;
  sand: string;
  depth: string[];
}

export interface Drawing extends Drawn<MapFile> {
  /** The middle of every hex, by its number. */
  middles: Point[];
  /** The middle of every place by its id, and of every Province under `in:` and its id. */
  points: ReadonlyMap<string, Point>;
  /** Where armies and where fleets stand, by number of the place. */
  army: Point[];
  fleet: Point[];
  /** By hex: the further parts in it. */
  parts: ReadonlyMap<number, number[]>;
  /** Outlines of a hex around its middle. */
  outline: string;
}

export const readDrawing = oncePer(draw);

export const inProvince = (id: string): string => `in:${id}`;

/** From the middle of a hex to a corner, where it is so high from side to side. */
const corner = (high: number): number => high / Math.sqrt(3);

/** Flat-topped hexes in columns; odd columns lie half a hex lower, and the first is odd. */
export function middleOf({ grid: { origin, hex, rows } }: MapFile, number: number): Point {
  const [column, row] = [Math.floor(number / rows), number % rows];
  return [origin[0] + column * corner(hex) * 1.5, origin[1] + row * hex - (column % 2 ? hex / 2 : 0)];
}

function draw(file: MapFile, parts: Components): Drawing {
  const ids = parts.places.ids.split(' ');
  const hexes = parts.sizes.hexes!;
  const middles = Array.from({ length: hexes }, (_, number) => middleOf(file, number));
  const hexOf = (place: number): number => (place < hexes ? place : parts.places.within[place - hexes]!);
  const spot = (place: number, key: string): Point => file.spots[key] ?? middles[hexOf(place)]!;
  const army = ids.map((id, place) => spot(place, id));
  const fleet = ids.map((id, place) => file.spots[`${id}/sea`] ?? spot(place, id));
  const within = new Map<number, number[]>();
  parts.places.within.forEach((hex, k) => within.set(hex, [...(within.get(hex) ?? []), hexes + k]));
  const points = ids.map((id, place): [string, Point] => [id, place < hexes ? middles[place]! : fleet[place]!]);
  const provinces = file.provinces.map((row): [string, Point] => [inProvince(row.id), nameOf(row)]);
  const [width, height] = file.size;
  return {
    file,
    width,
    height,
    heart: { x: 0, y: 0, width, height },
    middles,
    points: new Map([...points, ...provinces]),
    army,
    fleet,
    parts: within,
    outline: hexagon(file.grid.hex),
  };
}

/** Where the name of a Province stands: its middle letter. */
function nameOf({ letters }: Lettering): Point {
  const [x = 0, y = 0] = letters[Math.floor(letters.length / 2)] ?? [];
  return [x, y];
}

/** Around its middle, beginning in the west. */
function hexagon(high: number): string {
  const [r, h] = [corner(high), high / 2];
  const f = (value: number): string => value.toFixed(2);
  return `m${f(-r)} 0l${f(r / 2)} ${f(-h)} ${f(r)} 0 ${f(r / 2)} ${f(h)} ${f(-r / 2)} ${f(h)} ${f(-r)} 0z`;
}

/** A hex as a path; a further part of one as a ring around where its units stand. */
export function outlineOf(drawing: Drawing, place: number): string {
  const middle = drawing.middles[place];
  if (middle) return `M${middle[0].toFixed(1)} ${middle[1].toFixed(1)}${drawing.outline}`;
  const [x, y] = drawing.fleet[place] ?? [0, 0];
  return `M${x - RING} ${y}a${RING} ${RING} 0 1 0 ${RING * 2} 0a${RING} ${RING} 0 1 0 ${-RING * 2} 0z`;
}

const RING = 7;

/** The hex at a point of the map; -1 beside it. */
export function hexAt(drawing: Drawing, x: number, y: number): number {
  const { origin, hex, rows, columns } = drawing.file.grid;
  const near = Math.round((x - origin[0]) / (corner(hex) * 1.5));
  let [best, least] = [-1, hex * 0.62];
  for (const column of [near - 1, near, near + 1]) {
    const row = Math.round((y - origin[1] + (column % 2 ? hex / 2 : 0)) / hex);
    if (column < 0 || column >= columns || row < 0 || row >= rows) continue;
    const [mx, my] = drawing.middles[column * rows + row]!;
    const far = Math.hypot(x - mx, y - my);
    if (far < least) [best, least] = [column * rows + row, far];
  }
  return best;
}

/** The place at a point: the hex, or a further part of it that stands nearer to the point. */
export function placeAtPoint(drawing: Drawing, x: number, y: number): number {
  const hex = hexAt(drawing, x, y);
  const others = drawing.parts.get(hex);
  if (hex < 0 || !others) return hex;
  const far = ([px, py]: Point): number => Math.hypot(px - x, py - y);
  const main = Math.min(far(drawing.army[hex]!), far(drawing.fleet[hex]!));
  return [...others].filter((place) => far(drawing.fleet[place]!) < main)
    .sort((a, b) => far(drawing.fleet[a]!) - far(drawing.fleet[b]!))[0] ?? hex;
}

/** All sides of hexes once, in squares of so many columns, so that only those in sight are drawn anew. */
export function gridLines(drawing: Drawing, columns = 7, rows = 8): string[] {
  const { grid } = drawing.file;
  const found = new Map<string, string>();
  const [r, h] = [corner(grid.hex), grid.hex / 2];
  const f = (value: number): string => value.toFixed(1);
  const sides = `l${f(r / 2)} ${f(-h)} ${f(r)} 0 ${f(r / 2)} ${f(h)}`;
  drawing.middles.forEach(([x, y], number) => {
    const [column, row] = [Math.floor(number / grid.rows), number % grid.rows];
    const key = `${Math.floor(column / columns)} ${Math.floor(row / rows)}`;
    found.set(key, `${found.get(key) ?? ''}M${f(x - r)} ${f(y)}${sides}`);
  });
  return [...found.values()];
}

/** The land of each Province as hexes: the sea is drawn over what they spill into it. */
export function provinceShapes(drawing: Drawing, parts: Components): string[] {
  const shapes = parts.provinces.map(() => '');
  drawing.middles.forEach(([x, y], hex) => {
    const province = parts.places.province[hex] ?? -1;
    if (province >= 0) shapes[province] += `M${x.toFixed(1)} ${y.toFixed(1)}${drawing.outline}`;
  });
  return shapes;
}
