import { describe as group, expect, it } from 'vitest';
import { film, type Happening } from './beats';
import battle from './fixtures/battle.json';
import gameFile from './fixtures/game.json';
import { nearest, onwards, type Point } from './geometry';
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
    expect(round.kind === 'round' && [round.attack, round.defence, round.outcome]).toEqual([[5, 1], [6, 5], 'tie']);
  });
  it('ends in the position of the view', () => {
    const shown = structuredClone(battle.previous) as unknown as Empire;
    for (const scene of scenes) scene.after(shown);
    expect([shown.holder, shown.armies]).toEqual([battle.view.holder, battle.view.armies]);
  });
  it('takes an Army from the defender when a round is won, and moves in', () => {
    const facts = { side: 'red', province: 'roma', enemy: 'green', attack: [6, 1], defence: [2], outcome: 'win', modifiers: [] };
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
    const many = Array.from({ length: 60 }, () => ({ kind: 'place', facts: { side: 'red', province: 'roma' }, sentence: '' }));
    expect(film(many, parts)).toEqual([]);
  });
});
