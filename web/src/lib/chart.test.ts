import { describe, expect, it } from 'vitest';
import { percent, promise, provided, scoreGraph, signed, step } from './chart';

const frame = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

describe('the score graph', () => {
  it('draws a line for each seat from the first stage to the last', () => {
    const graph = scoreGraph([{ n: 0, turn: 1, scores: [0, 0] }, { n: 9, turn: 1, scores: [40, 20] }], frame);
    expect(graph.lines.map((line) => line.path)).toEqual(['M10 110L110 10', 'M10 110L110 60']);
    expect(graph.turns).toEqual([{ turn: 1, x: 110 }]);
  });

  it('has a scale of round numbers', () => {
    expect([3, 17, 90, 251].map(step)).toEqual([1, 5, 50, 100]);
  });

  it('survives a match without points', () => {
    expect(scoreGraph([], frame).lines).toEqual([]);
  });
});

it('writes shares and signs', () => {
  expect(percent(0.625)).toBe('63%');
  expect([signed(1), signed(-2), signed(0)]).toEqual(['+1', '−2', '0']);
});

it('tells a chance in percent and an amount by its average', () => {
  expect(promise({ win: 0.625 })).toBe('63%');
  expect(promise({ win: 1, gain: 5.5 })).toBe('≈ +5.5');
});

describe('what a chance assumes', () => {
  it('is said where those who are attacked may get away, with their chance', () => {
    expect(provided({})).toBe('');
    expect(provided({ escape: 0.6 })).toBe('if they stand; 60% they can withdraw');
    expect(provided({ escape: 1 })).toBe('if they stand; they can withdraw');
  });
});
