import { describe, expect, it } from 'vitest';
import { courseOf } from './graph';

const point = (rating: number) => ({ game: 'hre', ended: '2026-11-17T10:00:00Z', rating });

describe('the course of a rating', () => {
  it('begins where everybody does and goes through every match', () => {
    const { dots, path } = courseOf([point(1040), point(1100)], 200, 100);
    expect(path.startsWith('M0 ')).toBe(true);
    expect(dots.map(({ x }) => x)).toEqual([100, 200]);
    expect(dots[1]!.y).toBeLessThan(dots[0]!.y);
  });
  it('has round numbers beside it, with all of the line between them', () => {
    const { ticks } = courseOf([point(937), point(1012)], 200, 100);
    expect(ticks.map(({ value }) => value)).toEqual([900, 950, 1000, 1050]);
    expect([ticks[0]!.y, ticks.at(-1)!.y]).toEqual([100, 0]);
  });
  it('is a line also where nothing has moved', () => {
    expect(courseOf([point(1000)], 200, 100).ticks.length).toBeGreaterThan(1);
  });
});
