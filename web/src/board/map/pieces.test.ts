import { expect, it } from 'vitest';
import { byPlace } from './pieces';

it('puts strokes that begin near one another together', () => {
  expect(byPlace('M1 1l2-.5m300 0l1 1m1 0l.5.5')).toEqual(['M1 1L3 0.5', 'M303 0.5L304 1.5M305 1.5L305.5 2']);
});

it('understands several lines after one letter, and the way back', () => {
  expect(byPlace('M0 0 10 0 10 10zm5 5l1 0')).toEqual(['M0 0L10 0L10 10L0 0M5 5L6 5']);
});

it('cuts a stroke that is too long, without a gap', () => {
  const pieces = byPlace(`M0 0${'l10 0'.repeat(60)}`);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces[0]).toMatch(/L240 0$/);
  expect(pieces[1]).toMatch(/^M240 0/);
});

it('leaves a drawing with curves whole', () => {
  expect(byPlace('M0 0c1 1 2 2 3 3')).toEqual(['M0 0c1 1 2 2 3 3']);
});
