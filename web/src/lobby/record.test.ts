import { expect, it } from 'vitest';
import { namesIn } from './record';

it('reads the seats of a record', () => {
  expect(namesIn('Romanum record 1\ngame: hre\nnames: ["Green", "Red (miles)"]\n')).toEqual(['Green', 'Red (miles)']);
});

it('finds no seats in other text', () => {
  expect(namesIn('names: [nonsense]')).toEqual([]);
});
