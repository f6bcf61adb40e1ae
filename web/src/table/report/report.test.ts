import { describe, expect, it } from 'vitest';
import { glued } from '../log/log';
import { turningPoints } from './report';
import { nextSeat } from '../session/turns';

describe('turning points', () => {
  it('are where somebody else comes to lead alone', () => {
    const points = [
      [0, 0],
      [5, 2],
      [6, 6],
      [7, 9],
      [12, 10],
    ].map((scores, n) => ({ n, turn: 1, scores }));
    expect(turningPoints(points).map(({ n, seat }) => [n, seat])).toEqual([
      [3, 1],
      [4, 0],
    ]);
  });
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

it('keeps the colon with the name before it', () => {
  const pieces = glued([{ text: 'In ' }, { text: 'Roma', id: 'roma' }, { text: ': Red wins' }]);
  expect(pieces.map(({ text, tail }) => text + tail)).toEqual(['In ', 'Roma:', ' Red wins']);
});
