import { expect, it } from 'vitest';
import { catalogue, citations } from '../citations';

const known = catalogue('hre');
const cited = citations('hre');

it('every rule that the board cites stands in the catalogue', () => {
  expect(known.size).toBeGreaterThan(100);
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter((line) => !known.has(line.split(' ')[0]))).toEqual([]);
});
