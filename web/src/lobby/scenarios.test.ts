import { describe, expect, it } from 'vitest';
import type { Scenario } from '$lib/api';
import { ANY, looked, startOf } from './scenarios';

type Difficulty = Scenario['difficulty'];
const one = (id: string, minutes: number, players: number[], difficulty: Difficulty, more = {}): Scenario => ({
  id,
  title: id,
  help: 'somewhere',
  players,
  minutes,
  open: false,
  difficulty,
  teaches: `how to ${id}`,
  start: false,
  ...more,
});
const ALL = [
  one('siege', 600, [2], 'middling'),
  one('raid', 60, [2, 3], 'hard'),
  one('march', 120, [2], 'easy', { start: true }),
  one('endless', 100, [4], 'hard', { open: true }),
];
const ids = (wish: object): string[] => looked(ALL, { ...ANY, ...wish }).map((found) => found.id);

describe('looking through scenarios', () => {
  it('begins with where a newcomer begins, however it is sorted', () => {
    expect(ids({})).toEqual(['march', 'siege', 'raid', 'endless']);
    expect(ids({ order: 'length' })).toEqual(['march', 'raid', 'siege', 'endless']);
    expect(ids({ order: 'difficulty' })).toEqual(['march', 'siege', 'raid', 'endless']);
    expect(startOf(ALL)).toBe('march');
  });

  it('leaves out what is too long or has no end', () => {
    expect(ids({ hours: 3 })).toEqual(['march', 'raid']);
  });

  it('finds by players, difficulty and words', () => {
    expect(ids({ players: 3 })).toEqual(['raid']);
    expect(ids({ difficulty: 'hard' })).toEqual(['raid', 'endless']);
    expect(ids({ words: 'how siege' })).toEqual(['siege']);
  });
});
