import { describe, expect, it } from 'vitest';
import type { EventLine, Table, Update } from './api';
import { joinTable, joinUpdate } from './tables';

const event = (i: number, n = i): EventLine => ({ i, n, kind: 'place', rule: '9a', facts: {}, sentence: `event ${i}` });

const table = (more: Partial<Table> = {}): Table => ({
  type: 'table',
  match: 'm',
  seat: 0,
  seq: 10,
  n: 10,
  state: 'running',
  view: { turn: 1, armies: [1, 2] },
  pending: [0],
  decision: null,
  waiting: '',
  from: 0,
  events: [event(0), event(1)],
  undo: null,
  result: null,
  names: [],
  seats: [],
  ...more,
});

const update = (more: Partial<Update> = {}): Update => ({
  type: 'update',
  seat: 0,
  base: 10,
  seq: 11,
  n: 11,
  changes: { armies: [2, 2] },
  pending: [1],
  decision: null,
  waiting: 'Red plays.',
  from: 2,
  events: [event(2)],
  undo: null,
  result: null,
  state: 'running',
  ...more,
});

describe('a table that arrives', () => {
  it('with all events stands for itself', () => {
    expect(joinTable(null, table())).toEqual(table());
  });

  it('with the events since then is joined to those known', () => {
    const joined = joinTable(table(), table({ seq: 12, from: 1, events: [event(1), event(2)] }));
    expect(joined?.events.map((one) => one.i)).toEqual([0, 1, 2]);
  });

  it('is not joined where events are missing', () => {
    expect(joinTable(table(), table({ from: 5 }))).toBeNull();
  });
});

describe('an update', () => {
  it('changes only the fields it names', () => {
    const joined = joinUpdate(table(), update());
    expect(joined).toMatchObject({ table: { seq: 11, view: { turn: 1, armies: [2, 2] } }, news: [event(2)] });
  });

  it('tells what is wished now, or that nothing is', () => {
    const known = table({ wishes: { counter: 'never' } });
    expect(joinUpdate(known, update({ wishes: { interception: 'concerned' } }))).toMatchObject({
      table: { wishes: { interception: 'concerned' } },
    });
    expect(joinUpdate(known, update())).toMatchObject({ table: { wishes: {} } });
  });

  it('that takes events away by an undo cuts the list', () => {
    const joined = joinUpdate(table(), update({ n: 9, from: 1, events: [] }));
    expect(joined).toMatchObject({ table: { n: 9, events: [event(0)] }, news: [] });
  });

  it('that is known already is left alone', () => {
    expect(joinUpdate(table({ seq: 12 }), update())).toBe('old');
  });

  it('after one that was missed asks for the whole', () => {
    expect(joinUpdate(table({ seq: 9 }), update())).toBe('gap');
    expect(joinUpdate(null, update())).toBe('gap');
  });
});
