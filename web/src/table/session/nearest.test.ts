import { expect, it } from 'vitest';
import { nearestTo } from './nearest';

const option = (text: string) => ({ text, label: text });
const points = new Map([
  ['roma', [0, 0]],
  ['ostia', [1, 0]],
  ['capua', [5, 0]],
] as const);
const placeOf = (text: string): string | null => text.split(' ')[1] ?? null;
const nearest = (action: string, ...options: string[]): string[] =>
  nearestTo(action, options.map(option), [option('pass')], placeOf, points).map(({ text }) => text);

it('what can be done at the place comes first, then the same elsewhere by distance', () => {
  expect(nearest('place roma', 'place capua', 'place ostia', 'raise roma')).toEqual([
    'raise roma',
    'place ostia',
    'place capua',
  ]);
});

it('where nothing of the kind is offered, anything on the map will do', () => {
  expect(nearest('attack roma', 'place capua', 'place ostia')).toEqual(['place ostia', 'place capua', 'pass']);
});

it('what is about no place of the map has what the server thinks of', () => {
  expect(nearest('attack', 'place roma')).toEqual(['pass']);
  expect(nearest('attack atlantis', 'place roma')).toEqual(['pass']);
});

it('where nothing can be chosen on the map, nothing of another kind is called near', () => {
  expect(nearest('go roma', 'leave')).toEqual([]);
});
