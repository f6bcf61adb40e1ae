import { expect, it } from 'vitest';
import { leaf, points } from './points';

it('writes scores as players do', () => {
  expect([0, 1, 0.5, 2.5, 3.33].map(points)).toEqual(['0', '1', '½', '2½', '3.33']);
});

it('turns the pages of a wall', () => {
  const all = [1, 2, 3, 4, 5];
  expect([0, 1, 2, 3].map((turn) => leaf(all, 2, turn).part)).toEqual([[1, 2], [3, 4], [5], [1, 2]]);
  expect(leaf([], 2, 7)).toEqual({ part: [], page: 1, pages: 1 });
});
