/** The map as the atlas drew it (data/map.json of the game), and where its places, lines and counters are. */
import { heartOf, type Drawn, type Label, type Lettering, type SiteLabel } from '../../../board/map/drawn';
import type { Point } from '../../../board/map/geometry';
import { oncePer } from '../../../board/once';
import { byPlace } from '../../../board/map/pieces';
import type { LinkKind } from '../types';

export interface DrawnSpace {
  id: string;
  at: Point;
  /** Where armies stand, and where ships lie at a port. */
  army: Point;
  fleet: Point | null;
  label: SiteLabel;
}

export interface DrawnTransit {
  id: string;
  kind: 'land' | 'naval' | 'deep';
  at: Point;
}

export interface DrawnLink {
  a: string;
  b: string;
  kind: LinkKind;
  path: string;
  /** The heads of a strait's arrows. */
  ink?: string;
  summit?: Point;
}

export interface MapFile {
  size: [number, number];
  far: string;
  outland: string;
  graticule: string;
  lakes: { name: string; path: string }[];
  rivers: { name: string; path: string }[];
  provinces: { id: string; path: string; far: string; label: Lettering | null }[];
  borders: { a: string; b: string; path: string }[];
  territories: { id: string; path: string; label: Lettering }[];
  spaces: DrawnSpace[];
  transits: DrawnTransit[];
  connections: DrawnLink[];
  streams: Lettering[];
  seas: Label[];
  lands: Label[];
}

export interface Drawing extends Drawn<MapFile> {
  /** The middle of every place, and of every Province under `in:` and its id. */
  points: ReadonlyMap<string, Point>;
  /** Where armies and where ships stand, by place. */
  army: ReadonlyMap<string, Point>;
  fleet: ReadonlyMap<string, Point>;
  provinces: ReadonlyMap<string, string>;
  graticule: string[];
}

export const readDrawing = oncePer(draw);

/** How the board calls a Province where it is a place to be chosen: some share their id with a Space. */
export const inProvince = (id: string): string => `in:${id}`;

function draw(file: MapFile): Drawing {
  const places = [...file.spaces, ...file.transits];
  const provinces = file.provinces.map(({ id, label, path }) => [inProvince(id), middle(label, path)] as const);
  return {
    file,
    width: file.size[0],
    height: file.size[1],
    points: new Map<string, Point>([...places.map(({ id, at }) => [id, at] as const), ...provinces]),
    army: new Map<string, Point>([
      ...file.spaces.map(({ id, army }) => [id, army] as const),
      ...file.transits.map(({ id, at }) => [id, at] as const),
    ]),
    fleet: new Map<string, Point>([
      ...file.spaces.map(({ id, fleet, army }) => [id, fleet ?? army] as const),
      ...file.transits.map(({ id, at }) => [id, at] as const),
    ]),
    provinces: new Map(file.provinces.map(({ id, path }) => [inProvince(id), path])),
    graticule: byPlace(file.graticule),
    heart: heartOf(
      file.spaces.map(({ at }) => at),
      file.size,
    ),
  };
}

/** Of a name its middle letter, else where the outline begins. */
function middle(label: Lettering | null, path: string): Point {
  const letter = label?.letters[Math.floor(label.letters.length / 2)];
  if (letter) return [letter[0], letter[1]];
  const [x = 0, y = 0] = (/^M([-\d.]+)[ ,]?([-\d.]+)/.exec(path) ?? []).slice(1).map(Number);
  return [x, y];
}
