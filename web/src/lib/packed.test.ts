import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pack, packPath, unpack, unpackPath } from './packed';

const map = readFileSync(new URL('../../../src/romanum/games/hre/data/map.json', import.meta.url), 'utf8');

/** A path as a list of letters and numbers, however it is spaced. */
const read = (path: string) =>
  path.match(/[A-Za-z]|-?\d*\.?\d+/g)!.map((token) => (/[A-Za-z]/.test(token) ? token : Number(token)));
const drawn = (text: string) => /^M[-\d.]/.test(text);

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}

it.each([
  'M0 0',
  'M153.2 509.9l-9.6 13.5 .1-.3z',
  'M1599.9 1119.9m-3.8 3.8l3.9-3.9 35.6-35.6 35.7-35.7q1 2 3 4z',
  'M-1 -1600l700 0',
])('draws %s as before', (path) => {
  expect(packPath(path)).not.toBe(path);
  expect(read(unpackPath(packPath(path)))).toEqual(read(path));
});

it.each(['Mauretania', 'M1.25 3l1 1', 'M1 2A3 3 0 0 1 4 4', '', '60 BC'])('leaves %s as it is', (text) => {
  expect(unpackPath(packPath(text))).toBe(text);
});

it('draws the whole map as before', () => {
  const [before, after] = [texts(JSON.parse(map)), texts(unpack(pack(JSON.parse(map))))];
  expect(after.map((text) => (drawn(text) ? read(text) : text))).toEqual(
    before.map((text) => (drawn(text) ? read(text) : text)),
  );
});

it('makes the map smaller by a sixth at least, and needs no escapes', () => {
  const packed = JSON.stringify(pack(JSON.parse(map)));
  expect(packed).not.toContain('\\');
  expect(gzipSync(packed).length).toBeLessThan(gzipSync(map).length * (5 / 6));
});
