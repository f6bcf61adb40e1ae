import { describe, expect, it } from 'vitest';
import { ago, componentIds, diceOf, Names, seatName } from './words';

const names = new Names({ gallia: 'Gallia', cisalpina: 'Gallia Cisalpina', roma: 'Roma', red: 'Red' });

describe('names in a sentence', () => {
  it('are found, the longest first', () => {
    expect(names.pieces('Red takes Gallia Cisalpina.')).toEqual([
      { text: 'Red', id: 'red' }, { text: ' takes ' }, { text: 'Gallia Cisalpina', id: 'cisalpina' }, { text: '.' },
    ]);
  });

  it('are only those of things on the table', () => {
    const only = componentIds({ provinces: [{ id: 'roma', name: 'Roma' }], counters: { forts: 9 } });
    expect([...only]).toEqual(['roma']);
    expect(new Names({ roma: 'Roma', sea: 'the sea' }, only).pieces('the sea')).toEqual([{ text: 'the sea' }]);
  });

  it('stand beside the rules that the sentence cites', () => {
    expect(names.pieces('Fort: +1 [10.4a]')).toEqual([{ text: 'Fort: +1 ' }, { text: '10.4a', rule: '10.4a' }]);
  });

  it('are whole words', () => {
    expect(names.pieces('Romania')).toEqual([{ text: 'Romania' }]);
  });
});

describe('dice in facts', () => {
  it('are those of attack and defence', () => {
    expect(diceOf({ side: 'red', attack: [4, 4], defence: [3] })).toEqual([{ name: 'attack', dice: [4, 4] }, { name: 'defence', dice: [3] }]);
  });

  it('are not other numbers', () => {
    expect(diceOf({ points: 6, dioceses: [2, 4], dice: [] })).toEqual([]);
  });
});

it('tells how long ago something was', () => {
  const now = Date.parse('2026-01-02T00:00:00Z');
  expect(ago('2026-01-01T23:59:30Z', now)).toBe('just now');
  expect(ago('2026-01-01T23:58:00Z', now)).toBe('2 minutes ago');
  expect(ago('2026-01-01T00:00:00Z', now)).toBe('1 day ago');
});

it('names a seat without its bot', () => {
  expect(seatName({ name: 'Yellow (miles)', bot: 'miles' })).toBe('Yellow');
  expect(seatName({ name: 'Yellow', bot: null })).toBe('Yellow');
});
