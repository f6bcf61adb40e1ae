/** The map as the atlas drew it (data/map.json of the game), and the places of its pieces. */
import { heartOf, type Drawn, type Label as LabelInLines, type Lettering } from '../../../board/map/drawn';
import type { Point } from '../../../board/map/geometry';
import { stepAside, type Box, type Obstacle } from '../../../board/map/names';
import { oncePer } from '../../../board/once';
import { byPlace } from '../../../board/map/pieces';
import type { BorderKind } from '../types';

/** A name with the room that it takes. */
export interface Label extends LabelInLines {
  width: number;
  height: number;
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
  label: Lettering;
}

/** The file of the atlas. */
export interface MapFile {
  size: [number, number];
  far: string;
  outland: string;
  graticule: string;
  lakes: { name: string; path: string }[];
  rivers: { name: string; path: string }[];
  /** High ground of nobody's between Provinces. */
  massifs?: { path: string; fill: string; ink: string }[];
  provinces: {
    id: string;
    path: string;
    far: string;
    label: Label;
    armies: [number, number][];
    fort: Point;
    city: Point | null;
  }[];
  borders: DrawnBorder[];
  dioceses: DrawnDiocese[];
  seas: Label[];
  lands: Label[];
}

export interface Drawing extends Drawn<MapFile> {
  places: Map<string, Place>;
  /** Long drawings in pieces by place: much less to draw when little is seen. */
  graticule: string[];
}

export const readDrawing = oncePer(draw);

function draw(file: MapFile): Drawing {
  const places = new Map(file.provinces.map((p) => [p.id, { ...p, army: middle(p.armies) }]));
  return {
    file,
    width: file.size[0],
    height: file.size[1],
    points: new Map([...places].map(([id, { army }]) => [id, army])),
    places,
    graticule: byPlace(file.graticule),
    heart: heartOf(
      file.provinces.flatMap((p) => p.armies),
      file.size,
      ROOM,
    ),
  };
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce<[number, number]>(([x, y], p) => [x + p[0], y + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Room around the Armies of the outermost Provinces. */
const ROOM = 95;

const COUNTER = 17;
/** Room for the lean of a stack above a counter and for the odds below it. */
const [LEAN, ODDS] = [6, 12];
const SITE = 9;

const around = ([x, y]: Point, half: number, above: number, below: number): Box => ({
  x: x - half,
  y: y - above,
  width: half * 2,
  height: above + below,
});

/** The names of the Provinces where they can be read when counters are drawn at a scale in those that are held. */
export function namesAt(drawing: Drawing, scale: number, held: ReadonlySet<string>): Map<string, Label> {
  const places = [...drawing.places.values()];
  const full = places.filter(({ id }) => held.has(id));
  const counters = places.map(({ army }) => around(army, COUNTER * scale, (COUNTER + LEAN) * scale, COUNTER * scale));
  const standing = counters.filter((_, k) => held.has(places[k]!.id));
  const odds = full.map(({ army: [x, y] }) => around([x, y + COUNTER * scale], COUNTER * scale, 0, ODDS * scale));
  const sites = places.flatMap(({ city }) => (city ? [around(city, SITE * scale, SITE * scale, SITE * scale)] : []));
  const weighed =
    (weight: number) =>
    (box: Box): Obstacle => ({ ...box, weight });
  const obstacles = [...standing.map(weighed(3)), ...odds.map(weighed(1.5)), ...sites.map(weighed(1))];
  const names = stepAside(
    places.map(({ label }) => label),
    counters,
    obstacles,
  );
  return new Map(names.map((name, k) => [places[k]!.id, name]));
}
