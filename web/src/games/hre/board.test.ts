import { describe as group, expect, it } from 'vitest';
import type { Happening } from '../../board/film/film';
import { nearest, onwards, type Point } from '../../board/map/geometry';
import { film } from './beats';
import battle from './fixtures/battle.json';
import gameFile from './fixtures/game.json';
import { place, sideNumber } from './model';
import type { Components, Empire } from './types';

const parts = gameFile.components as unknown as Components;
const points = new Map<string, Point>(parts.provinces.map((p) => [p.id, [p.x, -p.y] as const]));

group('arrow keys', () => {
  it('walk by geography', () => {
    expect(onwards(points, 'lugdunensis', 'up', new Set(['belgica']))).toBe('belgica');
    expect(onwards(points, 'roma', 'down', new Set(['sicilia']))).toBe('sicilia');
    expect(onwards(points, 'syria', 'down', new Set(['iudaea']))).toBe('iudaea');
  });
  it('stop at the edge of the map', () => {
    expect(onwards(points, 'lusitania', 'left')).toBeNull();
  });
  it('reach every Province from Roma', () => {
    const reached = new Set(['roma']);
    for (const id of reached)
      for (const way of ['left', 'right', 'up', 'down'] as const) {
        const next = onwards(points, id, way);
        if (next) reached.add(next);
      }
    expect([...points.keys()].filter((id) => !reached.has(id))).toEqual([]);
  });
  it('begin at the Province nearest to the middle', () => {
    expect(nearest(points, [12.5, -41.9])).toBe('roma');
  });
});

group('a battle as a film', () => {
  const scenes = film(battle.events as Happening[], parts);
  it('walks, rolls for each round, and the loser steps back', () => {
    expect(scenes.map((scene) => scene.beat.kind)).toEqual(['walk', 'round', 'round', 'back']);
  });
  it('shows the dice of the event', () => {
    const round = scenes[1]!.beat;
    expect(round.kind === 'round' && [round.attack, round.defence, round.outcome]).toEqual([[4, 4], [5, 1], 'tie']);
  });
  it('ends in the position of the view', () => {
    const shown = structuredClone(battle.previous) as unknown as Empire;
    for (const scene of scenes) scene.after(shown);
    expect([shown.holder, shown.armies]).toEqual([battle.view.holder, battle.view.armies]);
  });
  it('takes an Army from the defender when a round is won, and moves in', () => {
    const facts = {
      side: 'red',
      province: 'roma',
      enemy: 'yellow',
      attack: [6, 1],
      defence: [2],
      outcome: 'win',
      modifiers: [],
    };
    const events: Happening[] = [
      { kind: 'attack', facts: { ...facts, origin: 'cisalpina' }, sentence: '' },
      { kind: 'round', facts, sentence: '' },
      { kind: 'conquer', facts: { side: 'red', province: 'roma', armies: 1 }, sentence: '' },
    ];
    const shown = structuredClone(battle.previous) as unknown as Empire;
    for (const scene of film(events, parts)) scene.after(shown);
    expect(shown.holder[place(parts, 'roma')]).toBe(sideNumber(parts, 'red'));
    expect(shown.armies[place(parts, 'roma')]).toBe(1);
  });
  it('is left out when there is too much to show', () => {
    const many = Array.from({ length: 60 }, () => ({
      kind: 'place',
      facts: { side: 'red', province: 'roma' },
      sentence: '',
    }));
    expect(film(many, parts)).toEqual([]);
  });
});

group('what befalls a Province', () => {
  const told = (kind: string, facts: Record<string, unknown>) =>
    film([{ kind, facts: { province: 'roma', ...facts }, sentence: '' }], parts)[0]!;
  const words = (kind: string, facts: Record<string, unknown>): string => {
    const { beat } = told(kind, facts);
    return beat.kind === 'mark' ? beat.words : '';
  };
  it('is told in a few words', () => {
    expect(words('disease', { dead: 2 })).toBe('Disease: 2 Armies die');
    expect(words('rebellion', { rebels: 1 })).toBe('Mutiny: 1 Legion');
    expect(words('revolt', { rebels: 2 })).toBe('Revolt: 2 Rebels');
    expect(words('treachery', { dice: [5], outcome: 'win' })).toBe('Treachery: 5, it succeeds');
    expect(words('bribe', { number: 1, cost: 2 })).toBe('1 Rebel bribed: 2 VP');
  });
  it('takes away those who die of disease', () => {
    const shown = structuredClone(battle.previous) as unknown as Empire;
    const p = place(parts, 'roma');
    shown.armies[p] = 3;
    told('disease', { dead: 2 }).after(shown);
    expect(shown.armies[p]).toBe(1);
  });
});
