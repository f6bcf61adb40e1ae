import { expect, it } from 'vitest';
import { apart } from './apart';
import type { Point } from './geometry';

const at = (...points: Point[]): { at: Point }[] => points.map((one) => ({ at: one }));

it('leaves what touches nothing where it is', () => {
  const far = at([0, 0], [40, 0], [0, 20]);
  expect(apart(far, 30, 14)).toEqual(far);
});

it('lets later ones step aside by no more than they must', () => {
  expect(apart(at([0, 0], [2, 7]), 30, 14)).toEqual(at([0, 0], [2, 14]));
});

it('finds room for many in one spot', () => {
  const spots = apart(at(...Array.from({ length: 8 }, (): Point => [5, 5])), 30, 14).map((one) => one.at);
  for (const [k, [x, y]] of spots.entries())
    expect(spots.slice(0, k).some(([ox, oy]) => Math.abs(x - ox) < 29 && Math.abs(y - oy) < 13)).toBe(false);
});
