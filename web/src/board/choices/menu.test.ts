import { expect, it } from 'vitest';
import { menuKey } from './menu';

it.each([
  ['ArrowDown', 0, { go: 1 }],
  ['ArrowDown', 2, { go: 0 }],
  ['ArrowUp', 0, { go: 2 }],
  ['ArrowUp', -1, { go: 2 }],
  ['ArrowDown', -1, { go: 0 }],
  ['Home', 2, { go: 0 }],
  ['End', 0, { go: 2 }],
  ['Escape', 1, 'leave'],
  ['Tab', 1, 'leave'],
  ['3', 0, { choose: 2 }],
  ['4', 0, null],
  ['0', 0, null],
  ['x', 0, null],
])('%s at item %i of three', (key, here, meant) => {
  expect(menuKey(key, here, 3)).toEqual(meant);
});
