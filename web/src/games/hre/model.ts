/** Who is who, what stands where, and what it would score now (chapters 12 and 15). */
import { later } from '$lib/phrase';
import { busiest, type Point } from '../../board/map/geometry';
import { numbered } from '../../board/lists';
import { oncePer } from '../../board/once';
import { say } from './say';
import type { Components, Empire, Side, SideKind } from './types';

/** The entry of a list that is known to be there. */
export function at<T>(list: readonly T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new RangeError(`nothing at ${i} of ${list.length}`);
  return found;
}

export const FIRST_PEOPLE = 4;
export const FIRST_POWER = 20;
export const FIRST_REBEL = 38;
export const VACANT = -1;
export const HIDDEN = -9;
export const FULL = 3;

export const LEVELS = later(() => [say('level-nothing'), say('presence'), say('domination'), say('control')] as const);
export const CAPITAL_OF_THE_EAST_FROM = 4;

/** The place of every Province in the lists of the view, by id. */
export const places = oncePer((parts: Components) => numbered(parts.provinces));

export function place(parts: Components, id: string): number {
  return places(parts).get(id) ?? -1;
}

export interface Neighbour {
  id: string;
  kind: 'open' | 'mountain' | 'forest' | 'strait';
}

export function neighbours(parts: Components, id: string): Neighbour[] {
  return parts.borders
    .filter((border) => border.a === id || border.b === id)
    .map((border) => ({ id: border.a === id ? border.b : border.a, kind: border.kind }));
}

export function kindOf(side: number, parts: Components): SideKind {
  return parts.sides[side]?.kind ?? 'rebels';
}

/** The Faction whose player is responsible for a side (10f); -1 for nobody's. */
export function owner(view: Empire, side: number): number {
  if (side < 0) return -1;
  if (side < FIRST_PEOPLE) return side;
  if (side < FIRST_POWER) return at(view.people_of, side - FIRST_PEOPLE);
  return side < FIRST_REBEL ? at(view.power_of, side - FIRST_POWER) : side - FIRST_REBEL;
}

/** The player a Province counts for: Rebels are nobody's. */
export function scoresFor(view: Empire, side: number): number {
  return side >= FIRST_REBEL ? -1 : owner(view, side);
}

export function side(parts: Components, number: number): Side | null {
  return parts.sides[number] ?? null;
}

export function sideNumber(parts: Components, id: string): number {
  return parts.sides.findIndex((s) => s.id === id);
}

/** "2 Legions of Red", "an Army of the Galli", "3 Rebels". */
export function armiesInWords(view: Empire, parts: Components, p: number): string {
  const number = at(view.armies, p);
  const holder = at(view.holder, p);
  if (holder < 0 || number === 0) return say('no-armies');
  const facts = { number, side: at(parts.sides, holder).name };
  if (holder < FIRST_PEOPLE) return say('legions', facts);
  return say(holder >= FIRST_REBEL ? 'rebels' : 'armies', facts);
}

/**
 * Where somebody sits down who cannot see the whole map: before most of what a seat holds, else of whatever stands
 * there; null on an empty map.
 */
export function whereToSit(
  view: Empire,
  parts: Components,
  points: ReadonlyMap<string, Point>,
  seat: number | null,
  window: Point,
): Point | null {
  const held = parts.provinces.filter((_, p) => at(view.armies, p) > 0);
  const mine = held.filter(({ id }) => view.seat_of[owner(view, at(view.holder, place(parts, id)))] === seat);
  const spots = (mine.length ? mine : held).map(({ id }) => points.get(id)).filter((spot) => spot !== undefined);
  return busiest(spots, window);
}

export function legionsOnMap(view: Empire, faction: number): number {
  return view.armies.reduce((sum, n, p) => sum + (view.holder[p] === faction ? n : 0), 0);
}

export function legionsInRebellion(view: Empire, faction: number): number {
  return view.armies.reduce((sum, n, p) => sum + (view.rebel_origin[p] === faction ? n : 0), 0);
}

/** Legion counters not on the map, neither in rebellion. */
export function legionsLeft(view: Empire, parts: Components, faction: number): number {
  return (parts.counters['legions'] ?? 0) - legionsOnMap(view, faction) - legionsInRebellion(view, faction);
}

export function provincesOf(view: Empire, test: (side: number) => boolean): number[] {
  return view.holder.flatMap((holder, p) => (holder >= 0 && test(holder) ? [p] : []));
}

export function isCapital(parts: Components, p: number, turn: number): boolean {
  const { id } = at(parts.provinces, p);
  return id === 'roma' || (id === 'thracia' && turn >= CAPITAL_OF_THE_EAST_FROM);
}

// ---- Victory Points of a Phase, as things stand

