/** What is read from components and views of any game, and what sides look like. */
import type { GameStatic, View } from '$lib/board';
import { oncePer } from '../once';
import { say } from '../say';
import type { PlainCounter, PlainHand, PlainParts, PlainPlace, PlainTrack } from './types';

export const NOBODY = -1;

/** The places of a game, if it says where they lie. */
export const partsOf = oncePer(({ components }: Pick<GameStatic, 'components'>): PlainParts | null => {
  const found = components as Partial<PlainParts> | null;
  const placed = Array.isArray(found?.places) && found.places.length > 0 && typeof found.places[0]?.x === 'number';
  return placed && Array.isArray(found.size) ? (found as PlainParts) : null;
});

/** Places by their ids. */
export const placesOf = oncePer(
  (parts: PlainParts): ReadonlyMap<string, PlainPlace> => new Map(parts.places.map((place) => [place.id, place])),
);

/** The places next to each place, whichever of two names the link. */
export const linksOf = oncePer((parts: PlainParts): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map(parts.places.map(({ id }) => [id, new Set<string>()]));
  for (const { id, links = [] } of parts.places)
    for (const to of links) {
      found.get(id)?.add(to);
      found.get(to)?.add(id);
    }
  return found;
});

// ---- the view: a field of that name may be something else in a game that does not speak of its board

const listOf = <T>(value: unknown, key: keyof T): T[] =>
  Array.isArray(value) && value.every((one) => one !== null && typeof one === 'object' && key in one)
    ? (value as T[])
    : [];

export const countersIn = (view: View): PlainCounter[] => listOf<PlainCounter>(view.counters, 'place');
export const tracksIn = (view: View): PlainTrack[] => listOf<PlainTrack>(view.tracks, 'value');
export const handsIn = (view: View): PlainHand[] => listOf<PlainHand>(view.hands, 'side');
export const holdersIn = (view: View): Record<string, number> =>
  view.holders && typeof view.holders === 'object' && !Array.isArray(view.holders)
    ? (view.holders as Record<string, number>)
    : {};

export const sideOf = ({ side = NOBODY }: { side?: number }): number => side;
export const countOf = ({ count = 1 }: { count?: number }): number => count;

/** Counters that are alike and may be counted together. */
export const kindOf = ({ name, side, text = '', picture = '', facing }: PlainCounter): string =>
  [side ?? NOBODY, name, text, picture, facing ?? ''].join('|');

/** What stands at each place, in the order of the view. */
export function standing(counters: readonly PlainCounter[]): Map<string, PlainCounter[]> {
  const found = new Map<string, PlainCounter[]>();
  for (const counter of counters) {
    const here = found.get(counter.place);
    if (here) here.push(counter);
    else found.set(counter.place, [counter]);
  }
  return found;
}

// ---- sides

export interface Side {
  id: string;
  name: string;
  colour: string;
  letter: string;
  /** What is written on its colour. */
  ink: string;
  /** The outline of its emblem, within a circle of radius 1: it repeats what the colour says. */
  emblem: string;
}

const IVORY = '#fff8ea';
const INK = '#231a10';
const COLOURS = ['#9e2b25', '#2f5d8a', '#3f6b3a', '#b07d2b', '#6a4c93', '#6b6f78'];
const EMBLEMS = [
  'M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1z',
  'M0-1.16L1.16 0 0 1.16-1.16 0z',
  'M-.9-.9H.9V.9H-.9z',
  'M-.95-.9H.95V.15C.95.7.4 1.05 0 1.2-.4 1.05-.95.7-.95.15z',
  'M-.58-1H.58L1.16 0 .58 1H-.58L-1.16 0z',
  'M0-1.1L1.1.95H-1.1z',
];
const UNCLAIMED = '#8a7f6d';
/** Brightness from which a colour is written on in dark letters. */
const BRIGHT = 150;

function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue > BRIGHT ? INK : IVORY;
}

/**
 * A letter or two for each name that tell it from the others.
 * >>> letters(['White', 'Black']), letters(['Player 1', 'Player 2'])
 * ['W', 'B'], ['1', '2']
 */
export function letters(names: readonly string[]): string[] {
  const ways: ((name: string) => string)[] = [
    (name) => name.slice(0, 1),
    (name) => /\d+$/.exec(name)?.[0] ?? '',
    (name) => name.slice(0, 2),
  ];
  const found = ways.map((way) => names.map(way)).find((all) => all.every(Boolean) && new Set(all).size === all.length);
  return found ?? names.map((_, seat) => String(seat + 1));
}

/** The sides of a game, one a seat. */
export const sidesOf = oncePer((game: Pick<GameStatic, 'seats'>): Side[] => {
  const seats = game.seats ?? [];
  const short = letters(seats.map(({ name }) => name));
  return seats.map(({ name, colour }, seat) => ({
    id: `side-${seat}`,
    name,
    colour,
    letter: short[seat]!,
    ink: inkOn(colour),
    emblem: EMBLEMS[seat % EMBLEMS.length]!,
  }));
});

/** The side of a seat; a neutral one where it is nobody's. */
export function sideAt(game: Pick<GameStatic, 'seats'>, side: number): Side {
  const colour = side < 0 ? UNCLAIMED : COLOURS[side % COLOURS.length]!;
  return (
    sidesOf(game)[side] ?? {
      id: `side-${side}`,
      name: side < 0 ? say('plain-nobody') : String(side + 1),
      colour,
      letter: side < 0 ? '' : String(side + 1),
      ink: IVORY,
      emblem: EMBLEMS[Math.max(side, 0) % EMBLEMS.length]!,
    }
  );
}
