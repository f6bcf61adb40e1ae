/** The bodies of dice: corners, and faces with what is written on them. A cube is two wide. */
import { cross, dot, plus, times, unit, type Vector } from './space';

export interface Face {
  /** Numbers of its corners, one after the other around it. */
  corners: readonly number[];
  middle: Vector;
  normal: Vector;
  /** Where the top of what is written on it points to. */
  up: Vector;
  value: number;
}

export interface Solid {
  corners: readonly Vector[];
  faces: readonly Face[];
  /** How high its middle lies once it rests. */
  rests: number;
}

/** Dice with so many faces are numbered from 0. */
export const TEN = 10;

/** `tops` says for each face towards which point what is written on it stands upright. */
function solid(
  corners: readonly Vector[],
  loops: readonly (readonly number[])[],
  values: readonly number[],
  top: (loop: readonly Vector[]) => Vector,
): Solid {
  const faces = loops.map((loop, k): Face => {
    const spots = loop.map((corner) => corners[corner]!);
    const middle = times(spots.reduce(plus), 1 / spots.length);
    const [a, b, c] = spots as [Vector, Vector, Vector];
    const normal = unit(cross(plus(b, times(a, -1)), plus(c, times(b, -1))));
    const out = times(normal, Math.sign(dot(normal, middle)));
    return { corners: loop, middle, normal: out, up: unit(plus(top(spots), times(middle, -1))), value: values[k]! };
  });
  return { corners, faces, rests: dot(faces[0]!.middle, faces[0]!.normal) };
}

/** Six squares; opposite ones are seven together. */
function cube(): Solid {
  const ends = [-1, 1];
  const corners = ends.flatMap((x) => ends.flatMap((y) => ends.map((z): Vector => [x, y, z])));
  const loops = [
    [4, 6, 7, 5],
    [2, 3, 7, 6],
    [1, 5, 7, 3],
    [0, 2, 6, 4],
    [0, 4, 5, 1],
    [0, 1, 3, 2],
  ];
  return solid(corners, loops, [1, 2, 3, 4, 5, 6], ([a, b]) => times(plus(a!, b!), 0.5));
}

/** How far the ring of a die of ten is from its axis, and how far its corners lie above and below their plane. */
const RING = 1.42;
const ZIGZAG = 0.105 * RING;

/** Ten kites round an axis; opposite ones are nine together. */
function kites(): Solid {
  const bent = Math.cos(Math.PI / 5);
  const high = (ZIGZAG * (1 + bent)) / (1 - bent);
  const ring = Array.from({ length: TEN }, (_, k): Vector => {
    const angle = (k * Math.PI) / 5;
    return [RING * Math.cos(angle), RING * Math.sin(angle), k % 2 ? -ZIGZAG : ZIGZAG];
  });
  const kite = (tip: number) => (k: number): number[] => [tip, k, (k + 1) % TEN, (k + 2) % TEN];
  const loops = [...[0, 2, 4, 6, 8].map(kite(TEN)), ...[5, 7, 9, 1, 3].map(kite(TEN + 1))];
  const corners: Vector[] = [...ring, [0, 0, high], [0, 0, -high]];
  return solid(corners, loops, [1, 7, 3, 9, 5, 8, 2, 6, 0, 4], ([tip]) => tip!);
}

const CUBE = cube();
const KITES = kites();

/** What a die with so many faces looks like. */
export const solidOf = (faces: number): Solid => (faces === TEN ? KITES : CUBE);
