/**
 * How a die flies, strikes the table and comes to rest: a rigid body that knows weight, friction and how hard wood is.
 * What it shows has been rolled long since: it is thrown first, and then its faces are named so that the true one lies
 * on top.
 */
import { after, between, cross, dot, long, plus, spun, times, towards, turned, type Turn, type Vector } from './space';
import type { Solid } from './solids';

export interface Pose {
  at: Vector;
  turn: Turn;
}

export interface Hit {
  /** Seconds since it was thrown. */
  at: number;
  /** How hard it strikes, 1: as hard as dice do that are thrown well. */
  force: number;
}

export interface Tumble {
  /** One after another, so many a second as `RATE` says. */
  poses: readonly Pose[];
  hits: readonly Hit[];
  /** What is written on each face of the solid. */
  values: readonly number[];
}

/** Poses a second. */
export const RATE = 120;
/** Between two poses it is reckoned so often. */
const FINER = 1;
const STEP = 1 / RATE / FINER;
/** It lies still at the latest after so many poses. */
const LONGEST = 2.2 * RATE;
/** The last poses bring it flat onto the table. */
const SETTLING = 14;

const GRAVITY = 66;
const BOUNCE = 0.38;
const GRIP = 0.42;
/** Below so little speed nothing bounces. */
const SOFT = 3;
/** How hard it is to turn, of a mass of one. */
const INERTIA = 0.68;
const STILL = 1.1;
const HARD = 26;
/** A touch that is weaker is not heard. */
const HEARD = 0.07;

class Body {
  hits: Hit[] = [];

  constructor(
    private readonly solid: Solid,
    public at: Vector,
    public turn: Turn,
    private speed: Vector,
    private spin: Vector,
  ) {}

  get still(): boolean {
    return long(this.speed) < STILL && long(this.spin) < STILL && this.at[2] < this.solid.rests * 1.08;
  }

  go(now: number): void {
    this.speed = plus(this.speed, [0, 0, -GRAVITY * STEP]);
    this.at = plus(this.at, times(this.speed, STEP));
    this.turn = spun(this.turn, this.spin, STEP);
    const arms = this.solid.corners.map((corner) => turned(this.turn, corner));
    const deepest = Math.min(...arms.map(([, , z]) => this.at[2] + z));
    if (deepest >= 0) return;
    const before = this.speed[2];
    arms.filter(([, , z]) => this.at[2] + z < 0.02).forEach((arm) => this.strike(arm));
    this.at = plus(this.at, [0, 0, -deepest]);
    this.hear(now, (this.speed[2] - before) / HARD);
    this.spin = times(this.spin, 0.992);
  }

  /** A corner meets the table, which pushes it up and holds it back. */
  private strike(arm: Vector): void {
    const pace = plus(this.speed, cross(this.spin, arm));
    if (pace[2] >= 0) return;
    const push = (along: Vector, much: number): void => {
      this.speed = plus(this.speed, times(along, much));
      this.spin = plus(this.spin, times(cross(arm, along), much / INERTIA));
    };
    const weight = (along: Vector): number => 1 / (1 + long(cross(arm, along)) ** 2 / INERTIA);
    const up: Vector = [0, 0, 1];
    const bounce = pace[2] < -SOFT ? BOUNCE : 0;
    const lift = -(1 + bounce) * pace[2] * weight(up);
    push(up, lift);
    const slide: Vector = [pace[0], pace[1], 0];
    const fast = long(slide);
    if (fast < 1e-6) return;
    const back = times(slide, -1 / fast);
    push(back, Math.min(GRIP * lift, fast * weight(back)));
  }

  private hear(at: number, force: number): void {
    const last = this.hits.at(-1);
    if (force < HEARD) return;
    if (last && at - last.at < 0.03) last.force = Math.max(last.force, force);
    else this.hits.push({ at, force: Math.min(1, force) });
  }
}

/** Chance for a throw: the same seed, the same throw. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** Throws a die from the left; it comes to rest at the origin, the value on top. */
export function tumble(solid: Solid, value: number, seed: number): Tumble {
  const random = chance(seed);
  const around = (middle: number, spread: number): number => middle + (random() - 0.5) * spread;
  const turn = spun([1, 0, 0, 0], [around(0, 9), around(0, 9), around(0, 9)], 1);
  const speed: Vector = [around(21, 5), around(0, 5), around(-2, 6)];
  const body = new Body(solid, [0, 0, around(6, 2)], turn, speed, [around(0, 16), around(22, 10), around(0, 14)]);
  const poses: Pose[] = [];
  for (let calm = 0; poses.length < LONGEST && calm < 6; calm = body.still ? calm + 1 : 0) {
    for (let k = 0; k < FINER; k++) body.go((poses.length + k / FINER) / RATE);
    poses.push({ at: body.at, turn: body.turn });
  }
  const [top, flat] = lying(solid, body.turn);
  settle(poses, { at: [body.at[0], body.at[1], solid.rests], turn: flat });
  return { poses: ending(poses), hits: body.hits, values: named(solid, top, value) };
}

/** Which face is uppermost, and the turn that makes it level. */
function lying(solid: Solid, turn: Turn): [top: number, flat: Turn] {
  const heights = solid.faces.map(({ normal }) => turned(turn, normal)[2]);
  const top = heights.indexOf(Math.max(...heights));
  return [top, after(between(turned(turn, solid.faces[top]!.normal), [0, 0, 1]), turn)];
}

function settle(poses: Pose[], end: Pose): void {
  const first = Math.max(0, poses.length - SETTLING);
  for (let k = first; k < poses.length; k++) {
    const share = ((k - first + 1) / (poses.length - first)) ** 2;
    const { at, turn } = poses[k]!;
    const height = at[2] * (1 - share) + end.at[2] * share;
    poses[k] = { at: [at[0], at[1], height], turn: towards(turn, end.turn, share) };
  }
}

/** The same way, so that it ends at the origin. */
function ending(poses: readonly Pose[]): Pose[] {
  const [x, y] = poses.at(-1)!.at;
  return poses.map(({ at, turn }) => ({ at: plus(at, [-x, -y, 0]), turn }));
}

/** The faces with their values, changed about so that one of them is uppermost, and opposite ones stay opposite. */
function named(solid: Solid, top: number, value: number): number[] {
  const values = solid.faces.map((face) => face.value);
  const opposite = (k: number): number => {
    const { normal } = solid.faces[k]!;
    return solid.faces.findIndex((face) => dot(face.normal, normal) < -0.99);
  };
  const from = values.indexOf(value);
  const swap = (a: number, b: number): void => void ([values[a], values[b]] = [values[b]!, values[a]!]);
  if (from === top || from < 0) return values;
  swap(from, top);
  if (from !== opposite(top)) swap(opposite(from), opposite(top));
  return values;
}
