import { expect, test } from 'vitest';
import { inOrder, waiting } from './order';

const match = (id: string, my_turn: boolean, hour: number, state: 'waiting' | 'running' | 'over' = 'running') => ({
  id,
  my_turn,
  state,
  changed: new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
});

const MATCHES = [
  match('others, early', false, 1),
  match('over', true, 0, 'over'),
  match('mine, late', true, 5),
  match('others, late', false, 6),
  match('mine, early', true, 2),
];

test('what waits for me comes first, the longest wait before all', () => {
  expect(inOrder(MATCHES).map(({ id }) => id)).toEqual(['mine, early', 'mine, late', 'others, late', 'others, early']);
});

test('those in which I am asked', () => {
  expect(waiting(MATCHES).map(({ id }) => id)).toEqual(['mine, early', 'mine, late']);
});
