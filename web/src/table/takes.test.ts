import { describe, expect, it } from 'vitest';
import type { EventLine } from '$lib/api';
import { scoredIn } from './scored';
import { concerns, readingTime, takesOf, toldOf, whereIs } from './takes';

const line = (i: number, n: number, kind: string, facts: EventLine['facts'] = {}, sentence = `${kind}.`): EventLine => ({
  i,
  n,
  kind,
  rule: '',
  facts,
  sentence,
});
const game = {
  roles: {
    turn: [{ role: 'turn' as const, number: 'turn' }],
    points: [{ role: 'score' as const, side: 'faction', points: 'vp' }],
    round: [{ role: 'roll' as const, dice: ['attack'] }],
  },
  topics: {},
  names: { rebels: 'Rebels' },
};
const nobody = (): boolean => false;

describe('takes', () => {
  it('are one an action', () => {
    const takes = takesOf([line(0, 1, 'attack'), line(1, 1, 'round'), line(2, 2, 'attack')], nobody);
    expect(takes.map(({ n, events }) => [n, events.length])).toEqual([[1, 2], [2, 1]]);
  });
  it('part what is too long to be read at once', () => {
    const takes = takesOf([0, 1, 2, 3].map((i) => line(i, 5, 'points', {}, 'x'.repeat(80))), nobody);
    expect(takes.map(({ n, events }) => [n, events.length])).toEqual([[5, 2], [5, 2]]);
  });
  it('leave out what has no sentence', () => {
    expect(takesOf([line(0, 1, 'x', {}, '')], nobody)).toEqual([]);
  });
  it('stay longer the more there is to read, and as one wishes', () => {
    const [short, long] = takesOf([line(0, 1, 'a', {}, 'Red.'), line(1, 2, 'b', {}, 'x'.repeat(90))], nobody);
    expect(readingTime(game, long!, 'normal')).toBeGreaterThan(readingTime(game, short!, 'normal') * 3);
    expect(readingTime(game, long!, 'slow')).toBeGreaterThan(readingTime(game, long!, 'normal'));
    expect(readingTime(game, long!, 'fast')).toBeLessThan(readingTime(game, long!, 'normal'));
  });
  it('leave time for dice', () => {
    const dice = line(1, 2, 'round', { attack: [5, 2] }, 'Red.');
    const [dry, rolled] = takesOf([line(0, 1, 'dry', {}, 'Red.'), dice], nobody);
    expect(readingTime(game, rolled!, 'normal')).toBeGreaterThan(readingTime(game, dry!, 'normal'));
  });
});

describe('what concerns me', () => {
  const own = new Set(['red', 'galli', 'roma']);
  it('names my side, piece or place, however deep', () => {
    expect(concerns({ facts: { side: 'goths', enemy: 'galli' } }, own, 2)).toBe(true);
    expect(concerns({ facts: { factions: ['blue', 'red'] } }, own, 2)).toBe(true);
    expect(concerns({ facts: { cities: { roma: 2 } } }, own, 2)).toBe(true);
  });
  it('names my seat, and no other number is a seat', () => {
    expect(concerns({ facts: { seat: 2 } }, own, 2)).toBe(true);
    expect(concerns({ facts: { armies: 2, seat: 1 } }, own, 2)).toBe(false);
  });
  it('is nothing else', () => {
    expect(concerns({ facts: { side: 'goths', province: 'dacia' } }, own, 2)).toBe(false);
  });
});

describe('where it happens', () => {
  const onMap = (id: string): boolean => ['roma', 'dacia', 'gallia'].includes(id);
  it('is an arrow from where to where', () => {
    expect(whereIs({ origin: 'roma', province: 'dacia' }, onMap)).toEqual({ arrow: ['roma', 'dacia'] });
    expect(whereIs({ area: 'roma', destination: 'dacia' }, onMap)).toEqual({ arrow: ['roma', 'dacia'] });
  });
  it('is a place, where nobody went anywhere', () => {
    expect(whereIs({ side: 'goths', province: 'dacia' }, onMap)).toEqual({ place: 'dacia' });
    expect(whereIs({ origin: 'sea', province: 'dacia' }, onMap)).toEqual({ place: 'dacia' });
  });
  it('is told once', () => {
    const events = [
      line(0, 1, 'attack', { origin: 'roma', province: 'dacia' }),
      line(1, 1, 'round', { province: 'dacia' }),
      line(2, 1, 'loot', { province: 'gallia' }),
    ];
    expect(toldOf(events, onMap, [['roma', 'dacia']])).toEqual({ arrows: [['roma', 'dacia']], places: ['gallia'] });
  });
});

describe('the card of a turn', () => {
  const summary = [
    { seat: 0, sides: [{ id: 'red', name: 'Red', colour: '#a00', letter: 'R' }], score: 21, parts: [], notes: [] },
  ];
  const log = [
    line(0, 1, 'points', { faction: 'red', vp: 50 }),
    line(1, 2, 'turn', { turn: 3 }),
    line(2, 3, 'points', { faction: 'red', vp: 4 }, 'Red: cities.'),
    line(3, 4, 'points', { faction: 'rebels', vp: 9 }, 'Rebels: loot.'),
    line(4, 5, 'points', { faction: 'red', vp: 2 }, 'Red: dioceses.'),
    line(5, 5, 'turn', { turn: 4 }),
  ];
  it('adds up what everybody scored in the turn that is over, with the reasons', () => {
    const card = scoredIn(game, log, log.slice(4), summary)!;
    expect(card).toMatchObject({ i: 5, turn: 3 });
    expect(card.rows.map(({ name, gained, total }) => [name, gained, total])).toEqual([
      ['Rebels', 9, null],
      ['Red', 6, 21],
    ]);
    expect(card.rows[1]!.why.map(({ sentence }) => sentence)).toEqual(['Red: cities.', 'Red: dioceses.']);
  });
  it('is none while the turn goes on, and none where nobody scored', () => {
    expect(scoredIn(game, log, log.slice(2, 5), summary)).toBeNull();
    expect(scoredIn(game, log.slice(5), log.slice(5), summary)).toBeNull();
  });
});
