import { describe as group, expect, it } from 'vitest';
import barbarian from './fixtures/barbarian.json';
import battle from './fixtures/battle.json';
import build from './fixtures/build.json';
import event from './fixtures/event.json';
import gameFile from './fixtures/game.json';
import roman from './fixtures/roman.json';
import { describe } from './describe';
import { roundChance } from './dice';
import { at, handOf, handSize, legionsLeft, owner, place, scoreNow, standing, token } from './model';
import { headline, lot } from './summary';
import type { GameStatic } from '$lib/board';
import type { Components, Empire } from './types';

const game = gameFile as unknown as GameStatic;
const parts = game.components as Components;
const moments = { roman, barbarian, build, event, battle };
const view = (moment: { view: unknown }): Empire => structuredClone(moment.view) as Empire;

group.each(Object.entries(moments))('the points of chapter 15 in the moment "%s"', (_, moment) => {
  for (const { faction, roman: isRoman, city_points, diocese_points, dioceses } of moment.scores) {
    const name = `${parts.factions[faction]?.name}, ${isRoman ? 'Roman' : 'Barbarian'}`;
    it(`are those of the rules for ${name}`, () => {
      const score = scoreNow(view(moment), parts, faction, isRoman);
      expect([score.cities, score.dioceses]).toEqual([city_points, diocese_points]);
    });
    it(`have the same levels for ${name}`, () => {
      const levels = parts.dioceses.flatMap(({ id }, d) => {
        const { level, points } = standing(view(moment), parts, d, faction, isRoman);
        return level ? [[id, [level, points]]] : [];
      });
      expect(Object.fromEntries(levels)).toEqual(dioceses);
    });
  }
});

group('sides', () => {
  it('belong to the Faction that holds the People', () => {
    const now = view(battle);
    expect(owner(now, 4)).toBe(now.people_of[0]);
    expect(owner(now, 2)).toBe(2);
  });
  it('leave Legion counters that are neither on the map nor in rebellion', () => {
    const now = view(battle);
    const before = legionsLeft(now, parts, 2);
    const p = now.holder.indexOf(2);
    now.armies[p]! += 1;
    expect(legionsLeft(now, parts, 2)).toBe(before - 1);
  });
});

group('secrets', () => {
  it('show my own cards and only the number of the others', () => {
    const now = view(battle);
    expect(handOf(now, 2).length).toBe(handSize(now, 2));
    expect(handOf(now, 0)).toEqual([]);
    expect(handSize(now, 0)).toBeGreaterThan(0);
  });
  it('leave a token unknown that I may not see', () => {
    const now = view(battle);
    now.barbarian_token[1] = -9;
    expect(token(now, 1, 'barbarian')).toEqual({ state: 'hidden' });
  });
});

group('a Province in words', () => {
  it('tells who stands there, walls, City, coast and borders', () => {
    const words = describe(view(battle), parts, 'roma');
    expect(words).toContain('Roma, Diocese Italia; a Legion of Yellow');
    expect(words).toContain('capital Roma; on the sea');
    expect(words).toContain('Sicilia across a strait');
    expect(describe(view(battle), parts, 'pontus')).toContain('a Legion of Blue; Fort; City Amasia');
  });
  it('names a lone Fort and its owner', () => {
    expect(describe(view(battle), parts, 'africa')).toContain('vacant; Fort of Blue; City Site Carthago');
  });
  it('tells a looted City from an intact one', () => {
    expect(describe(view(battle), parts, 'syria')).toContain('looted City Antiochia');
  });
});

group('a round of combat', () => {
  it('with two dice against one is won seven times in ten', () => {
    expect(roundChance({ attack: 2, defence: 1, bonus: 0, ties: 'reroll' })).toBeCloseTo(125 / 180, 3);
  });
  it('agrees with the odds of the rules', () => {
    const { outcomes } = battle.odds['attack germania-magna from cimbria'];
    const unhurt = outcomes.find((o) => o.outcome === '3-0')!.probability;
    expect(roundChance({ attack: 2, defence: 1, bonus: 1, ties: 'reroll' })).toBeCloseTo(unhurt, 9);
  });
  it('is harder against a Fortress, which wins ties', () => {
    const fort = roundChance({ attack: 2, defence: 1, bonus: -1, ties: 'reroll' });
    expect(roundChance({ attack: 2, defence: 1, bonus: -1, ties: 'defender' })).toBeLessThan(fort);
  });
});

group('the shell', () => {
  it('reads turn, dates and Phase in the headline', () => {
    expect(headline(battle.view, game)).toBe('Turn 4 · The Long Frontier · 138 to 235 · Red: Caracalla');
  });
  it('reads a newcomer the lot that was drawn', () => {
    const first = view(battle);
    const seat = at(first.seat_of, 2);
    expect(lot(first, game, seat)).toMatch(/^Your lot was drawn for you: .* and Caracalla\.$/);
  });
});

group('places', () => {
  it('are found by id in the order of the view', () => {
    expect(place(parts, 'lusitania')).toBe(0);
    expect(place(parts, 'nowhere')).toBe(-1);
  });
});