const ROMAN_CAPITAL = [0, 3, 2];
const ROMAN_CITY = [0, 2, 1];
const BARBARIAN_CAPITAL = [0, 2, 1];
const BARBARIAN_CITY = [0, 1, 0];

/** 15.1d: a Roman Phase counts the Faction's Legions, a Barbarian Phase all else that is the player's. */
export function scoringProvinces(view: Empire, faction: number, roman: boolean): number[] {
  return provincesOf(view, (s) => (roman ? s === faction : s !== faction && scoresFor(view, s) === faction));
}

export function cityPoints(view: Empire, parts: Components, p: number, roman: boolean): number {
  const capital = roman ? ROMAN_CAPITAL : BARBARIAN_CAPITAL;
  const points = isCapital(parts, p, view.turn) ? capital : roman ? ROMAN_CITY : BARBARIAN_CITY;
  return at(points, at(view.city, p));
}

export interface Standing {
  faction: number;
  roman: boolean;
  held: number;
  /** 0 nothing, 1 Presence, 2 Domination, 3 Control */
  level: number;
  points: number;
}

/** 15.3: what one Diocese would score now for one player in a Roman or a Barbarian Phase. */
export function standing(view: Empire, parts: Components, d: number, faction: number, roman: boolean): Standing {
  const diocese = at(parts.dioceses, d);
  const inside = parts.provinces.flatMap((province, p) => (province.diocese === diocese.id ? [p] : []));
  const mine = scoringProvinces(view, faction, roman).filter((p) => inside.includes(p)).length;
  const level = dioceseLevel(view, inside, faction, roman, mine);
  return { faction, roman, held: mine, level, points: level * at(diocese.values, Math.max(0, view.turn - 1)) };
}

function dioceseLevel(view: Empire, inside: number[], faction: number, roman: boolean, mine: number): number {
  if (!mine) return 0;
  const forts = inside.filter(
    (p) => view.fort_owner[p] === faction && view.holder[p] === VACANT && at(view.fort, p) > 0,
  );
  if (mine === inside.length || (roman && mine + forts.length === inside.length)) return 3;
  if (mine >= 3) return 2;
  const rivals = view.seat_of.map((_, f) =>
    f === faction ? 0 : inside.filter((p) => scoresFor(view, at(view.holder, p)) === f).length,
  );
  return Math.max(...rivals) >= mine ? 1 : 2;
}

/** Every score of a Diocese that is not nothing, the best first. */
export function standings(view: Empire, parts: Components, d: number): Standing[] {
  if (view.turn < 1) return [];
  return view.seat_of
    .flatMap((_, f) => [standing(view, parts, d, f, true), standing(view, parts, d, f, false)])
    .filter((s) => s.level > 0)
    .sort((a, b) => b.points - a.points);
}

export interface Score {
  cities: number;
  dioceses: number;
  emperor: number;
  points: number;
}

/** What the end of a Phase would score for a Faction as things stand, in its parts. */
export function scoreNow(view: Empire, parts: Components, faction: number, roman: boolean): Score {
  if (view.turn < 1) return { cities: 0, dioceses: 0, emperor: 0, points: 0 };
  const mine = scoringProvinces(view, faction, roman);
  const cities = mine.reduce((sum, p) => sum + cityPoints(view, parts, p, roman), 0);
  const dioceses = parts.dioceses.reduce((sum, _, d) => sum + standing(view, parts, d, faction, roman).points, 0);
  const emperor = roman && view.province_vp && view.side === faction ? mine.length : 0;
  return { cities, dioceses, emperor, points: cities + dioceses + emperor };
}

// ---- tokens and cards

export const HAND = 9;

/** The cards in the hand of a Faction that this seat may see, by place among the cards. */
export function handOf(view: Empire, faction: number): number[] {
  return view.hand.slice(faction * HAND, faction * HAND + HAND).filter((card) => card >= 0);
}

/** How many cards a Faction still holds, seen or not. */
export function handSize(view: Empire, faction: number): number {
  return view.hand.slice(faction * HAND, faction * HAND + HAND).filter((card) => card !== -1).length;
}

export type Known = { state: 'none' } | { state: 'hidden' } | { state: 'known'; token: number; done: boolean };

export function token(view: Empire, faction: number, kind: 'barbarian' | 'emperor'): Known {
  const value = (kind === 'barbarian' ? view.barbarian_token : view.emperor_token)[faction] ?? 0;
  if (value === HIDDEN) return { state: 'hidden' };
  if (!value) return { state: 'none' };
  const done = (kind === 'barbarian' ? view.barbarian_done : view.emperor_done)[faction] === 1;
  return { state: 'known', token: value, done };
}

/** The Factions a seat commands. */
export function factionsOf(view: Empire, seat: number | null): number[] {
  return view.seat_of.flatMap((s, f) => (s === seat ? [f] : []));
}
