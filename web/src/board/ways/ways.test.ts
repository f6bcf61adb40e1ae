import { describe, expect, it } from 'vitest';
import type { Risk, Ways } from '$lib/board';
import { actionsOf, atOnce, choicesAt, figuresOf, planOf, reachInWords, restOf, riskInWords, tripsTo } from './ways';

const risk = (kind: string, chance: number | null, loses = true): Risk => ({
  kind,
  words: kind,
  rule: '1',
  chance,
  loses,
});

const ways: Ways = {
  at: 'roma',
  stays: ['halt'],
  rest: ['pass'],
  risks: [risk('no-move', 0.25, false), risk('loss', 0.5), risk('enemy', null)],
  legs: [
    ['to ostia', 'ostia', 1, -1, [], '', ['halt']],
    ['to nola', 'nola', 2, 0, [2], '12', ['halt']],
    ['road', 'roma', 0, -1, [0, 1], '', []],
    ['to capua', 'capua', 1, 2, [1], '12', ['halt', 'enter']],
    ['to cumae', 'cumae', 3, 0, [0], '', []],
  ],
  goals: { ostia: [0], nola: [1], capua: [3], cumae: [4] },
};

describe('a trip', () => {
  it('is read backwards from its last leg', () => {
    const [trip] = tripsTo(ways, 'nola');
    expect(trip).toMatchObject({
      actions: ['to ostia', 'to nola'],
      places: ['roma', 'ostia', 'nola'],
      cost: 2,
      ends: '12',
    });
  });

  it('is told with what it costs and risks, to a place within reach alone', () => {
    const told = (place: string): string => reachInWords(ways, place, (mp) => `${mp} MP`, String);
    expect(told('nola')).toContain('2 MP; enemy');
    expect([told('roma'), told('gades')]).toEqual(['', '']);
  });

  it('adds chances of a kind up as chances add up', () => {
    const told = tripsTo(ways, 'capua')[0]!.risks.map((one) => riskInWords(one, String));
    expect(told).toEqual(['no-move, 25%', 'loss, 75%']);
  });

  it('says where a risk is run and who brings it, the first of them by name', () => {
    const met = { ...risk('met', null), whence: ['alesia', 'gergovia'] };
    const again = { ...risk('met', null), whence: ['gergovia', 'bibracte', 'cenabum'] };
    const legs: Ways['legs'] = [
      ['to ostia', 'ostia', 1, -1, [0], '', ['halt']],
      ['to nola', 'nola', 2, 0, [1], '', ['halt']],
    ];
    const watched: Ways = { ...ways, risks: [met, again], legs, goals: { nola: [1] } };
    const [told] = tripsTo(watched, 'nola')[0]!.risks.map((one) => riskInWords(one, (id) => id.toUpperCase()));
    expect(told).toBe('met at OSTIA, NOLA by those at ALESIA, GERGOVIA, BIBRACTE …');
  });

  it('to where one stands is just to stay', () => {
    expect(choicesAt(ways, 'roma').map(actionsOf)).toEqual([['halt', 'pass']]);
  });

  it('leads nowhere out of reach, and nowhere at all if nobody is on the move', () => {
    expect(tripsTo(ways, 'gallia')).toEqual([]);
    expect(tripsTo(null, 'ostia')).toEqual([]);
  });
});

describe('a click on a place within reach', () => {
  const at = (place: string) => choicesAt(ways, place);

  it('goes there, where there is one way and nothing can be lost, and does not end what can go on', () => {
    expect(actionsOf(atOnce(at('ostia'), null, true)!)).toEqual(['to ostia']);
    expect(atOnce(at('cumae'), null, true)?.stay).toBeNull();
  });

  it('says that one stays where one stands already', () => {
    expect(actionsOf(atOnce(at('roma'), null, true)!)).toEqual(['halt', 'pass']);
  });

  it('asks first where something can be lost, unless nobody wants to be asked', () => {
    expect(atOnce(at('nola'), null, true)).toBeNull();
    expect(actionsOf(atOnce(at('nola'), null, false)!)).toEqual(['to ostia', 'to nola', 'halt']);
  });

  it('asks how to stay where there are two ways to do so', () => {
    expect(atOnce(at('capua'), null, false)).toBeNull();
    expect(at('capua').map(({ stay }) => stay)).toEqual(['halt', 'enter']);
  });

  it('asks no more for what was accepted before', () => {
    const plan = planOf(at('capua')[1]!);
    expect(atOnce(at('capua'), plan, true)?.stay).toBe('enter');
    expect(atOnce(at('capua'), { ...plan, kinds: new Set() }, true)).toBeNull();
  });

  it('does not offer to go on from where the way ends', () => {
    expect(at('nola').map(({ stay }) => stay)).toEqual(['halt']);
  });
});

