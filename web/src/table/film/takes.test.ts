import { describe, expect, it } from 'vitest';
import type { EventLine, GameStatic } from '$lib/api';
import { scoredIn } from './scored';
import { waitsForDice } from './suspense';
import { waysTogether } from './marches';
import { paceOf, readingTime } from './pace';
import { concerns, takesOf, toldOf, whereIs } from './takes';

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
    battle: [{ role: 'battle' as const, place: 'place' }],
    'sets-out': [{ role: 'leg' as const, side: 'side', place: 'place', starts: true }],
    marches: [{ role: 'leg' as const, side: 'side', place: 'place', cost: 'cost' }],
    moves: [{ role: 'leg' as const, side: 'side', force: 'who', origin: 'from', place: 'to' }],
  },
  topics: {},
  names: { rebels: 'Rebels', roma: 'Rome' },
  words: { 'screen-went-marches': '{side} marches from {from} to {to} for {cost} MP.' },
};
const nobody = (): boolean => false;

describe('takes', () => {
  it('are one an action', () => {
    const takes = takesOf(game, [line(0, 1, 'attack'), line(1, 1, 'round'), line(2, 2, 'attack')], nobody);
    expect(takes.map(({ n, events }) => [n, events.length])).toEqual([[1, 2], [2, 1]]);
  });
  it('part what is too long to be read at once', () => {
    const takes = takesOf(game, [0, 1, 2, 3].map((i) => line(i, 5, 'points', {}, 'x'.repeat(80))), nobody);
    expect(takes.map(({ n, events }) => [n, events.length])).toEqual([[5, 2], [5, 2]]);
  });
  it('leave out what has no sentence', () => {
    expect(takesOf(game, [line(0, 1, 'x', {}, '')], nobody)).toEqual([]);
  });
  it('stay longer the more there is to read, and as one wishes', () => {
    const [short, long] = takesOf(game, [line(0, 1, 'a', {}, 'Red.'), line(1, 2, 'b', {}, 'x'.repeat(90))], nobody);
    expect(readingTime(game, long!, 'normal')).toBeGreaterThan(readingTime(game, short!, 'normal') * 3);
    expect(readingTime(game, long!, 'slow')).toBeGreaterThan(readingTime(game, long!, 'normal'));
    expect(readingTime(game, long!, 'fast')).toBeLessThan(readingTime(game, long!, 'normal'));
  });
  it('leave time for dice', () => {
    const dice = line(1, 2, 'round', { attack: [5, 2] }, 'Red.');
    const [dry, rolled] = takesOf(game, [line(0, 1, 'dry', {}, 'Red.'), dice], nobody);
    expect(readingTime(game, rolled!, 'normal')).toBeGreaterThan(readingTime(game, dry!, 'normal'));
  });
});

