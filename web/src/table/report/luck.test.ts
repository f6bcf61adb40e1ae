import { describe, expect, it } from 'vitest';
import type { EventLine, GameStatic } from '$lib/api';
import hreFile from '../../games/hre/fixtures/game.json';
import trajanFile from '../../games/trajan/fixtures/game.json';
import ultimusFile from '../../games/ultimus/fixtures/game.json';
import { battleIn } from '../session/battles';
import { luckOf, type SideLook } from './luck';

const [hre, trajan, ultimus] = [hreFile, trajanFile, ultimusFile] as unknown as [GameStatic, GameStatic, GameStatic];
let i = 0;
const event = (kind: string, facts: EventLine['facts'], n = 1): EventLine => ({
  i: (i += 1),
  n,
  kind,
  rule: '',
  facts,
  sentence: `${kind}.`,
});
const looks = (...ids: string[]): SideLook[] => ids.map((id) => ({ id, name: id, colour: '', letter: '' }));

const round = (outcome: string, more: EventLine['facts'] = {}) =>
  event('round', {
    side: 'galli',
    enemy: 'green',
    player: 'red',
    opponent: 'green',
    province: 'roma',
    outcome,
    chance: 0.7,
    ...more,
  });
const strike = (suffered: number, side = 'roman') => event('strike', { side, hex: '1112', suffered, chance: 4.5 });

describe('luck', () => {
  const sides = looks('red', 'green', 'blue');
  it('is what was won against what these dice were to win, for both', () => {
    const { title, sides: found } = luckOf([round('win'), round('loss')], hre, sides).kinds[0]!;
    expect(title).toBe('Rounds of combat');
    expect(found.map(({ id, contests, expected, won }) => [id, contests, Number(expected.toFixed(2)), won])).toEqual([
      ['red', 2, 1.4, 1],
      ['green', 2, 0.6, 1],
    ]);
  });
  it('leaves out ties, which are rolled again', () => {
    expect(luckOf([round('tie')], hre, sides).kinds).toEqual([]);
  });
  it('is told by what the dice were rolled for, and only for those who rolled', () => {
    const siege = event('formal-siege', { side: 'roman', hex: '1112', result: 'B', chance: 0.3333 });
    const found = luckOf([strike(2), siege], trajan, looks('roman', 'parthian')).kinds;
    expect(found.map((one) => [one.title, one.sides.map(({ id, contests, won }) => [id, contests, won])])).toEqual([
      ['Strikes', [['roman', 1, 2]]],
      ['Formal sieges', [['roman', 1, 1]]],
    ]);
  });
  it('knows whose hope a roll always is', () => {
    const found = luckOf(
      [event('usurpation-roll', { chance: 0.5, success: false })],
      ultimus,
      looks('roman', 'barbarian'),
    ).kinds;
    expect(found[0]!.sides.map(({ id, expected, won }) => [id, expected, won])).toEqual([['barbarian', 0.5, 0]]);
  });
});

describe('upsets', () => {
  it('tell the battle in which the dice fell farthest from what was to be expected', () => {
    const attack = event('attack', { side: 'red', enemy: 'green', province: 'roma' }, 9);
    const { upsets } = luckOf([attack, round('loss'), round('loss')], hre, []);
    expect(upsets.map(({ n, place, sentence }) => [n, place, sentence])).toEqual([
      [9, 'roma', 'Roma, rounds of combat: Red got 0 where 1.4 was to be expected.'],
    ]);
  });
  it('weigh the blows of both sides against each other', () => {
    const combat = event('combat', { hex: '1112', side: 'roman', enemy: 'parthian' }, 7);
    const { upsets } = luckOf([combat, strike(1), strike(12, 'parthian')], trajan, []);
    expect(upsets).toHaveLength(1);
    expect(upsets[0]!.sentence).toMatch(
      /got 1 where 4\.5 was to be expected, .* got 12 where 4\.5 was to be expected\.$/,
    );
  });
  it('tell the roll that went against the odds, and no other', () => {
    const rolls = [0.1667, 0.5].map((chance) => event('assassination', { side: 'parthian', chance, success: true }));
    expect(luckOf(rolls, trajan, []).upsets.map(({ sentence }) => sentence)).toEqual([
      'assassination. The chance was 17% for Parthia.',
    ]);
  });
});

describe('a battle that has just been fought', () => {
  const news = [event('card', {}), event('attack', { province: 'roma' }), round('win')];
  it('is kept for both who fought it, with its dice and its end', () => {
    for (const side of ['red', 'green'])
      expect(battleIn(hre, news, [side]).map(({ kind }) => kind)).toEqual(['attack', 'round']);
  });
  it('is not kept for others, nor without dice', () => {
    expect(battleIn(hre, news, ['blue'])).toEqual([]);
    expect(battleIn(hre, news.slice(0, 2), ['red'])).toEqual([]);
  });
  it('is told to both where both always take part, and when it ends', () => {
    expect(battleIn(trajan, [strike(1)], ['parthian'])).toHaveLength(1);
    expect(battleIn(trajan, [event('outcome', { hex: '1112' })], ['roman'])).toHaveLength(1);
  });
});