describe('a way that was halted', () => {
  const set = { ...ways, party: 'II legions' };
  const plan = { ...planOf(choicesAt(set, 'nola')[0]!, set.party), halted: true };
  const onTheWay: Ways = {
    ...set,
    at: 'ostia',
    legs: [['to nola', 'nola', 1, -1, [2], '12', ['halt']]],
    goals: { nola: [0] },
  };

  it('is gone to its end, if nothing has happened to those who go', () => {
    expect(actionsOf(restOf(onTheWay, plan)!)).toEqual(['to nola', 'halt']);
  });

  it('is not gone on with before it was halted, or where the game does not say who goes', () => {
    expect(restOf(onTheWay, { ...plan, halted: false })).toBeNull();
    expect(restOf({ ...onTheWay, party: '' }, { ...plan, party: '' })).toBeNull();
  });

  it('is asked for again when something has happened: to them, to the way, or to where they are', () => {
    expect(restOf({ ...onTheWay, party: 'I legion' }, plan)).toBeNull();
    expect(restOf({ ...onTheWay, legs: [['to nola', 'nola', 2, -1, [2], '12', ['halt']]] }, plan)).toBeNull();
    expect(restOf({ ...onTheWay, legs: [['to nola', 'nola', 1, -1, [1], '12', ['halt']]] }, plan)).toBeNull();
    expect(restOf({ ...onTheWay, at: 'capua' }, plan)).toBeNull();
    expect(restOf(null, plan)).toBeNull();
  });
});

describe('a voyage', () => {
  /** To Ostia straight over the sea, or by way of Nola and Cumae. */
  const sea: Ways = {
    ...ways,
    rest: [],
    party: 'a fleet',
    has: 4,
    voyage: true,
    risks: [risk('storm', 0.2), { ...risk('wreck', 0.1), at_end: true }, { ...risk('wreck', 0.3), at_end: true }],
    legs: [
      ['sail nola', 'nola', 1, -1, [1], '', ['halt'], 0.9],
      ['roll-on', 'nola', 1, 0, [], '', [], 0.6],
      ['sail cumae', 'cumae', 1, 1, [2], '', ['halt'], 0.6],
      ['sail ostia', 'ostia', 1, 2, [2], '', ['halt'], 0.55],
      ['sail ostia', 'ostia', 0, -1, [0], '', ['halt'], 0.4],
    ],
    goals: { nola: [0], cumae: [2], ostia: [3, 4] },
  };
  const figures = (place: string): string[] => tripsTo(sea, place).map((trip) => figuresOf(trip, (mp) => `${mp} MP`));

  it('is told with its legs, the chance to arrive, and what is left, each way there', () => {
    expect(figures('ostia')).toEqual(['3 legs · 55% to arrive · 1 MP · 3 left', '1 leg · 40% to arrive · 4 left']);
    expect(choicesAt(sea, 'ostia').map(({ stay }) => stay)).toEqual([null, null]);
  });

  it('says nothing of the chance where nobody can tell it', () => {
    const legs = sea.legs.map((leg) => [...leg.slice(0, 7), null] as unknown as Ways['legs'][number]);
    expect(figuresOf(tripsTo({ ...sea, legs }, 'nola')[0]!, String)).toBe('1 leg · 1 · 3 left');
  });

  it('runs a risk of its end there alone', () => {
    const [trip] = tripsTo(sea, 'cumae');
    expect(trip!.risks.map(({ kind, chance }) => [kind, chance?.toFixed(2)])).toEqual([['wreck', '0.30']]);
  });

  it('goes on by the way that was chosen, not by a better one', () => {
    const plan = { ...planOf(choicesAt(sea, 'ostia')[0]!, sea.party), halted: true };
    const onTheWay: Ways = {
      ...sea,
      at: 'nola',
      legs: [
        ['sail ostia', 'ostia', 0, -1, [], '', ['halt'], 1],
        ['sail cumae', 'cumae', 0, -1, [], '', ['halt'], 0.6],
        ['sail ostia', 'ostia', 0, 1, [], '', ['halt'], 0.55],
      ],
      goals: { ostia: [0, 2] },
    };
    expect(actionsOf(restOf(onTheWay, plan)!)).toEqual(['sail cumae', 'sail ostia']);
  });
});
