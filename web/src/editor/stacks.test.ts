import { describe, expect, it } from 'vitest';
import type { BoardDrawer } from './api';
import { completions, move, piles, placeOf, put, take, withOne, withoutOne } from './stacks';

const BOARD = {
  id: 'board', title: 'Board', rule: '', called: {},
  shape: 'board' as const, places: ['roma', 'capua', 'syria'], most: {}
};
/** Armies with their number after them, and what stands alone. */
const ARMIES: BoardDrawer = {
  ...BOARD,
  counters: ['red', 'galli', 'fort', 'city'],
  after: ['red', 'galli'],
  most: { red: 3 },
};
/** Sides with what is theirs, units with their number before them, leaders of whom there is one. */
const SIDES: BoardDrawer = {
  ...BOARD,
  sides: ['rome', 'carthage'],
  counters: ['legion', 'heavy', 'scipio', 'city', 'walls'],
  before: ['legion', 'heavy'],
  after: ['walls'],
  once: ['scipio'],
};
/** Stacks behind bars, and a leader who is called as his side is. */
const STACKS: BoardDrawer = {
  ...BOARD,
  sides: ['caesar', 'gaul'],
  counters: ['caesar', '10-a', 'colour', 'top'],
  before: ['10-a'],
  once: ['caesar'],
  notes: ['colour', 'top'],
  between: '|',
};
/** There is one of each, with words between them that hold for what follows. */
const SINGLE: BoardDrawer = {
  ...BOARD,
  counters: ['trajan', 'alae', 'in', 'out'],
  once: ['trajan', 'alae'],
  notes: ['in', 'out'],
};

const of = (counter: string, side = '') => ({ counter, side });

describe('the words of a place', () => {
  it('are read as counters, whoever they belong to', () => {
    expect(piles(ARMIES, 'red 3 fort of red city was galli')).toEqual([
      { counter: 'red', side: '', number: 3 },
      { counter: 'fort', side: '', number: 1 },
      { counter: 'city', side: '', number: 1 },
    ]);
    expect(piles(SIDES, 'rome 2 legion scipio carthage walls 4')).toEqual([
      { counter: 'legion', side: 'rome', number: 2 },
      { counter: 'scipio', side: 'rome', number: 1 },
      { counter: 'walls', side: 'carthage', number: 4 },
    ]);
    expect(piles(STACKS, 'caesar 2 10-a caesar colour 6 top 10-a').map(({ counter }) => counter)).toEqual([
      '10-a',
      'caesar',
    ]);
  });

  it('have one counter more, as many as there may be', () => {
    expect(withOne(ARMIES, '', of('red'))).toBe('red 1');
    expect(withOne(ARMIES, 'red 2 fort of red', of('red'))).toBe('red 3 fort of red');
    expect(withOne(ARMIES, 'red 3', of('red'))).toBe('red 3');
    expect(withOne(ARMIES, 'red 3 fort', of('fort'))).toBe('red 3 fort');
  });

  it('put it among those of its side', () => {
    expect(withOne(SIDES, 'rome 2 legion carthage 1 heavy', of('heavy', 'rome'))).toBe(
      'rome 2 legion 1 heavy carthage 1 heavy',
    );
    expect(withOne(SIDES, 'rome city', of('legion', 'carthage'))).toBe('rome city carthage 1 legion');
    expect(withOne(STACKS, 'caesar 2 10-a colour 6', of('caesar', 'caesar'))).toBe('caesar 2 10-a caesar colour 6');
    expect(withOne(STACKS, 'caesar 2 10-a', of('10-a', 'gaul'))).toBe('caesar 2 10-a | gaul 1 10-a');
  });

  it('have one less, and nothing of a side of which nothing is left', () => {
    expect(withoutOne(ARMIES, 'red 2 city', of('red'))).toBe('red 1 city');
    expect(withoutOne(ARMIES, 'red 1 was galli', of('red'))).toBe('');
    expect(withoutOne(SIDES, 'rome 1 legion carthage city', of('legion', 'rome'))).toBe('carthage city');
    expect(withoutOne(STACKS, 'caesar 1 10-a colour 6 | gaul 1 10-a', of('10-a', 'caesar'))).toBe('gaul 1 10-a');
    expect(withoutOne(SINGLE, 'in trajan alae', of('trajan'))).toBe('in alae');
  });

  it('can be completed', () => {
    expect(completions(SIDES, 'rome 2 le')).toEqual(['rome 2 legion']);
    expect(completions(SIDES, 'rome ')).toEqual([]);
  });
});

describe('the board', () => {
  it('has a counter once of which there is one', () => {
    const board = put(SINGLE, { roma: 'trajan', capua: 'alae' }, 'capua', of('trajan'));
    expect(board).toEqual({ capua: 'alae trajan' });
    expect(placeOf(SINGLE, board, 'trajan')).toBe('capua');
  });

  it('lets one go from place to place, and off the map', () => {
    const board = { roma: 'rome 2 legion city' };
    expect(move(SIDES, board, 'roma', 'capua', of('legion', 'rome'))).toEqual({
      roma: 'rome 1 legion city',
      capua: 'rome 1 legion',
    });
    expect(take(SIDES, { roma: 'rome 1 legion' }, 'roma', of('legion', 'rome'))).toEqual({});
  });

  it('lets all go: where something stands, they join it', () => {
    expect(move(ARMIES, { roma: 'red 2 fort of red' }, 'roma', 'syria')).toEqual({ syria: 'red 2 fort of red' });
    expect(move(ARMIES, { roma: 'red 2', syria: 'red 1' }, 'roma', 'syria')).toEqual({ syria: 'red 3' });
    expect(move(ARMIES, { roma: 'red 2', syria: 'red 1' }, 'roma', null)).toEqual({ syria: 'red 1' });
    expect(move(ARMIES, { roma: 'red 2' }, 'roma', 'roma')).toEqual({ roma: 'red 2' });
  });
});