describe('a march', () => {
  const steps = [
    line(0, 1, 'sets-out', { side: 'rebels', place: 'roma' }),
    line(1, 2, 'marches', { side: 'rebels', place: 'capua', cost: 2 }),
    line(2, 4, 'marches', { side: 'rebels', place: 'cumae', cost: 3 }),
  ];
  it('is one take, with one sentence and one arrow along its way', () => {
    const [march, ...more] = takesOf(game, steps, nobody);
    expect(more).toEqual([]);
    expect(march).toMatchObject({ first: 1, n: 4 });
    expect(march!.lines.map(({ sentence }) => sentence)).toEqual(['Rebels marches from Rome to cumae for 5 MP.']);
    const told = toldOf(game, march!.events, () => true, [['roma', 'cumae'], ['a', 'b']]);
    expect(told).toEqual({ arrows: [['roma', 'capua', 'cumae'], ['a', 'b']], places: [] });
  });
  it('is one line of the log after the one that somebody sets out', () => {
    const told = (events: EventLine[]): string[] => waysTogether(game, events).map(({ sentence }) => sentence);
    expect(told(steps)).toEqual(['sets-out.', 'Rebels marches from Rome to cumae for 5 MP.']);
    expect(told(steps.slice(1))).toEqual(['marches.', 'marches.']);
  });
  it('begins where the map saw it begin, if no event tells it', () => {
    const told = toldOf(game, steps.slice(1), () => true, [['ostia', 'cumae']]);
    expect(told.arrows).toEqual([['ostia', 'capua', 'cumae']]);
  });
  it('is parted by whatever else happens, by another side and by another start', () => {
    const dice = line(2, 3, 'round', { attack: [4] });
    const parted = [...steps.slice(0, 2), dice, steps[2]!, line(4, 5, 'marches', { side: 'blue', place: 'capua' })];
    expect(takesOf(game, [...parted, steps[0]!], nobody).map(({ events }) => events.length)).toEqual([2, 1, 1, 1, 1]);
  });
  it('goes on from where the last step came to, with the same force', () => {
    const step = (i: number, from: string, to: string, who = ['a']) =>
      line(i, i, 'moves', { side: 'x', who, from, to });
    const steps = [step(1, 'a', 'b'), step(2, 'b', 'c'), step(3, 'd', 'e'), step(4, 'e', 'f', ['b'])];
    const takes = takesOf(game, steps, nobody);
    expect(takes.map(({ events }) => events.length)).toEqual([2, 1, 1]);
    expect(toldOf(game, takes[0]!.events, () => true, []).arrows).toEqual([['a', 'b', 'c']]);
  });
  it('has the steps that no event tells of', () => {
    const takes = takesOf(game, [steps[0]!, line(1, 6, 'battle')], nobody);
    expect(takes.map(({ n }) => n)).toEqual([5, 6]);
  });
});

describe('a long film', () => {
  const text = 'x'.repeat(100);
  const takes = takesOf(
    game,
    Array.from({ length: 40 }, (_, k) => line(k, k, k % 4 ? 'raises' : 'battle', { side: k === 8 ? 'me' : '' }, text)),
    ({ facts }) => facts.side === 'me',
  );
  const pace = paceOf(game, takes);
  const time = (k: number): number => readingTime(game, takes[k]!, 'normal', pace);
  it('lasts about a minute', () => {
    const whole = takes.reduce((sum, _, k) => sum + time(k), 0);
    expect(takes.reduce((sum, take) => sum + readingTime(game, take, 'normal'), 0)).toBeGreaterThan(120_000);
    expect(whole).toBeLessThan(75_000);
  });
  it('leaves time for what concerns me, less for battles of others, least for the rest', () => {
    expect(time(8)).toBe(readingTime(game, takes[8]!, 'normal'));
    expect(time(4)).toBeLessThan(time(8));
    expect(time(1)).toBeLessThan(time(4));
    expect(time(1)).toBeGreaterThanOrEqual(900);
  });
  it('is not hurried if it is short', () => {
    expect(paceOf(game, takes.slice(0, 8))).toEqual({ small: 1, great: 1 });
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
    const told = toldOf(game, events, onMap, [['roma', 'dacia']]);
    expect(told).toEqual({ arrows: [['roma', 'dacia']], places: ['gallia'] });
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

describe('while dice fly', () => {
  const news = [line(3, 2, 'sets-out'), line(4, 2, 'round', { attack: 5 }), line(5, 2, 'battle', { place: 'roma' })];
  const shown = (drawing: boolean) => ({ game: game as unknown as GameStatic, news, film: { drawing } });

  it('nobody reads how they fall, nor what comes of it', () => {
    expect([line(1, 1, 'round', { attack: 2 }), ...news].map((event) => waitsForDice(shown(true), event))).toEqual(
      [false, false, true, true],
    );
  });

  it('all is told once they rest', () => {
    expect(news.some((event) => waitsForDice(shown(false), event))).toBe(false);
  });
});
