import { describe, expect, it } from 'vitest';
import { glued } from './log';
import { luckOf, turningPoints } from './report';
import { nextSeat, sinceLastTurn } from './turns';

describe('turning points', () => {
  it('are where somebody else comes to lead alone', () => {
    const points = [[0, 0], [5, 2], [6, 6], [7, 9], [12, 10]].map((scores, n) => ({ n, turn: 1, scores }));
    expect(turningPoints(points).map(({ n, seat }) => [n, seat])).toEqual([[3, 1], [4, 0]]);
  });
});

it('counts the dice of both sides of a battle', () => {
  const facts = { side: 'red', enemy: 'galli', attack: [6, 4], defence: [1] };
  expect(luckOf([{ i: 0, n: 0, kind: 'round', rule: '', facts, sentence: '' }])).toEqual([
    { side: 'red', count: 2, mean: 5 }, { side: 'galli', count: 1, mean: 1 },
  ]);
});

describe('hot-seat', () => {
  it('leaves the screen to the seat that is asked', () => {
    expect(nextSeat([0, 2], [0, 2], 2)).toBe(2);
  });

  it('hands it to the next of this screen that is asked', () => {
    expect(nextSeat([0, 2], [2], 0)).toBe(2);
    expect(nextSeat([0, 2], [1], 0)).toBe(0);
  });
});

it('goes back to the beginning of the turn without a remembered moment', () => {
  const turn = { i: 0, n: 12, kind: 'turn', rule: '', facts: {}, sentence: '' };
  expect(sinceLastTurn([turn], 20)).toBe(12);
  expect(sinceLastTurn([turn], 200)).toBe(140);
});

it('keeps the colon with the name before it', () => {
  const pieces = glued([{ text: 'In ' }, { text: 'Roma', id: 'roma' }, { text: ': Red wins' }]);
  expect(pieces.map(({ text, tail }) => text + tail)).toEqual(['In ', 'Roma:', ' Red wins']);
});
