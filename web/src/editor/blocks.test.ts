import { describe, expect, it } from 'vitest';
import type { BlocksDrawer } from './api';
import { fieldsOf, fresh, lacking, rowsOf, titled, withField, withoutField } from './blocks';
import { opened, usual } from './sheets';

const SIDE = { kind: 'name' as const, names: ['roman', 'parthian'] };
const FLAG = { kind: 'flag' as const, optional: true };
const CLOSES = { ...FLAG, fresh: false };
const POWERS = { kind: 'names' as const, names: ['caesar', 'vercingetorix'] };
const WHO = { kind: 'name' as const, names: ['caesar', 'vercingetorix'] };
const NEEDS = { kind: 'rows' as const, part: 'condition' };
const CITIES = { kind: 'number' as const, low: 1, high: 66 };
const CITY = { kind: 'name' as const, names: ['antioch'] };
const AIMS: BlocksDrawer = {
  id: 'aims', title: 'Ways to win', rule: '4.0b', called: {}, shape: 'blocks', most: 24, tag: 'kind',
  kinds: {
    count: { side: SIDE, cities: CITIES, requisite: FLAG },
    triumph: { side: SIDE, city: CITY, requisite: FLAG },
  },
  own: [{ side: 'parthian', kind: 'count', cities: 22 }],
  parts: {}, titles: {},
};
const WINS: BlocksDrawer = {
  id: 'wins', title: 'Ways to win', rule: '25.1a', called: {}, shape: 'blocks', most: 24, tag: '',
  kinds: { '': { for: POWERS, needs: NEEDS, closes: CLOSES } },
  parts: { condition: { tag: 'is', kinds: { taken: { by: WHO }, all: { of: NEEDS } } } },
  own: [],
  titles: { taken: 'holds a city', '.for': 'For whom', 'taken.by': 'power' },
};

describe('rows of building blocks', () => {
  it('begin as the scenario has them', () => {
    expect(opened(AIMS)).toEqual(AIMS.own);
    expect(fresh(AIMS, 'count')).toEqual({ side: 'parthian', kind: 'count', cities: 22 });
  });

  it('begin with all that their kind needs, where the scenario has none of it', () => {
    expect(fresh(AIMS, 'triumph')).toEqual({ kind: 'triumph', side: 'roman', city: 'antioch' });
  });

  it('gain and lose a field', () => {
    const row = { kind: 'count', side: 'roman', cities: 3 };
    expect(lacking(AIMS, row)).toEqual(['requisite']);
    expect(lacking(AIMS, withField(row, 'requisite', true))).toEqual([]);
    expect(withoutField(row, 'cities')).toEqual({ kind: 'count', side: 'roman' });
    expect(lacking(AIMS, { kind: 'moon' })).toEqual([]);
  });

  it('are read of whatever a file has', () => {
    expect(rowsOf('x')).toEqual([]);
    expect(rowsOf([3, { kind: 'count' }])).toEqual([{}, { kind: 'count' }]);
  });

  it('stand within rows, each of its own kind', () => {
    const { condition } = WINS.parts;
    expect(fresh(WINS, '')).toEqual({ for: [], needs: [] });
    expect(fresh(condition!, 'taken')).toEqual({ is: 'taken', by: 'caesar' });
    expect(fresh(condition!, 'all')).toEqual({ is: 'all', of: [] });
    expect(fieldsOf(condition!, { is: 'all', of: [] })).toEqual({ of: NEEDS });
    expect(usual(CLOSES)).toBe(false);
  });

  it('are called as the game says, else by their words in the file', () => {
    expect(titled(WINS.titles, 'taken')).toBe('holds a city');
    expect(titled(WINS.titles, 'taken', 'by')).toBe('power');
    expect(titled(WINS.titles, '', 'for')).toBe('For whom');
    expect(titled(WINS.titles, 'lost-battle')).toBe('lost battle');
    expect(titled(WINS.titles, 'cities', 'first_held_by')).toBe('first held by');
  });
});
