/** Questions about the position: what stands where, on whose side, who holds which office. */
import { later } from '$lib/phrase';
import { at, grouped, numbered } from '../../board/lists';
import { oncePer } from '../../board/once';
import type { Components, Late, LeaderData, StatusId, UnitData } from './types';
import { say } from './say';

export const ROMAN = 0;
export const BARBARIAN = 1;
export const NOBODY = -1;
const BOXES = [500, 501] as const;
const ABOARD = 600;
const AT_SEA = 700;
const HAND = 12;
export const STATUSES: readonly StatusId[] = ['peace', 'war', 'foederati', 'revolt', 'regnum'];
export const CAMP_NAMES = later(() => [say('romans'), say('barbarians')] as const);
export const HALVES = later(() => [say('west'), say('east')] as const);
const PEACE = 0;
const FOEDERATI = 2;

interface Index {
  zone: Map<string, number>;
  sea: Map<string, number>;
  tribe: Map<string, number>;
  piece: Map<string, number>;
  fleet: Map<string, number>;
  stratagem: Map<string, number>;
  /** By area: its neighbours, with the price and the kind of the border. */
  near: Map<number, { cost: number; kind: string }>[];
  /** The Tribe of each piece, -1 for Romans. */
  tribeOf: number[];
}

/** From ids to numbers. */
export const indexOf = oncePer((parts: Components): Index => {
  const tribe = numbered(parts.tribes);
  const near: Index['near'] = parts.zones.map(() => new Map());
  for (const [a, b, kind, cost] of parts.borders) {
    near[a]!.set(b, { cost, kind });
    near[b]!.set(a, { cost, kind });
  }
  const pieces = [...parts.leaders, ...parts.units];
  return {
    zone: numbered(parts.zones),
    sea: numbered(parts.seas),
    tribe,
    piece: numbered(pieces),
    fleet: numbered(parts.fleets),
    stratagem: numbered(parts.stratagems),
    near,
    tribeOf: pieces.map((piece) => tribe.get(piece.tribe) ?? -1),
  };
});

export const zoneNumber = (parts: Components, id: string): number => indexOf(parts).zone.get(id) ?? -1;
export const pieceNumber = (parts: Components, id: string): number => indexOf(parts).piece.get(id) ?? -1;
export const isLeader = (parts: Components, piece: number): boolean => piece < parts.leaders.length;
export const leaderOf = (parts: Components, piece: number): LeaderData => at(parts.leaders, piece);
export const unitOf = (parts: Components, piece: number): UnitData => at(parts.units, piece - parts.leaders.length);
export const tribeOf = (parts: Components, piece: number): number => at(indexOf(parts).tribeOf, piece);
export const pieceName = (parts: Components, piece: number): string =>
  (isLeader(parts, piece) ? leaderOf(parts, piece) : unitOf(parts, piece)).name;
/** The name of an area or a sea; a Tribe may have the same id. */
export const placeName = (parts: Components, id: string): string =>
  (parts.zones[zoneNumber(parts, id)] ?? parts.seas[indexOf(parts).sea.get(id) ?? -1])?.name ?? id;

export function neighbours(parts: Components, zone: number): number[] {
  return [...at(indexOf(parts).near, zone).keys()];
}

// ---- camps

export const campOfSeat = (view: Late, seat: number): number => (seat === view.roman_seat ? ROMAN : BARBARIAN);

/** 3.7, 4.4: Romans and Foederati belong to the Roman camp unless they follow a usurper; Armenia always does. */
export function campOf(view: Late, parts: Components, piece: number): number {
  if (view.cause[piece]) return BARBARIAN;
  const tribe = tribeOf(parts, piece);
  if (tribe < 0) return ROMAN;
  if (view.migrating[tribe]) return BARBARIAN;
  return view.status[tribe] === FOEDERATI || at(parts.tribes, tribe).id === 'armenia' ? ROMAN : BARBARIAN;
}

// ---- what stands where

export const onMap = (parts: Components, place: number | undefined): place is number =>
  place !== undefined && place >= 0 && place < parts.zones.length;
export const boxOf = (place: number): number => BOXES.indexOf(place as 500);
export const fleetOf = (place: number): number => (place >= ABOARD && place < AT_SEA ? place - ABOARD : -1);

const standing = new WeakMap<number[], Map<number, number[]>>();

/** The pieces in every place, found once for a view. */
export function byPlace(view: Late): Map<number, number[]> {
  let found = standing.get(view.where);
  if (!found) {
    found = new Map();
    for (const [piece, place] of view.where.entries()) {
      if (place < 0) continue;
      const here = found.get(place);
      if (here) here.push(piece);
      else found.set(place, [piece]);
    }
    standing.set(view.where, found);
  }
  return found;
}

export const piecesAt = (view: Late, place: number): number[] => byPlace(view).get(place) ?? [];
export const inRefuge = (view: Late, half: number): number[] => piecesAt(view, BOXES[half]!);

