import { expect, it } from 'vitest';
import type { Turn } from './api';
import { icon } from './browser/badge';
import { fresh } from './calls.svelte';

const turn = (match: string): Turn => ({
  match,
  game: 'hre',
  title: '',
  branch: false,
  seats: [0],
  names: ['Green'],
  others: [],
  since: '2026-11-15T12:00:00Z',
  deadline: null,
  left: null,
});

it('calls for matches that have come to wait, and only once', () => {
  expect(fresh([turn('a')], [turn('a'), turn('b')]).map((one) => one.match)).toEqual(['b']);
  expect(fresh([turn('a'), turn('b')], [turn('b')])).toEqual([]);
});

it('shows how many wait on the icon of the tab', () => {
  expect(icon(0)).toBe('/favicon.svg');
  expect(decodeURIComponent(icon(3))).toContain('>3</text>');
  expect(decodeURIComponent(icon(12))).toContain('>9+</text>');
});
