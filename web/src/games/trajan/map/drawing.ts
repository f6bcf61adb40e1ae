/** The map as the atlas drew it (data/map.json of the game), and where its hexes and pieces are. */
import type { Drawn, Label, Lettering as Letters, SiteLabel } from '../../../board/map/drawn';
import type { Point } from '../../../board/map/geometry';
import { oncePer } from '../../../board/once';
import { byPlace } from '../../../board/map/pieces';
import type { Code } from '../types';

/** A name along the land, and what it is the name of. */
export interface Lettering extends Letters {
  name: string;
}

export interface DrawnCity {
  id: string;
  hex: string;
  code: Code;
  capital: '' | 'provincial' | 'regional';
  site: Point;
  /** Where pieces stand before its walls. */
  stack: Point;
  label: Pick<SiteLabel, 'lines' | 'size' | 'box'>;
}

/** What follows when the board is there. */
export interface FineLines {
  depth: string[];
  mountains: string[];
  sand: string;
  reeds: string;
}

export interface MapFile {
  size: [number, number];
  grid: { columns: number; rows: number; origin: Point; hex: number; sides: string; faint: string };
  land: string;
  far: string;
  washes: Record<'mountain' | 'desert' | 'swamp', string>;
  lakes: { name: string; path: string }[];
  rivers: { name: string; path: string }[];
  roads: { kind: 'roman' | 'trade'; link: [string, string]; path: string }[];
  exits: { kind: 'roman' | 'trade'; hex: string; path: string }[];
  cities: DrawnCity[];
  regions: Lettering[];
  ranges: Lettering[];
  streams: Lettering[];
  pools: Lettering[];
  seas: Label[];
  islands: Label[];
}

export interface Drawing extends Drawn<MapFile> {
  /** The outline of a hex around its middle. */
  outline: string;
  /** By hex, in the order of the game. */
  ids: string[];
  centres: Point[];
  cities: ReadonlyMap<string, DrawnCity>;
  lines: { sides: string[]; faint: string[]; roads: Record<'roman' | 'trade', string[]> };
}

export const readDrawing = oncePer(draw);

const two = (number: number): string => String(number).padStart(2, '0');

/** Flat-topped hexes, odd columns half a hex lower: as hexgrid.py reckons. */
function draw(file: MapFile): Drawing {
  const { columns, rows, origin, hex } = file.grid;
  const across = (hex * Math.sqrt(3)) / 2;
  const side = hex / Math.sqrt(3);
  const ids: string[] = [];
  const centres: Point[] = [];
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      ids.push(two(column) + two(row));
      centres.push([origin[0] + column * across, origin[1] + (row + (column % 2) / 2) * hex]);
    }
  const corner = (k: number): string =>
    `${(Math.cos((k * Math.PI) / 3) * side).toFixed(1)} ${(Math.sin((k * Math.PI) / 3) * side).toFixed(1)}`;
  const roads = [...file.roads, ...file.exits];
  return {
    file,
    width: file.size[0],
    height: file.size[1],
    outline: `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`,
    ids,
    centres,
    points: new Map(ids.map((id, i) => [id, centres[i]!] as const)),
    cities: new Map(file.cities.map((city) => [city.hex, city])),
    lines: {
      sides: byPlace(file.grid.sides),
      faint: byPlace(file.grid.faint),
      roads: {
        roman: roads.filter((r) => r.kind === 'roman').map((r) => r.path),
        trade: roads.filter((r) => r.kind === 'trade').map((r) => r.path),
      },
    },
    heart: { x: 0, y: 0, width: file.size[0], height: file.size[1] },
  };
}

/** How far below the middle of a capital its baseline lies, and how wide capitals are, in parts of their size. */
const [BASELINE, WIDTH] = [0.35, 0.72];

/**
 * The places of the letters of a name, as attributes of one `text`: a browser has one thing to draw where a turned
 * letter
 * each would make dozens. A letter turns about the start of its baseline, and is placed so that its middle stays.
 */
export function spread({ letters, size }: Lettering): { x: string; y: string; rotate: string } {
  const placed = letters.map(([x, y, angle]) => {
    const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    const [down, half] = [size * BASELINE, (size * WIDTH) / 2];
    return [x - down * sin + half * (1 - cos), y + down * cos - half * sin];
  });
  const list = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(' ');
  return {
    x: list(placed.map(([x]) => x!)),
    y: list(placed.map(([, y]) => y!)),
    rotate: list(letters.map(([, , angle]) => angle)),
  };
}
