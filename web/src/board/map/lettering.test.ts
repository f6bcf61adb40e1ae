import { describe, expect, it } from 'vitest';
import type { Lettering } from './drawn';
import { relettered } from './lettering';

const ROME: Lettering = { text: 'ROME', size: 20, letters: [[0, 0, 0], [10, 0, 0], [20, 0, 0], [30, 0, 0]] };
const WEST: Lettering = {
  text: 'WESTSICILY',
  size: 10,
  letters: [
    ...[0, 5, 10, 15].map((x): [number, number, number] => [x, 0, 0]),
    ...[-5, 0, 5, 10, 15, 20].map((x): [number, number, number] => [x, 12, 0]),
  ],
};

describe('a name along the land in another language', () => {
  it('takes the places of as many letters', () => {
    expect(relettered(ROME, 'Roma')).toEqual({ ...ROME, text: 'ROMA' });
  });
  it('stands about the same middle if it is shorter', () => {
    expect(relettered(ROME, 'Rom').letters.map(([x]) => x)).toEqual([5, 15, 25]);
  });
  it('keeps between the same ends, in smaller letters, if it is longer', () => {
    const { size, letters } = relettered(ROME, 'Romanum');
    expect([letters.at(0)![0], letters.at(-1)![0], letters.length]).toEqual([0, 30, 7]);
    expect(size).toBeLessThan(20);
  });
  it('has as many lines, if there are words for them', () => {
    const ys = (name: string): number[] => [...new Set(relettered(WEST, name).letters.map(([, y]) => y))];
    expect(ys('Sicilia occidentale')).toEqual([0, 12]);
    expect(ys('Westsizilien')).toEqual([12]);
  });
});
