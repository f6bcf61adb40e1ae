/** Questions about the position: what stands where, who holds what, what I know of what lies face down. */
import { anyOf, listed } from '$lib/language';
import { at, numbered } from '../../board/lists';
import { oncePer } from '../../board/once';
import { HIDDEN } from '$lib/board';
import type { CityData, Components, Force, GoalData, UnitData, War } from './types';
import { say } from './say';

export const NOBODY = -1;
export const ROMAN = 0;
export const PARTHIAN = 1;
export const RECRUITS = 1000;
export const OFF_MAP = 1001;
/** What a unit has done in this player turn. */
const MARCHING = 2;
const JOINED = 6;
const HAND = 12;
const NUMERALS = ['I', 'II', 'III'] as const;

interface Index {
  hex: Map<string, number>;
  city: Map<string, number>;
  unit: Map<string, number>;
  cityAt: Map<number, number>;
}

/** From ids to numbers. */
export const indexOf = oncePer((parts: Components): Index => {
  const hex = numbered(parts.hexes);
  return {
    hex,
    city: numbered(parts.cities),
    unit: numbered(parts.units),
    cityAt: new Map(parts.cities.map((city, i) => [hex.get(city.hex) ?? -1, i])),
  };
});

export const hexNumber = (parts: Components, id: string): number => indexOf(parts).hex.get(id) ?? -1;
export const unitNumber = (parts: Components, id: string): number => indexOf(parts).unit.get(id) ?? -1;
export const cityNumber = (parts: Components, hex: number): number => indexOf(parts).cityAt.get(hex) ?? -1;
export const cityAt = (parts: Components, hex: number): CityData | undefined => parts.cities[cityNumber(parts, hex)];
export const onMap = (hex: number | undefined): hex is number => hex !== undefined && hex >= 0 && hex < RECRUITS;
export const armyName = (army: number): string => NUMERALS[army] ?? '?';
export const sideNumber = (parts: Components, id: unknown): number => parts.sides.findIndex((side) => side.id === id);

/** The six hexes around a hex, as far as they are on the map. */
export function around(parts: Components, hex: number): number[] {
  const [column, row] = [Math.floor(hex / parts.rows), hex % parts.rows];
  const low = column % 2;
  const steps = [
    [0, -1],
    [1, low - 1],
    [1, low],
    [0, 1],
    [-1, low],
    [-1, low - 1],
  ] as const;
  return steps.flatMap(([dx, dy]) => {
    const [x, y] = [column + dx, row + dy];
    return x >= 0 && x < parts.columns && y >= 0 && y < parts.rows ? [x * parts.rows + y] : [];
  });
}

// ---- forces

/** Counters of one side that lie together: in the open, or inside a city. */
export interface Pile {
  hex: number;
  side: number;
  inside: boolean;
  /** Units that I can see. */
  units: number[];
  /** Counters face down. */
  down: number;
  armies: number[];
}

export function pilesAt(view: War, hex: number): Pile[] {
  return (view.forces[hex] ?? []).flatMap((force, side) => (force ? pilesOf(force, hex, side) : []));
}

function pilesOf(force: Force, hex: number, side: number): Pile[] {
  const inside: Pile = { hex, side, inside: true, units: force.in, down: force.down_in, armies: [] };
  const outside: Pile = { hex, side, inside: false, units: force.out, down: force.down_out, armies: force.armies };
  return [inside, outside].filter((pile) => pile.units.length + pile.down + pile.armies.length > 0);
}

export const counters = (pile: Pile): number => pile.units.length + pile.down;

const RANK = [
  'heavy-infantry',
  'heavy-cavalry',
  'elephants',
  'horse-archers',
  'equites',
  'auxiliary-infantry',
  'light-infantry',
  'court',
  'impeditus',
];

/** Leaders first, then the strongest. */
export function inOrder(parts: Components, units: readonly number[]): number[] {
  const rank = ({ kind, rating, strength }: UnitData): number =>
    kind === 'leader' ? -100 - rating : RANK.indexOf(kind) - strength * 10;
  return [...units].sort((a, b) => rank(at(parts.units, a)) - rank(at(parts.units, b)) || a - b);
}

export const strength = (parts: Components, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + at(parts.units, unit).strength, 0);

/** Enemy units last seen in a hex that I cannot see now: they may lie face down there still. */
export function lastSeen(view: War, parts: Components, hex: number, side: number): { unit: number; turn: number }[] {
  return view.seen.flatMap((seen, unit) => {
    const gone = seen !== hex || at(parts.units, unit).side !== side || at(view.where, unit) !== HIDDEN;
    return gone ? [] : [{ unit, turn: view.seen_turn[unit] ?? 0 }];
  });
}

/** Where a unit stands, or was last seen; nothing if it is in a box or gone. */
export function whereabouts(view: War, unit: number): number | null {
  const here = at(view.where, unit);
  if (onMap(here)) return here;
  const seen = view.seen[unit];
  return here === HIDDEN && onMap(seen) ? seen : null;
}

export const inBox = (view: War, parts: Components, side: number, box: number): number[] =>
  inOrder(
    parts,
    parts.units.flatMap((unit, u) => (unit.side === side && view.where[u] === box ? [u] : [])),
  );

export function marchers(view: War, parts: Components): number[] {
  const side = view.march?.side;
  return inOrder(
    parts,
    parts.units.flatMap((unit, u) =>
      unit.side === side && [MARCHING, JOINED].includes(view.marched[u] ?? 0) ? [u] : [],
    ),
  );
}

/** Markers in a seat's hand, by kind. */
export function handOf(view: War, side: number): number[] {
  return view.hand.slice(side * HAND, (side + 1) * HAND).filter((kind) => kind >= 0);
}

// ---- words

export function goalWords(parts: Components, goal: GoalData): string {
  const names = goal.cities.map((id) => parts.cities.find((city) => city.id === id)?.name ?? id);
  switch (goal.kind) {
    case 'count':
      return say('hold-cities', { needed: goal.needed });
    case 'all-of-cities':
      return say('hold', { listed: listed(names) });
    case 'any-of-cities':
      return say('hold', { listed: anyOf(names) });
    case 'leader-gone':
      return say('is-off-the-map', {
        leader: parts.units.find((unit) => unit.id === goal.leader)?.name ?? goal.leader,
      });
    case 'triumph':
      return say('the-triumph-lies-in', { place: names[0] ?? '' });
  }
}
