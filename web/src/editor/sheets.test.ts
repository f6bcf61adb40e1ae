import { describe, expect, it } from 'vitest';
import type { Drawer } from './api';
import { back, begin, forth, step } from './history';
import { readWork } from './keeping';
import { BARE, boardOf, elsewhere, faultsOf, opened, resting, sorted, standsOf, usual, withDrawer } from './sheets';

const TURN: Drawer = {
  id: 'turn', title: 'Turn', rule: '3a', called: {},
  shape: 'one', entry: { kind: 'number', low: 1, high: 7 }
};
const SPENT: Drawer = {
  id: 'spent', title: 'Spent', rule: '', called: {},
  shape: 'many', most: 3, entry: { kind: 'flag' }
};
const BOARD: Drawer = {
  id: 'board', title: 'Board', rule: '', called: {},
  shape: 'board', places: ['roma'], counters: ['red'], most: {}
};
const DRAWERS = [TURN, BOARD, SPENT];
const sheet = { scenario: 'standard', seats: 4, turn: 3, board: { roma: 'red 1' } };
const draft = { game: 'toy', sheet, heading: BARE };

describe('what was done', () => {
  it('is taken back and done again', () => {
    const two = step(step(begin(0), 1), 2);
    expect([back(two).now, back(back(two)).now, back(back(back(two))).now]).toEqual([1, 0, 0]);
    expect(forth(forth(back(back(two)))).now).toBe(2);
    expect(forth(step(back(two), 5)).now).toBe(5);
  });

  it('counts as one step as long as somebody writes', () => {
    const written = step(step(step(begin(''), 'a', 'title'), 'ab', 'title'), 'abc', 'title');
    expect(back(written).now).toBe('');
    expect(back(step(written, 'abc!', 'story')).now).toBe('abc');
    expect(back(step(step(begin(0), 1), 2)).now).toBe(1);
  });
});

describe('a sheet', () => {
  it('keeps what it was before a change', () => {
    expect(withDrawer(draft, 'turn', 4).sheet.turn).toBe(4);
    expect(draft.sheet.turn).toBe(3);
  });

  it('knows what it says, and what is left to its scenario', () => {
    expect(sorted(DRAWERS, draft.sheet)).toEqual({ set: [TURN], left: [SPENT] });
    const lacking = [{ drawer: 'spent', entry: '', text: '', rule: '' }];
    expect(sorted(DRAWERS, draft.sheet, lacking)).toEqual({ set: [TURN, SPENT], left: [] });
  });

  it('begins anew on another scenario', () => {
    expect(resting(draft, 'short', 2).sheet).toEqual({ scenario: 'short', seats: 2 });
  });

  it('takes from a file no more than words for its board', () => {
    const odd = withDrawer(draft, 'board', { roma: 'red 1', capua: 3 });
    expect(standsOf(odd, boardOf(DRAWERS)!)).toEqual({ roma: 'red 1' });
    expect(standsOf(withDrawer(draft, 'board', ['red']), boardOf(DRAWERS)!)).toEqual({});
  });

  it('opens a drawer with what is within its bounds', () => {
    expect([opened(TURN), opened(SPENT), opened(BOARD)]).toEqual([1, [], {}]);
    expect(usual({ kind: 'number', low: -6, high: -2 })).toBe(-2);
    expect(usual({ kind: 'name', names: ['red'] })).toBe('red');
  });

  it('has its faults where they are', () => {
    const [there, deep, whole] = [
      { drawer: 'board', entry: 'roma', text: '', rule: '' },
      { drawer: 'hands', entry: 'red.3', text: '', rule: '' },
      { drawer: 'seats', entry: '', text: '', rule: '' },
    ];
    expect(faultsOf([there, deep, whole], 'hands', 'red')).toEqual([deep]);
    expect(elsewhere([there, whole], DRAWERS)).toEqual([whole]);
  });
});

it('is found again in the browser, unless it is something else', () => {
  expect(readWork(JSON.stringify({ draft, kept: 'k3v9' }))).toEqual({ draft, kept: 'k3v9' });
  expect([readWork(null), readWork('{'), readWork('{"draft": {"game": 3}}')]).toEqual([null, null, null]);
});
