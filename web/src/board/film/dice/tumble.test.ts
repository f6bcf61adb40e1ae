/** Dice are thrown as bodies are, and show what was rolled. */
import { describe, expect, it } from 'vitest';
import { dot, turned } from './space';
import { solidOf, TEN } from './solids';
import { RATE, tumble, type Tumble } from './tumble';

const SEEDS = Array.from({ length: 20 }, (_, k) => k);

/** What lies on top in the end, and how level it lies. */
function shown(faces: number, { poses, values }: Tumble): { value: number; level: number } {
  const { turn } = poses.at(-1)!;
  const heights = solidOf(faces).faces.map(({ normal }) => turned(turn, normal)[2]);
  const level = Math.max(...heights);
  return { value: values[heights.indexOf(level)]!, level };
}

describe.each([
  [6, [1, 2, 3, 4, 5, 6]],
  [TEN, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('a die of %i', (faces, all) => {
  const solid = solidOf(faces);

  it('has every value once, and opposite faces that come to the same', () => {
    expect(solid.faces.map(({ value }) => value).sort()).toEqual(all);
    for (const face of solid.faces) {
      const other = solid.faces.find(({ normal }) => dot(normal, face.normal) < -0.99)!;
      expect(face.value + other.value).toBe(all[0]! + all.at(-1)!);
    }
  });

  it('has flat faces', () => {
    for (const { corners, normal } of solid.faces)
      for (const corner of corners) expect(dot(solid.corners[corner]!, normal)).toBeCloseTo(solid.rests, 5);
  });

  it.each(all)('lies flat with a %i on top, however it was thrown', (value) => {
    for (const seed of SEEDS) {
      const found = shown(faces, tumble(solid, value, seed));
      expect(found.value).toBe(value);
      expect(found.level).toBeCloseTo(1, 5);
    }
  });

  it('keeps opposite faces opposite when they are named anew', () => {
    for (const seed of SEEDS) {
      const { values } = tumble(solid, all[0]!, seed);
      solid.faces.forEach(({ normal }, k) => {
        const other = solid.faces.findIndex((face) => dot(face.normal, normal) < -0.99);
        expect(values[k]! + values[other]!).toBe(all[0]! + all.at(-1)!);
      });
    }
  });

  it('comes down from above, never sinks in, turns over, and is at rest in good time', () => {
    for (const seed of SEEDS) {
      const { poses } = tumble(solid, all[0]!, seed);
      expect(poses[0]!.at[2]).toBeGreaterThan(2 * solid.rests);
      expect(poses[0]!.at[0]).toBeLessThan(-4);
      expect(poses.at(-1)!.at).toEqual([0, 0, solid.rests].map((x) => expect.closeTo(x, 5)));
      expect(poses.length / RATE).toBeGreaterThan(0.5);
      expect(poses.length / RATE).toBeLessThanOrEqual(2.2);
      for (const { at, turn } of poses) {
        const lowest = Math.min(...solid.corners.map((corner) => at[2] + turned(turn, corner)[2]));
        expect(lowest).toBeGreaterThan(-0.12);
      }
    }
  });

  it('strikes the table a few times, the first time hard', () => {
    for (const seed of SEEDS) {
      const { hits } = tumble(solid, all[0]!, seed);
      expect(hits.length).toBeGreaterThan(1);
      expect(hits[0]!.force).toBeGreaterThan(0.3);
    }
  });
});

it('throws alike from the same seed, and else not', () => {
  const path = (seed: number) => tumble(solidOf(6), 4, seed).poses[0]!.at;
  expect(path(7)).toEqual(path(7));
  expect(path(7)).not.toEqual(path(8));
});
