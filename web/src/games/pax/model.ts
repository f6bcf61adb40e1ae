/** Looking things up in a view: sides, stacks by place, hands, and what is where. */
import { HIDDEN } from '$lib/board';
import { at, grouped, numbered } from '../../board/lists';
import { oncePer } from '../../board/once';
import type { Components, PlaceData, Sea, StackView } from './types';

interface Index {
  place: ReadonlyMap<string, number>;
  province: ReadonlyMap<string, number>;
  territory: ReadonlyMap<string, number>;
  unit: ReadonlyMap<string, number>;
  leader: ReadonlyMap<string, number>;
  other: ReadonlyMap<string, number>;
  near: ReadonlyMap<number, number[]>;
  spaces: number[][];
}

/** From ids to numbers, and what else never changes. */
export const indexOf = oncePer((parts: Components): Index => {
  const near = new Map<number, number[]>();
  for (const [a, b] of parts.links)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      near.set(from, [...(near.get(from) ?? []), to]);
  const spaces: number[][] = parts.provinces.map(() => []);
  parts.places.forEach(({ province }, place) => province >= 0 && spaces[province]!.push(place));
  return {
    place: numbered(parts.places),
    province: numbered(parts.provinces),
    territory: numbered(parts.territories),
    unit: numbered(parts.units),
    leader: numbered(parts.leaders),
    other: numbered(parts.others),
    near,
    spaces,
  };
});

export const NOBODY = -1;

// ---- marks of a stack, as the position has them

export const MOVED = 1;
export const ACTIVE = 4;

// ---- sides: powers by their number in the match, then the others

export const isPower = (parts: Components, side: number): boolean => side >= 0 && side < parts.sizes.seats;

export function sideName(view: Sea, parts: Components, side: number): string {
  if (side < 0) return '';
  return isPower(parts, side)
    ? (parts.powers[view.powers[side] ?? -1]?.name ?? '')
    : at(parts.others, side - parts.sizes.seats).name;
}

export function sideId(view: Sea, parts: Components, side: number): string {
  return isPower(parts, side)
    ? (parts.powers[view.powers[side] ?? -1]?.id ?? '')
    : (parts.others[side - parts.sizes.seats]?.id ?? '');
}

/** The number of a side by its id; nobody if it is not in the match. */
export function sideNumber(view: Sea, parts: Components, id: string): number {
  const power = view.powers.findIndex((identity) => parts.powers[identity]?.id === id);
  if (power >= 0) return power;
  const other = indexOf(parts).other.get(id);
  return other === undefined ? NOBODY : other + parts.sizes.seats;
}

// ---- places

export const placeNumber = (parts: Components, id: string): number => indexOf(parts).place.get(id) ?? NOBODY;
export const placeAt = (parts: Components, place: number): PlaceData => at(parts.places, place);
export const isSpace = (parts: Components, place: number): boolean => place >= 0 && place < parts.sizes.spaces;

/** Of a Space, or of a Province as a place to be chosen. */
export function placeName(parts: Components, id: string): string {
  const province = provinceOf(parts, id);
  return province >= 0 ? at(parts.provinces, province).name : (parts.places[placeNumber(parts, id)]?.name ?? id);
}

/** The Province that the board calls `in:…`; none for another place. */
export const provinceOf = (parts: Components, id: string): number =>
  id.startsWith('in:') ? (indexOf(parts).province.get(id.slice(3)) ?? NOBODY) : NOBODY;

export const isCapital = (view: Sea, parts: Components, place: number): boolean =>
  at(parts.scenarios, view.scenario).capitals.some((own) => own.includes(place));

export const isCity = (view: Sea, parts: Components, place: number): boolean =>
  (view.walls[place] ?? 0) >= parts.tables.walls.city_least;

// ---- stacks

const piles = new WeakMap<readonly StackView[], Map<number, StackView[]>>();

export function stacksAt(view: Sea, place: number): StackView[] {
  let found = piles.get(view.stacks);
  if (!found) {
    found = grouped(view.stacks, (stack) => stack.place);
    piles.set(view.stacks, found);
  }
  return found.get(place) ?? [];
}

export const stackNumbered = (view: Sea, stack: number): StackView | undefined =>
  view.stacks.find((one) => one.stack === stack);

const SHIPS = 'galleys';
const GARRISON = 'garrison';

export const shipsIn = (parts: Components, stack: StackView): number =>
  stack.units.find(([kind]) => parts.units[kind]?.id === SHIPS)?.[1] ?? 0;
export const onLand = (parts: Components, stack: StackView): [number, number][] =>
  stack.units.filter(([kind]) => parts.units[kind]?.id !== SHIPS);
/** Whether only Garrisons stand there. */
export const garrisonOnly = (parts: Components, stack: StackView): boolean =>
  !stack.leaders.length && stack.units.length > 0 && stack.units.every(([kind]) => parts.units[kind]?.id === GARRISON);

/** The unit that stands for a stack: whatever it has the most Battle Points of. */
export function mainUnit(parts: Components, units: readonly [number, number][]): number {
  const worth = ([kind, number]: readonly [number, number]): number =>
    (parts.units[kind]?.bp ?? 0) * number + (parts.units[kind]?.bp ?? 0) / 100;
  return [...units].sort((a, b) => worth(b) - worth(a))[0]?.[0] ?? NOBODY;
}

/** The best leader of a stack, by Campaign and Tactical rating. */
export function bestLeader(parts: Components, stack: StackView): number {
  return (
    [...stack.leaders].sort(
      (a, b) => parts.leaders[b]!.c - parts.leaders[a]!.c || parts.leaders[b]!.t - parts.leaders[a]!.t,
    )[0] ?? NOBODY
  );
}

// ---- hands

const shown = (values: readonly number[]): number[] => values.filter((value) => value >= 0);

/** The cards of a power that I can see; and how many there are. */
export const cardsOf = (view: Sea, parts: Components, power: number): number[] =>
  shown(view.hands.slice(power * parts.sizes.hand, (power + 1) * parts.sizes.hand));
export const objectivesOf = (view: Sea, parts: Components, power: number): number[] =>
  shown(view.objectives.slice(power * parts.sizes.objectives, (power + 1) * parts.sizes.objectives));

/** The strength of a Tribe: a number, unknown, or none. */
export function tribeAt(view: Sea, parts: Components, place: number): number | '?' | null {
  const tribe = parts.places[place]?.tribe ?? NOBODY;
  const strength = tribe < 0 ? NOBODY : (view.tribe[tribe] ?? NOBODY);
  return strength === HIDDEN ? '?' : strength < 0 ? null : strength;
}
