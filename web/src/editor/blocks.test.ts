import { describe, expect, it } from 'vitest';
import type { BlocksDrawer } from './api';
import { fresh, lacking, read, rowsOf, withField, withoutField } from './blocks';
import { opened } from './sheets';

const SIDE = { kind: 'name' as const, names: ['roman', 'parthian'] };
const FLAG = { kind: 'flag' as const };
const CITIES = { kind: 'number' as const, low: 1, high: 66 };
const CITY = { kind: 'name' as const, names: ['antioch'] };
const AIMS: BlocksDrawer = {
  id: 'aims', title: 'Ways to win', rule: '4.0b', called: {}, shape: 'blocks', most: 24, tag: 'kind',
  kinds: {
    count: { side: SIDE, cities: CITIES, requisite: FLAG },
    triumph: { side: SIDE, city: CITY, requisite: FLAG },
  },
  own: [{ side: 'parthian', kind: 'count', cities: 22 }],
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
    expect(read('{"for": ["caesar"]}')).toEqual({ for: ['caesar'] });
    for (const text of ['[1]', '{', 'null', '3']) expect(read(text)).toBeNull();
  });
});
