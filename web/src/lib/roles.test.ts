import { describe, expect, it } from 'vitest';
import type { EventLine, GameStatic } from './api';
import hreFile from '../games/hre/fixtures/game.json';
import trajanFile from '../games/trajan/fixtures/game.json';
import ultimusFile from '../games/ultimus/fixtures/game.json';
import { phrase } from './phrase';
import { cast, diceOf, inTopic, plays, roleOf, turnsOf } from './roles';

const [hre, trajan, ultimus] = [hreFile, trajanFile, ultimusFile] as unknown as [GameStatic, GameStatic, GameStatic];
const event = (kind: string, facts: EventLine['facts'] = {}, n = 0): EventLine => ({
  i: n,
  n,
  kind,
  rule: '',
  facts,
  sentence: '',
});

describe('turns', () => {
  it('are turns in one game and years in another', () => {
    expect(turnsOf(hre, [event('turn', { turn: 3 }, 7), event('card')])).toEqual([{ i: 7, n: 7, number: 3 }]);
    expect(
      turnsOf(ultimus, [event('year', { year: 445 }), event('year', { year: 446 }, 40)]).map(({ number }) => number),
    ).toEqual([445, 446]);
  });
  it('are called as the game calls them', () => {
    expect(phrase(hre, 'screen-turn', { number: 3 })).toBe('Turn 3');
    expect(phrase(ultimus, 'screen-turn', { number: 445 })).toBe('AD 445');
  });
});

describe('dice', () => {
  it('are in the facts that the role names', () => {
    const round = event('round', { attack: [4, 4], defence: [3] });
    expect(diceOf(hre, round).map(({ name, dice }) => [name, dice.map(({ value }) => value)])).toEqual([
      ['attack', [4, 4]],
      ['defence', [3]],
    ]);
    expect(diceOf(hre, event('points', { points: 6 }))).toEqual([]);
  });
  it('have six faces or ten, each its own', () => {
    const faces = (one: EventLine) => diceOf(ultimus, one).flatMap(({ dice }) => dice.map((die) => die.faces));
    expect(faces(event('event', { dice: [2, 9] }))).toEqual([6, 10]);
    expect(faces(event('battle', { die: 0 }))).toEqual([10]);
    expect([
      faces(event('federate-roll', { die: 3, faces: 6 })),
      faces(event('federate-roll', { die: 3, faces: 10 })),
    ]).toEqual([[6], [10]]);
  });
  it('bring something or nothing, by a word, a number or yes and no', () => {
    const of = (game: GameStatic, kind: string, facts: EventLine['facts']) =>
      cast(roleOf(game, event(kind), 'roll')!, facts);
    expect(of(hre, 'round', { outcome: 'win', chance: 0.4 })).toEqual({ chance: 0.4, won: 1 });
    expect(of(hre, 'round', { outcome: 'tie', chance: 0.4 })).toBeNull();
    expect(of(trajan, 'strike', { suffered: 5, chance: 2.5 })).toEqual({ chance: 2.5, won: 5 });
    expect(of(trajan, 'strike', { suffered: 0, chance: null })).toBeNull();
    expect(of(trajan, 'march-roll', { result: 'N', chance: 0.8333 })).toEqual({ chance: 0.8333, won: 0 });
    expect(of(ultimus, 'evasion', { success: true, chance: 0.5 })).toEqual({ chance: 0.5, won: 1 });
  });
});

describe('topics', () => {
  const found = (game: GameStatic, kind: string) =>
    Object.keys(game.topics).filter((topic) => inTopic(game, topic, event(kind)));
  it('gather what belongs together', () => {
    expect(found(ultimus, 'camps-swap')).toEqual(['thrones']);
    expect(found(ultimus, 'battle')).toEqual(['battles']);
    expect(found(trajan, 'deserts')).toEqual(['markers']);
  });
  it('know what is told to those in a secret', () => {
    expect(found(hre, 'draw-emperor-known')).toEqual(['cards']);
    expect(plays(trajan, event('march-loss-known'), 'loss')).toBe(true);
  });
});

describe('sentences', () => {
  const words = {
    plain: '{place} falls',
    many: ['You have ', { by: 'n', cases: { one: 'an Army', other: '{n} Armies' }, other: 'other' }, '.'],
  };
  it('take the facts in', () => expect(phrase({ words }, 'plain', { place: 'Roma' })).toBe('Roma falls'));
  it('choose by number', () => {
    expect([1, 3].map((n) => phrase({ words }, 'many', { n }))).toEqual(['You have an Army.', 'You have 3 Armies.']);
  });
  it('show their name where there is none', () => expect(phrase({ words }, 'gone')).toBe('gone'));
});
