import { expect, it } from 'vitest';
import { lineIn, namesIn } from './record';

it('reads the seats of a record', () => {
  expect(namesIn('Romanum record 1\ngame: hre\nnames: ["Green", "Red (miles)"]\n')).toEqual(['Green', 'Red (miles)']);
});

it('reads of which game and scenario it is', () => {
  const record = 'Romanum record 1\r\ngame: hre\r\nrules: 2\r\nscenario: standard\r\n';
  expect([lineIn(record, 'game'), lineIn(record, 'scenario')]).toEqual(['hre', 'standard']);
  expect(lineIn(record, 'names')).toBe('');
});

it('finds no seats in other text', () => {
  expect(namesIn('names: [nonsense]')).toEqual([]);
});
