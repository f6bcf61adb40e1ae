/** Where armies and fleets stand: one pile a power and place from near by, clusters with totals from far away. */
import { apart } from '../../../board/map/apart';
import type { Point } from '../../../board/map/geometry';
import type { Drawing } from './drawing';
import { firstColour } from '../counters/paint';
import { isFleet, placeId, stacksOf, totals, type Totals } from '../model';
import type { Components, StackView, World } from '../types';

export interface Pile {
  key: string;
  id: string;
  power: number;
  colour: number;
  naval: boolean;
  inside: boolean;
  active: boolean;
  stacks: StackView[];
  at: Point;
  totals: Totals;
  /** Whether one may not look through some of it. */
  unknown: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const kept = new WeakMap<readonly StackView[], Pile[]>();

/** A power's army, or its fleet, in one place: one pile for the eye; who is on the move, or besieged, stands apart. */
export function pilesOf(view: World, parts: Components, drawing: Drawing): Pile[] {
  const stacks = stacksOf(view, parts);
  let piles = kept.get(stacks);
  if (!piles) {
    piles = made(view, parts, drawing, stacks);
    kept.set(stacks, piles);
  }
  return piles;
}

function made(view: World, parts: Components, drawing: Drawing, stacks: readonly StackView[]): Pile[] {
  const found = new Map<string, Pile>();
  for (const stack of stacks) {
    const inside = (stack.mark & parts.marks.inside!) !== 0;
    const active = (stack.mark & (parts.marks.active_force! | parts.marks.called!)) !== 0;
    const key = `${stack.place} ${stack.power} ${stack.naval} ${inside} ${active}`;
    const at = (stack.naval ? drawing.fleet : drawing.army)[stack.place] ?? [0, 0];
    const fresh: Omit<Pile, 'totals' | 'unknown'> = {
      key,
      id: placeId(parts, stack.place),
      power: stack.power,
      colour: stack.colour >= 0 ? stack.colour : firstColour(view, stack.power),
      naval: stack.naval,
      inside,
      active,
      stacks: [],
      at,
    };
    const pile = found.get(key) ?? ({ ...fresh, unknown: false } as Pile);
    pile.stacks.push(stack);
    found.set(key, pile);
  }
  const piles = [...found.values()].map((pile) => ({
    ...pile,
    totals: totals(parts, pile.stacks.flatMap(({ units, naval }) => (naval ? shipsOf(parts, units) : (units ?? [])))),
    unknown: pile.stacks.some(({ units }) => units === null),
  }));
  return spread(piles).sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

const shipsOf = (parts: Components, units: StackView['units']): (readonly [number, number])[] =>
  (units ?? []).filter(([kind]) => isFleet(parts, kind));

/** Piles of one spot overlap like cards: the later ones to the right. */
const STEP = 8;

function spread(piles: Pile[]): Pile[] {
  const here = new Map<string, number>();
  const many = new Map<string, number>();
  const spot = ({ at, naval }: Pile): string => `${at[0]} ${at[1]} ${naval}`;
  for (const pile of piles) many.set(spot(pile), (many.get(spot(pile)) ?? 0) + 1);
  return piles.map((pile) => {
    const n = here.get(spot(pile)) ?? 0;
    here.set(spot(pile), n + 1);
    const shift = (n - ((many.get(spot(pile)) ?? 1) - 1) / 2) * STEP;
    return { ...pile, at: [pile.at[0] + shift, pile.at[1] + Math.abs(shift) * 0.2] };
  });
}

export const inSight = ({ at: [x, y] }: { at: Point }, box: Box): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

export interface Cluster {
  key: string;
  id: string;
  power: number;
  colour: number;
  naval: boolean;
  at: Point;
  strength: number;
  units: number;
  unknown: boolean;
  piles: Pile[];
}

/** What the plate of a cluster takes, where piles closer than 1 are one. */
const [WIDE, HIGH] = [1.06, 0.56];

/** From far away: piles of a power that lie closer than so many units are one, with what they come to. */
export function clustersOf(piles: readonly Pile[], near: number): Cluster[] {
  const found: Cluster[] = [];
  const worth = ({ totals: { strength, fleets } }: Pile): number => strength + fleets;
  for (const pile of [...piles].sort((a, b) => worth(b) - worth(a))) {
    const beside = ({ at, power, naval }: Cluster): boolean =>
      power === pile.power && naval === pile.naval && Math.hypot(at[0] - pile.at[0], at[1] - pile.at[1]) < near;
    const cluster = found.find(beside);
    if (!cluster) {
      const { key, id, power, colour, naval, at, unknown, totals: its } = pile;
      const units = naval ? its.fleets : its.units;
      found.push({ key, id, power, colour, naval, at, unknown, strength: its.strength, units, piles: [pile] });
      continue;
    }
    cluster.strength += pile.totals.strength;
    cluster.units += pile.naval ? pile.totals.fleets : pile.totals.units;
    cluster.unknown ||= pile.unknown;
    cluster.piles.push(pile);
  }
  return apart(found, near * WIDE, near * HIGH).sort((a, b) => a.at[1] - b.at[1]);
}

/** The middle of one's own units; of all, if one has none or only looks on. */
export function middleOfOwn(view: World, parts: Components, drawing: Drawing): Point {
  const all = stacksOf(view, parts);
  const mine = all.filter(({ power }) => view.own !== null && view.chief[power] === view.own);
  const spots = (mine.length ? mine : all).map(({ place }) => drawing.army[place]!);
  if (!spots.length) return [drawing.width / 2, drawing.height / 2];
  const middle = (axis: 0 | 1): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  const centre: Point = [middle(0), middle(1)];
  const far = ([x, y]: Point): number => Math.hypot(x - centre[0], y - centre[1]);
  return [...spots].sort((a, b) => far(a) - far(b))[0]!;
}
