/** The map of a game that only says where its places lie, as it is drawn: outlines, links, names that stand apart. */
import type { Point } from '../map/geometry';
import { around, named, type Box, type PlaceName } from '../map/names';
import type { MapSheet } from '../map/sheet';
import { oncePer } from '../once';
import { placed } from './lettering';
import { linksOf } from './model';
import type { PlainParts, PlainPlace } from './types';

export interface DrawnPlace {
  id: string;
  name: string;
  at: Point;
  path: string;
  shape: 'polygon' | 'hex' | 'disc';
  /** Which of the tints of the map: places of one kind have the same. */
  tint: string;
}

export interface PlainDrawing extends Omit<MapSheet, 'start'> {
  places: readonly DrawnPlace[];
  byId: ReadonlyMap<string, DrawnPlace>;
  /** Lines between discs. */
  links: readonly { id: string; from: Point; to: Point; path: string }[];
  /** Names, none of them over another. */
  names: readonly PlaceName[];
  /** Where a picture of the game's own lies. */
  picture: Box | null;
}

/** Units between a place and the next: a pile of counters has room there. */
const APART = 96;
/** The longer side of the sheet has so many units at least and at most. */
const [LEAST, MOST] = [420, 12_000];
/** Units around everything for names. */
const MARGIN = 74;
/** The same where areas alone are drawn, whose names lie within them. */
const BORDER = 34;
const DISC = 27;
/** Of the way to its nearest neighbour a disc takes so much at most. */
const SHARE = 0.42;
/** Letters of a name in one line. */
const ROOM = 13;
const SIZE = 14;
/** In a hex, and so far below its middle. */
const IN_A_HEX = 11.5;
const HEX_NAME = 33;
const LETTER = 0.54;
const TINTS = 5;
const WATER = /^(sea|lake|water|river|ocean|strait)/i;

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const round = (value: number): number => Math.round(value * 10) / 10;
const outline = (corners: readonly Point[]): string =>
  `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

/** How far each place is from its nearest neighbour. */
export function gaps(points: readonly Point[]): number[] {
  const byX = points.map((point, k) => ({ point, k })).sort((a, b) => a.point[0] - b.point[0]);
  const found = points.map(() => Infinity);
  byX.forEach(({ point, k }, here) => {
    for (let other = here + 1; other < byX.length; other++) {
      const next = byX[other]!;
      if (next.point[0] - point[0] > found[k]!) break;
      const gap = far(point, next.point);
      if (!gap) continue;
      found[k] = Math.min(found[k]!, gap);
      found[next.k] = Math.min(found[next.k]!, gap);
    }
  });
  return found;
}

function circle([x, y]: Point, r: number): string {
  return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${-round(2 * r)} 0z`;
}

/** Six corners, with a side or a corner above as its neighbours lie. */
function hexagon([x, y]: Point, apart: number, flat: boolean): string {
  const radius = apart / Math.sqrt(3);
  const corners = Array.from({ length: 6 }, (_, k): Point => {
    const turn = (Math.PI / 3) * k + (flat ? 0 : Math.PI / 6);
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });
  return outline(corners);
}

/** Whether hexes lie in columns: then some have a neighbour straight above, and none beside them. */
function inColumns(points: readonly Point[], apart: number): boolean {
  const near = (dx: number, dy: number): boolean =>
    points.some(([x, y]) => points.some(([ox, oy]) => far([x + dx, y + dy], [ox, oy]) < apart * 0.12));
  return near(0, apart) && !near(apart, 0);
}

/** The same name in two lines where it is long. */
export function inLines(name: string): string[] {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= ROOM || !spaces.length) return [name];
  const cut = spaces.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return [name.slice(0, cut), name.slice(cut + 1)];
}

/** The name of a place in a hex, where nothing else can lie; of an area or a disc, in the best of several places. */
function lettered(
  places: readonly DrawnPlace[],
  links: PlainDrawing['links'],
  radius: number,
  sheet: readonly [width: number, height: number],
): PlaceName[] {
  const boxes = places.map(({ name, at: [x, y], shape }) => {
    const size = shape === 'hex' ? IN_A_HEX : SIZE;
    const lines = inLines(name);
    const wide = Math.max(...lines.map((line) => line.length)) * size * LETTER;
    const half = shape === 'disc' ? radius + 3 : size * 1.7;
    return { lines, size, wide, high: lines.length * size * 1.05, x, y, half };
  });
  const free = boxes.filter((_, k) => places[k]!.shape !== 'hex');
  const middles = placed(
    free,
    places.flatMap(({ shape, at }) => (shape === 'disc' ? [around(at[0], at[1], radius)] : [])),
    links,
    sheet,
  );
  const found = new Map(free.map((box, k) => [box, middles[k]!]));
  return boxes.map((box, k) => {
    const { lines, size, wide, high, x, y } = box;
    const [cx, cy] = found.get(box) ?? [x, y + HEX_NAME];
    return named(places[k]!.id, { lines, size, box: [cx, cy, wide, high] }, 1);
  });
}

