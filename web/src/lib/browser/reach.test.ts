import { expect, it } from 'vitest';
import { reachOf } from './reach';

it.each([
  ['http://127.0.0.1:8765', 'machine'],
  ['http://localhost:8765', 'machine'],
  ['http://[::1]:8765', 'machine'],
  ['http://192.168.1.20:8765', 'network'],
  ['http://172.20.0.3', 'network'],
  ['http://laptop.local:8765', 'network'],
  ['http://laptop:8765', 'network'],
  ['http://[fd00::1]', 'network'],
  ['https://club.example', 'world'],
  ['http://172.40.0.3', 'world'],
])('a link to %s is for the %s', (address, reach) => {
  expect(reachOf(address)).toBe(reach);
});
