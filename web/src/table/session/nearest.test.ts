import { expect, it } from 'vitest';
import { isProposed, nearestTo } from './nearest';

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

it('of those who are on the way only what brings them nearer is proposed', () => {
  const from = (at: string, ...options: string[]) =>
    nearestTo('to capua', options.map(option), [], placeOf, points, { from: at }).map(({ text }) => text);
  expect(from('roma', 'to ostia', 'to roma')).toEqual(['to ostia']);
  expect(from('ostia', 'to roma')).toEqual([]);
});

it('what the refusal names leads there', () => {
  const options = ['to ostia', 'embark'].map(option);
  expect(nearestTo('to capua', options, [], placeOf, points, { instead: 'embark' })).toEqual([option('embark')]);
});

it('nothing is proposed that gives something up', () => {
  const stakes = { halt: { kind: 'quits', words: '' }, pay: { kind: 'spends', words: '' } } as const;
  expect(['halt', 'pay', 'to ostia'].map((text) => isProposed(option(text), { stakes }))).toEqual([false, true, true]);
});
