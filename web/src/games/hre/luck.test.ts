import { describe, expect, it } from 'vitest';
import type { EventLine, GameStatic } from '$lib/board';
import gameFile from './fixtures/game.json';
import { duelOf, luck } from './luck';

const game = gameFile as unknown as GameStatic;
const event = (kind: string, facts: EventLine['facts'], n = 1): EventLine => ({ i: 0, n, kind, rule: '', facts, sentence: '' });
const round = (outcome: string, more: EventLine['facts'] = {}) =>
  event('round', { side: 'red', enemy: 'green', province: 'roma', attack: [6, 1], defence: [1], modifiers: [], outcome, ...more });

describe('a round as its event tells it', () => {
  it('counts the dice and what is added to them', () => {
    const modifiers = [{ what: 'fort-bonus', value: -1 }, { what: 'emperor-attack', value: 1 }, { what: 'difficult', value: -1 }];
    expect(duelOf(round('win', { modifiers, defence: [1, 2] }).facts)).toEqual({ attack: 2, defence: 2, bonus: 0, ties: 'reroll' });
  });
  it('knows who wins ties', () => {
    expect(duelOf(round('win', { modifiers: [{ what: 'fortress-bonus', value: -1 }] }).facts).ties).toBe('defender');
    expect(duelOf(round('win', { modifiers: [{ what: 'wins-ties', value: 0 }] }).facts).ties).toBe('attacker');
  });
});

describe('luck', () => {
  it('is what was won against what these dice were to win', () => {
    const { sides } = luck([round('win'), round('loss')], {}, game);
    const red = sides.find(({ id }) => id === 'red')!;
    const green = sides.find(({ id }) => id === 'green')!;
    expect([red.contests, red.won, green.won]).toEqual([2, 1, 1]);
    expect(red.expected + green.expected).toBeCloseTo(2);
    expect(red.expected).toBeCloseTo((2 * 125) / 180);
  });
  it('leaves out ties, which are rolled again', () => {
    expect(luck([round('tie')], {}, game).sides).toEqual([]);
  });
  it('counts a people for the Faction that leads it', () => {
    const galli = round('win', { side: 'galli' });
    const { sides } = luck([event('barbarian-phase', { faction: 'blue', people: 'galli' }), galli], {}, game);
    expect(sides.map(({ id, won }) => [id, won])).toEqual([['green', 0], ['blue', 1]]);
  });
  it('tells the battle in which the dice fell farthest from what was to be expected', () => {
    const attack = event('attack', { side: 'red', enemy: 'green', province: 'roma' }, 9);
    const { upsets } = luck([attack, round('loss'), round('loss')], {}, game);
    expect(upsets).toHaveLength(1);
    expect(upsets[0]!.sentence).toMatch(/^Roma: Red against Green won 0 of 2 rounds; 1\.4 was to be expected\.$/);
    expect(upsets[0]!.n).toBe(9);
  });
});
