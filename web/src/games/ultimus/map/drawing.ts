/** The map as the atlas drew it (data/map.json of the game), and where its areas, seas and pieces are. */
import { heartOf, type Drawn, type Label, type Lettering, type SiteLabel } from '../../../board/map/drawn';
import type { Point } from '../../../board/map/geometry';
import { oncePer } from '../../../board/once';
import { byPlace } from '../../../board/map/pieces';
import type { BorderKind, Components } from '../types';

export interface DrawnTown {
  at: Point;
  capital: boolean;
  port: boolean;
  label: SiteLabel;
}

export interface DrawnZone {
  id: string;
  path: string;
  far: string;
  /** Where piles stand: three places from left to right. */
  stacks: [Point, Point, Point];
  number: { text: string; at: Point } | null;
  town: DrawnTown | null;
}

export interface DrawnBorder {
  a: string;
  b: string;
  kind: BorderKind;
  path: string;
  bridge?: unknown;
  fill?: string;
  ink?: string;
}

export interface MapFile {
  size: [number, number];
  far: string;
  outland: string;
  graticule: string;
  limits: string;
  lakes: { name: string; path: string }[];
  rivers: { name: string; great: boolean; path: string }[];
  banks: string;
  wastes: {
    name: string;
    kind: 'mountain' | 'forest' | 'marsh' | 'desert';
    path: string;
    fill?: string;
    ink?: string;
    dots?: string;
  }[];
  zones: DrawnZone[];
  borders: DrawnBorder[];
  dioceses: { id: string; path: string; label: Lettering }[];
  homelands: { id: string; label: Lettering }[];
  seas: { id: string; path: string; label: Label; fleets: Point[] }[];
  refuges: { id: string; zone: string; name: string; at: Point; width: number; height: number }[];
  streams: Lettering[];
  waters: Label[];
  lands: Label[];
}

export interface Drawing extends Drawn<MapFile> {
  /** The middle of the piles of each area, and of the fleets of each sea. */
  points: ReadonlyMap<string, Point>;
  zones: ReadonlyMap<string, DrawnZone>;
  /** Outlines of areas and seas. */
  paths: ReadonlyMap<string, string>;
  graticule: string[];
  rivers: string;
}

export const readDrawing = oncePer(draw);

const GREAT: readonly BorderKind[] = ['rhenus', 'danuvius', 'tigris', 'euphrates'];

function draw(file: MapFile): Drawing {
  const seas = file.seas.map(({ id, fleets, label }) => [id, fleets[1] ?? ([label.x, label.y] as Point)] as const);
  return {
    file,
    width: file.size[0],
    height: file.size[1],
    points: new Map<string, Point>([...file.zones.map(({ id, stacks }) => [id, stacks[1]] as const), ...seas]),
    zones: new Map(file.zones.map((zone) => [zone.id, zone])),
    paths: new Map([...file.zones, ...file.seas].map(({ id, path }) => [id, path])),
    graticule: byPlace(file.graticule),
    rivers:
      file.borders
        .filter(({ kind }) => GREAT.includes(kind))
        .map(({ path }) => path)
        .join('') + file.banks,
    heart: heartOf(
      file.zones.flatMap(({ stacks }) => stacks),
      file.size,
    ),
  };
}

/** The diocese of an area, else the nation that lives there, else nothing: what colours the ground. */
export function ownerOf(parts: Components, zone: number): { diocese: string } | { nation: string } | null {
  const { diocese, tribe } = parts.zones[zone]!;
  if (diocese) return { diocese };
  const nation = parts.tribes.find(({ id }) => id === tribe)?.nationality;
  return nation ? { nation } : null;
}