const shaped = ({ polygon, hex }: PlainPlace): DrawnPlace['shape'] =>
  polygon && polygon.length > 2 ? 'polygon' : hex ? 'hex' : 'disc';

function drawn(parts: PlainParts): PlainDrawing {
  const raw = parts.places.map(({ x, y }): Point => [x, y]);
  const wanted = APART / (median(gaps(raw).filter(Number.isFinite)) || Math.max(...parts.size) / 4 || 1);
  const longest = Math.max(...parts.size, 1);
  const scale = Math.min(Math.max(wanted, LEAST / longest), MOST / longest);
  const [left, top, right, bottom] = parts.map ? [0, 0, ...parts.size] : room(parts);
  const bare = parts.places.every((place) => shaped(place) === 'polygon');
  const margin = parts.map ? 0 : bare ? BORDER : MARGIN;
  const put = ([x, y]: readonly [number, number]): Point => [(x - left) * scale + margin, (y - top) * scale + margin];

  const at = raw.map(put);
  const apart = gaps(at);
  const nearest = Math.min(...apart, APART);
  const radius = Math.min(DISC, nearest * SHARE);
  const hexes = at.filter((_, k) => parts.places[k]!.hex);
  const step = median(gaps(hexes).filter(Number.isFinite)) || APART;
  const flat = hexes.length > 0 && inColumns(hexes.slice(0, 400), step);
  const kinds = [...new Set(parts.places.map(({ kind = '' }) => kind))].filter((kind) => !WATER.test(kind));

  const places = parts.places.map((place, k): DrawnPlace => {
    const shape = shaped(place);
    const spot = at[k]!;
    const path =
      shape === 'polygon'
        ? outline(place.polygon!.map(put))
        : shape === 'hex'
          ? hexagon(spot, step, flat)
          : circle(spot, radius);
    const tint = WATER.test(place.kind ?? '') ? 'water' : `land-${kinds.indexOf(place.kind ?? '') % TINTS}`;
    return { id: place.id, name: place.name, at: spot, path, shape, tint };
  });
  const byId = new Map(places.map((place) => [place.id, place]));
  const [width, height] = [(right - left) * scale + 2 * margin, (bottom - top) * scale + 2 * margin];
  const links = linesBetween(parts, byId);
  return {
    width,
    height,
    heart: { x: 0, y: 0, width, height },
    points: new Map(places.map((place) => [place.id, place.at])),
    places,
    byId,
    links,
    names: parts.map ? [] : lettered(places, links, radius, [width, height]),
    picture: parts.map ? { x: 0, y: 0, width, height } : null,
  };
}

/** The part of the map that its places take; what lies around them is empty. */
function room({ places }: PlainParts): [left: number, top: number, right: number, bottom: number] {
  const spots = places.flatMap(({ x, y, polygon }) => [[x, y] as const, ...(polygon ?? [])]);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const least = (all: number[]): number => all.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (all: number[]): number => all.reduce((a, b) => Math.max(a, b), -Infinity);
  return [least(xs), least(ys), most(xs), most(ys)];
}

/** A line for each link of which one end is a disc: areas and hexes that touch need none. */
function linesBetween(parts: PlainParts, byId: ReadonlyMap<string, DrawnPlace>): PlainDrawing['links'] {
  return [...linksOf(parts)].flatMap(([id, near]) =>
    [...near].flatMap((to) => {
      const [a, b] = [byId.get(id), byId.get(to)];
      if (!a || !b || id > to || (a.shape !== 'disc' && b.shape !== 'disc')) return [];
      return [{ id: `${id} ${to}`, from: a.at, to: b.at, path: `M${a.at.map(round).join(' ')}L${b.at.map(round).join(' ')}` }];
    }),
  );
}

/** The drawing of a game's map. */
export const drawingOf = oncePer(drawn);
