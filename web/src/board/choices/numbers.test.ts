import { describe, expect, it } from 'vitest';
import { counted, nearest } from './numbers';

const game = {
  verbs: { hire: 'hire {number} {place}', bribe: 'bribe {number}', march: 'march {place}', pass: 'pass' },
};
const option = (text: string) => ({ text, label: text });
const offered = (...texts: string[]) => counted(game, texts.map(option));
const upTo = (most: number, words: (n: number) => string): string[] =>
  Array.from({ length: most }, (_, i) => words(i + 1));

describe('options that differ in a number', () => {
  it('are one where there are three or more, in the place of the first', () => {
    const found = offered('march rome', ...upTo(40, (n) => `bribe ${n}`), 'pass');
    expect(found.map(({ text, counts }) => [text, counts.length])).toEqual([
      ['march rome', 0],
      ['bribe 1', 40],
      ['pass', 0],
    ]);
    expect(found[1]!.counts[16]).toEqual({ number: 17, option: option('bribe 17') });
  });
  it('stand each on a button where there are two', () => {
    expect(offered(...upTo(3, (n) => `bribe ${n}`)).map(({ counts }) => counts.length)).toEqual([3]);
    expect(offered(...upTo(2, (n) => `bribe ${n}`)).map(({ counts }) => counts.length)).toEqual([0, 0]);
  });
  it('are apart where they differ in more than that', () => {
    const found = offered(...upTo(8, (n) => `hire ${n} utica`), ...upTo(9, (n) => `hire ${n} cirta`));
    expect(found.map(({ text, counts }) => [text, counts.length])).toEqual([
      ['hire 1 utica', 8],
      ['hire 1 cirta', 9],
    ]);
  });
  it('begin with the one offered first, and have the smallest first', () => {
    const [all] = offered(...upTo(8, (n) => `bribe ${9 - n}`));
    expect([all!.text, all!.counts.map(({ number }) => number)]).toEqual(['bribe 8', [1, 2, 3, 4, 5, 6, 7, 8]]);
  });
  it('begin with the usual one', () => {
    const options = upTo(8, (n) => `bribe ${n}`).map(option);
    expect(counted(game, options, 'bribe 8')[0]!.text).toBe('bribe 8');
    expect(counted(game, options, 'pass')[0]!.text).toBe('bribe 1');
  });
  it('are never places that are called by a number', () => {
    expect(offered(...upTo(9, (n) => `march 171${n}`))).toHaveLength(9);
  });
});

it.each([
  [17, 17],
  [0, 1],
  [99, 40],
  [2.5, 2],
])('%d typed is %d of 1 to 40', (typed, meant) => {
  const [run] = offered(...upTo(40, (n) => `bribe ${n}`));
  expect(nearest(run!.counts, typed).number).toBe(meant);
});
