import { expect, it } from 'vitest';
import { size } from './size';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [3400, '3.4 kB'],
  [34_000, '34 kB'],
  [2_000_000, '2.0 MB'],
  [12e9, '12 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(size(bytes)).toBe(words);
});
