import { describe, expect, it } from 'vitest';
import { allOf, argument, choicesOf, clickMeans, offersAt, open, opened, opening, parse } from './offers';

const game = { verbs: { raise: 'raise {unit} {place}', attack: 'attack {province} from {origin}', done: 'done' } };
const option = (text: string) => ({ text, label: text });
const asked = (...texts: string[]) => ({ options: texts.map(option) });

describe('an argument', () => {
  it('is found by its kind, wherever it stands', () => {
    expect(argument(game, 'raise legion rome', 'place')).toBe('rome');
    expect(argument(game, 'attack roma from raetia', 'origin')).toBe('raetia');
    expect(argument(game, 'raise legion rome', 'area', 'unit')).toBe('legion');
  });
  it('is none where the verb has no such kind, or the game no such verb', () => {
    expect(argument(game, 'done', 'place')).toBeNull();
    expect(argument(game, 'dance rome', 'place')).toBeNull();
  });
});

describe('the words of an action', () => {
  it('can leave an argument open', () => {
    expect(open(game, 'raise legion rome', 'place')).toBe('raise legion {place}');
    expect(open(game, 'attack roma from raetia', 'province')).toBe('attack {province} from raetia');
    expect(open(game, 'done', 'place')).toBeNull();
  });
});

describe('offers', () => {
  it('stand at their places in the order of the options, each once', () => {
    const found = offersAt(asked('raise legion rome', 'raise horse capua', 'raise horse rome', 'done'), ({ text }) => [
      [argument(game, text, 'place')],
    ]);
    expect([...found].map(([place, here]) => [place, here.length])).toEqual([
      ['rome', 2],
      ['capua', 1],
    ]);
  });
  it('can be replaced by one that opens a place', () => {
    const found = offersAt(asked('raise legion rome', 'raise horse rome'), () => [['rome', opening('rome', 'Choose')]]);
    expect(found.get('rome')).toHaveLength(1);
    expect(opened(found.get('rome')![0]!.text)).toBe('rome');
    expect(clickMeans(found, 'rome', () => ['raise legion rome'])).toEqual([]);
    expect(clickMeans(found, 'capua', () => ['raise legion capua'])).toEqual(['raise legion capua']);
  });
});

it('gathers what can be done with each piece', () => {
  const found = choicesOf(
    asked('lose legion', 'reduce legion', 'lose horse', 'done'),
    ({ text }) => parse(text).args[0] ?? null,
  );
  expect(found.map(({ piece, options }) => [piece, options.map(({ verb }) => verb)])).toEqual([
    ['legion', ['lose', 'reduce']],
    ['horse', ['lose']],
  ]);
});

describe('all pieces at once', () => {
  const choices = choicesOf(asked('take 1 legion', 'take 2 legion', 'take 1 horse', 'leave 1 fleet'), ({ text }) =>
    text.split(' ').at(-1)!,
  );
  it('are one answer for each, the most of each', () => {
    expect(allOf(choices, ['take'])).toEqual(['take 2 legion', 'take 1 horse']);
  });
  it('are nothing where one alone could be meant, or nobody wants all', () => {
    expect(allOf(choices, ['leave'])).toEqual([]);
    expect(allOf(choices, [])).toEqual([]);
  });
});
