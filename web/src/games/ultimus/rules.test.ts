import { expect, it } from 'vitest';
import { catalogue, citations } from '../citations';
import { parts } from './fixtures';

const known = catalogue('ultimus');
const cited = citations('ultimus');

it('every rule that the board cites stands in the catalogue', () => {
  expect(known.size).toBeGreaterThan(250);
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter((line) => !known.has(line.split(' ')[0]))).toEqual([]);
});

it('every stratagem cites a rule of the catalogue', () => {
  expect(parts.stratagems.filter(({ rule }) => !known.has(rule))).toEqual([]);
});
