import { expect, it } from 'vitest';
import { catalogue, citations } from '../citations';

const known = catalogue('trajan');
const cited = citations('trajan');

it('every rule that the board cites stands in the catalogue', () => {
  expect(known.size).toBeGreaterThan(100);
  expect(cited.length).toBeGreaterThan(8);
  expect(cited.filter((line) => !known.has(line.split(' ')[0]))).toEqual([]);
});
