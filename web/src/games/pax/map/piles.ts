/** Where armies, fleets, Garrisons and Tribes stand, and how names of places step aside for them. */
import type { SiteLabel } from '../../../board/map/drawn';
import type { Point } from '../../../board/map/geometry';
import { around, named, stepAside, union, type Box, type Obstacle, type PlaceName } from '../../../board/map/names';
import type { Drawing } from './drawing';
import { bestLeader, garrisonOnly, onLand, shipsIn } from '../model';
import type { Components, Sea, StackView } from '../types';

export interface Placed {
  key: string;
  kind: 'army' | 'fleet' | 'garrison';
  id: string;
  stacks: StackView[];
  side: number;
  at: Point;
  /** Against the scale of all pieces. */
  share: number;
}

const HALF = 17;
/** Never so small that a counter could not be read at the zoom at which one sits down. */
const LEAST = 0.9;
const SHARES = [1, 1, 0.94] as const;
/** Counters of one place overlap like cards. */
const OVERLAP = 0.66;

/**
 * A side's army, or its ships, in one place: however many stacks they are, one pile for the eye; who is on the move
 * stands apart.
 */
function pilesIn(parts: Components, stacks: readonly StackView[]): Omit<Placed, 'at' | 'share' | 'id'>[] {
  const found = new Map<string, Omit<Placed, 'at' | 'share' | 'id'>>();
  const add = (kind: Placed['kind'], stack: StackView): void => {
    const key = `${kind} ${stack.side} ${stack.mark & ~1}`;
    const pile = found.get(key) ?? { key, kind, side: stack.side, stacks: [] };
    pile.stacks.push(stack);
    found.set(key, pile);
  };
  for (const stack of stacks) {
    if (garrisonOnly(parts, stack)) add('garrison', stack);
    else if (onLand(parts, stack).length || (stack.leaders.length && !shipsIn(parts, stack))) add('army', stack);
    if (shipsIn(parts, stack)) add('fleet', stack);
  }
  return [...found.values()];
}

/** All piles on the map, from north to south; those of one kind in a place side by side. */
export function placed(view: Sea, parts: Components, drawing: Drawing, scale: number): Placed[] {
  const byPlace = new Map<number, StackView[]>();
  for (const stack of view.stacks) byPlace.set(stack.place, [...(byPlace.get(stack.place) ?? []), stack]);
  const found = [...byPlace].flatMap(([place, stacks]) => {
    const { id } = parts.places[place]!;
    const all = pilesIn(parts, stacks).map((pile) => ({ ...pile, id }));
    return (['army', 'fleet', 'garrison'] as const).flatMap((kind) =>
      abreast(
        all.filter((pile) => pile.kind === kind),
        (kind === 'fleet' ? drawing.fleet : drawing.army).get(id),
        scale,
      ),
    );
  });
  return found.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

function abreast(piles: Omit<Placed, 'at' | 'share'>[], middle: Point | undefined, scale: number): Placed[] {
  if (!middle) return [];
  return piles.map((pile, i) => {
    const share = pile.kind === 'garrison' ? LEAST : (SHARES[piles.length] ?? LEAST);
    const step = HALF * 2 * scale * share * OVERLAP;
    return { ...pile, share, at: [middle[0] + (i - (piles.length - 1) / 2) * step, middle[1]] };
  });
}

/** The middle of one's own units; of all, if one has none or only looks on. */
export function middleOf(view: Sea, parts: Components, drawing: Drawing): Point {
  const mine = view.stacks.filter(({ side }) => side === view.own);
  const spots = (mine.length ? mine : view.stacks).flatMap(({ place }) =>
    [drawing.points.get(parts.places[place]!.id)].filter((spot) => spot !== undefined),
  );
  const { x, y, width, height } = drawing.heart;
  if (!spots.length) return [x + width / 2, y + height / 2];
  return [0, 1].map((axis) => spots.reduce((sum, spot) => sum + spot[axis as 0 | 1], 0) / spots.length) as [
    number,
    number,
  ];
}

const DISC = 9;

const SIDES = { start: 0.5, middle: 0, end: -0.5 } as const;

/** A name as the atlas has it, or in the same spot as the language calls the place. */
export function inWords(label: SiteLabel, name: string): SiteLabel {
  if (name === label.lines.join(' ')) return label;
  const [x, y, width, height] = label.box;
  const longest = Math.max(...label.lines.map((line) => line.length));
  const wide = (width * name.length) / longest;
  const box: SiteLabel['box'] = [x + SIDES[label.anchor] * (wide - width), y, wide, height / label.lines.length];
  return { ...label, lines: [name], box };
}

/** The names of places where they can be read beside piles and signs. */
export function namesAt(
  drawing: Drawing,
  piles: readonly Placed[],
  parts: Components,
  scale: number,
  type: number,
): PlaceName[] {
  const called = new Map(parts.places.map(({ id, name }) => [id, name]));
  const names = drawing.file.spaces.map(({ id, label }) =>
    named(id, inWords(label, called.get(id) ?? label.lines.join(' ')), type),
  );
  const boxes = piles.map(({ at: [x, y], share }) => around(x, y, HALF * scale * share));
  const discs: Obstacle[] = drawing.file.spaces.map(({ at: [x, y] }) => ({ ...around(x, y, DISC), weight: 3 }));
  const mine = new Map<string, Box>();
  piles.forEach(({ id }, k) => mine.set(id, mine.has(id) ? union(mine.get(id)!, boxes[k]!) : boxes[k]!));
  const own = drawing.file.spaces.map(({ id, at: [x, y] }) =>
    mine.has(id) ? union(mine.get(id)!, around(x, y, DISC)) : around(x, y, DISC),
  );
  return stepAside(names, own, [...boxes.map((box) => ({ ...box, weight: 6 })), ...discs]);
}


/** What a pile has in all: units, leaders, strength, ships. */
export function contents(
  parts: Components,
  { kind, stacks }: Pick<Placed, 'kind' | 'stacks'>,
): { units: [number, number][]; leader: number; strength: number; moved: boolean } {
  const units = new Map<number, number>();
  for (const stack of stacks)
    for (const [unit, number] of kind === 'fleet'
      ? stack.units.filter(([n]) => parts.units[n]?.kinds.includes('naval'))
      : onLand(parts, stack))
      units.set(unit, (units.get(unit) ?? 0) + number);
  const pairs = [...units].sort(([a], [b]) => a - b);
  const leaders = stacks.map((stack) => bestLeader(parts, stack)).filter((leader) => leader >= 0);
  const leader = leaders.sort((a, b) => parts.leaders[b]!.c - parts.leaders[a]!.c)[0] ?? -1;
  const strength =
    kind === 'fleet'
      ? stacks.reduce((sum, stack) => sum + shipsIn(parts, stack), 0)
      : stacks.reduce((sum, { bp }) => sum + bp, 0);
  return { units: pairs, leader, strength, moved: stacks.every(({ mark }) => (mark & 1) === 1) };
}
