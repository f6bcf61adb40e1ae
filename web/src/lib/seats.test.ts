import { expect, it } from 'vitest';
import type { GameSummary } from './api';
import { seatNames, usualLevel } from './seats';

const game = (seat_names: Record<string, string[]>, bots: string[]): GameSummary =>
  ({ seat_names, bots: bots.map((id) => ({ id, title: id, help: '' })) }) as unknown as GameSummary;

it('calls seats as the scenario does, else as the game does for so many', () => {
  const pax = game({ '2': ['Rome', 'Carthage'], 'ix 2': ['Macedon', 'Syria'] }, []);
  expect(seatNames(pax, 'ix', 2)).toEqual(['Macedon', 'Syria']);
  expect(seatNames(pax, 'ii', 2)).toEqual(['Rome', 'Carthage']);
  expect(seatNames(pax, 'ii', 5)).toEqual([]);
  expect(seatNames(undefined, 'ii', 2)).toEqual([]);
});

it('plays against the usual level, or the first that there is', () => {
  expect(usualLevel(game({}, ['tiro', 'miles']))).toBe('miles');
  expect(usualLevel(game({}, ['tiro']))).toBe('tiro');
  expect(usualLevel(undefined)).toBe('miles');
});