export const valuesOf = (view: Late, parts: Components, piece: number): [number, number, number] =>
  view.reduced[piece] ? unitOf(parts, piece).reduced : unitOf(parts, piece).full;

export const strength = (view: Late, parts: Components, pieces: readonly number[]): number =>
  pieces.reduce((sum, piece) => sum + (isLeader(parts, piece) ? 0 : valuesOf(view, parts, piece)[0]), 0);

/** The zone of a piece; the zone of its refuge or of its fleet if it is not on the map itself. */
export function zoneOf(view: Late, parts: Components, piece: number): number {
  const place = view.where[piece] ?? -1;
  if (onMap(parts, place)) return place;
  const box = boxOf(place);
  if (box >= 0) return zoneNumber(parts, REFUGE_ZONES[box]!);
  const fleet = fleetOf(place);
  return fleet >= 0 && onMap(parts, view.fleet_at[fleet]) ? view.fleet_at[fleet]! : -1;
}

export const REFUGE_ZONES = ['italia-4', 'thracia-3'] as const;
export const REFUGES = later(() => [say('ravenna'), say('constantinopolis')] as const);

// ---- piles

/** Pieces of one people and one cause that stand together. */
export interface Pile {
  zone: number;
  camp: number;
  /** The Tribe, or -1 for Romans. */
  tribe: number;
  /** 0 loyal, else 1 and the half of the usurpation. */
  cause: number;
  pieces: number[];
}

/** Princes first, then other leaders by what they command, then the strongest units. */
export function inOrder(view: Late, parts: Components, pieces: readonly number[]): number[] {
  const rank = (piece: number): number => {
    if (!isLeader(parts, piece)) return 1000 - valuesOf(view, parts, piece)[0] * 10 - valuesOf(view, parts, piece)[1];
    const { cc, vs } = leaderOf(parts, piece);
    return (officeOf(view, piece) ? -1000 : 0) - cc * 10 - vs;
  };
  return [...pieces].sort((a, b) => rank(a) - rank(b) || a - b);
}

export function pilesOf(view: Late, parts: Components, zone: number, pieces: readonly number[]): Pile[] {
  const key = (piece: number): string => `${tribeOf(parts, piece)} ${view.cause[piece]}`;
  const piles = [...grouped(pieces, key).values()].map((here) => {
    const first = here[0]!;
    return {
      zone,
      camp: campOf(view, parts, first),
      tribe: tribeOf(parts, first),
      cause: view.cause[first] ?? 0,
      pieces: inOrder(view, parts, here),
    };
  });
  return piles.sort((a, b) => a.camp - b.camp || a.tribe - b.tribe);
}

export const pilesAt = (view: Late, parts: Components, zone: number): Pile[] =>
  pilesOf(view, parts, zone, piecesAt(view, zone));

// ---- offices

export type Office = 'augustus' | 'caesar' | 'usurper' | 'puppet' | 'rex';

/** The office of a leader, the highest if he has several. */
export function officeOf(view: Late, leader: number): Office | null {
  if (view.augustus.includes(leader)) return 'augustus';
  if (view.usurper.includes(leader)) return 'usurper';
  if (view.caesar.includes(leader)) return 'caesar';
  if (view.puppet.includes(leader)) return 'puppet';
  return view.king.includes(leader) && view.status[view.king.indexOf(leader)] === STATUSES.indexOf('regnum')
    ? 'rex'
    : null;
}

/** "Augustus of the West". */
export function officeInWords(view: Late, parts: Components, leader: number): string {
  const half = (list: readonly number[]): string => HALVES[list.indexOf(leader)] ?? '';
  switch (officeOf(view, leader)) {
    case 'augustus':
      return say('augustus-of-the', { half: half(view.augustus) });
    case 'usurper':
      return say('usurper-in-the-2', { half: half(view.usurper) });
    case 'caesar':
      return say('caesar-of-the', { half: half(view.caesar) });
    case 'puppet':
      return say('to-be-augustus-of-the', { half: half(view.puppet) });
    case 'rex':
      return say('rex-of-the', { name: at(parts.tribes, view.king.indexOf(leader)).name });
    default:
      return '';
  }
}

export const statusOf = (view: Late, tribe: number): StatusId => STATUSES[view.status[tribe] ?? PEACE] ?? 'peace';

// ---- stratagems

/** Kinds of stratagem in a seat's hand that I can see. */
export const handOf = (view: Late, seat: number): number[] =>
  view.hand.slice(seat * HAND, (seat + 1) * HAND).filter((kind) => kind >= 0);
/** How many a seat holds: places that are not empty are known to everybody. */
export const heldBy = (view: Late, seat: number): number =>
  view.hand.slice(seat * HAND, (seat + 1) * HAND).filter((kind) => kind !== NOBODY).length;
