/** A throw of several dice: who throws from where, where they come to lie, and when they strike the table. */
import type { Point } from '../../map/geometry';
import { solidOf } from './solids';
import { after, plus, spun, turned, type Vector } from './space';
import { chance, RATE, tumble, type Hit, type Pose, type Tumble } from './tumble';

export interface ThrownDie {
  value: number;
  faces: number;
  colour: string;
  /** Whose it is: the first ones throw from the left, the others from the right. */
  from?: number;
}

export interface Flying {
  die: ThrownDie;
  tumble: Tumble;
  /** Where it comes to lie, in half edges of a die. */
  lies: Vector;
  /** From which direction it comes, as a turn about the upright. */
  heading: ReturnType<typeof spun>;
}

/** So many lie beside each other. */
const ROW = 5;
/** Between the middles of two that lie beside each other. */
const GAP = 3.3;
/** Nobody wants to see more of them fly. */
export const MOST = 15;

/** The places where so many dice come to lie, about the origin. */
export function slots(dice: number): Vector[] {
  const rows = Math.ceil(dice / ROW);
  return Array.from({ length: dice }, (_, k): Vector => {
    const row = Math.floor(k / ROW);
    const wide = Math.min(ROW, dice - row * ROW);
    return [(k - row * ROW - (wide - 1) / 2) * GAP, ((rows - 1) / 2 - row) * GAP, 0];
  });
}

export function thrown(dice: readonly ThrownDie[], seed: number): Flying[] {
  const random = chance(seed);
  const shown = dice.slice(0, MOST);
  const [slope, skew] = [random() * 0.5, 0.35];
  return slots(shown.length).map((slot, k) => {
    const die = shown[k]!;
    const angle = (die.from ? Math.PI - slope : slope) + (random() - 0.5) * skew;
    const jitter: Vector = [(random() - 0.5) * 0.5, (random() - 0.5) * 0.6, 0];
    return {
      die,
      tumble: tumble(solidOf(die.faces), die.value, seed * 31 + k),
      lies: plus(slot, jitter),
      heading: spun([1, 0, 0, 0], [0, 0, angle], 1),
    };
  });
}

/** How long the slowest of them flies, in seconds. */
export const flightOf = (flying: readonly Flying[]): number =>
  Math.max(0, ...flying.map(({ tumble: { poses } }) => poses.length)) / RATE;

/** Where a die is so many seconds after it was thrown. */
export function poseAt({ tumble: { poses }, lies, heading }: Flying, seconds: number): Pose {
  const { at, turn } = poses[Math.min(poses.length - 1, Math.max(0, Math.floor(seconds * RATE)))]!;
  return { at: plus(turned(heading, at), lies), turn: after(heading, turn) };
}

/** All that is heard of them. */
export const heard = (flying: readonly Flying[]): Hit[] => flying.flatMap(({ tumble: { hits } }) => hits);

/** How large a half edge is, in pixels, so that all of them have room. */
export function sizeFor(dice: number, [width, height]: Point): number {
  const [LARGE, SMALL, MARGIN] = [25, 12, 2];
  const wide = Math.min(dice, ROW) * GAP + MARGIN;
  const high = Math.ceil(dice / ROW) * GAP + MARGIN;
  return Math.max(SMALL, Math.min(LARGE, (width * 0.8) / wide, (height * 0.6) / high));
}
