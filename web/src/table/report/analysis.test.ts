import { describe, expect, it } from 'vitest';
import { chance, chanceGraph, change, moved } from './analysis';

const FRAME = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };

describe('an analysis', () => {
  it('writes chances with one digit and their changes with a sign', () => {
    expect(chance(4250)).toBe('42.5 %');
    expect([change(310), change(-40)]).toEqual(['+3.1 %', '−0.4 %']);
  });

  it('draws a line a seat from the first action to the last', () => {
    const points = [
      { n: 0, turn: 1, chances: [5000, 5000] },
      { n: 5, turn: 1, chances: [7500, 2500] },
      { n: 10, turn: 2, chances: [10000, 0] },
    ];
    const graph = chanceGraph(points, [4], FRAME);
    expect(graph.lines.map(({ path }) => path)).toEqual(['M0 50L50 25L100 0', 'M0 50L50 75L100 100']);
    expect(graph.turns).toEqual([
      { turn: 1, x: 0 },
      { turn: 2, x: 100 },
    ]);
    expect(graph.marks).toEqual([{ number: 1, x: 50 }]);
  });

  it('tells whose chances have changed, the most first', () => {
    expect(moved([2500, 2500, 2500, 2500], [2550, 1000, 2950, 3500])).toEqual([1, 3, 2]);
  });
});
