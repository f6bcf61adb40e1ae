import { describe as group, expect, it } from 'vitest';
import barbarian from '../fixtures/barbarian.json';
import gameFile from '../fixtures/game.json';
import { textOf } from '../actions';
import { FIRST_PEOPLE, FIRST_POWER, FIRST_REBEL, at, owner } from '../model';
import { face, factionColour, factionLetter, sideColour } from './paint';
import type { Components, Empire } from '../types';

const parts = gameFile.components as unknown as Components;
const view = structuredClone(barbarian.view) as unknown as Empire;

group('a counter', () => {
  it.each([0, 1, 2, 3])('of the Legions of Faction %i lies on its colour', (faction) => {
    expect([face(view, parts, faction).ground, face(view, parts, faction).band]).toEqual([
      factionColour(parts, faction),
      null,
    ]);
  });
  it('of a People lies on the colour of its player, with a band in the colour of the People', () => {
    for (let side = FIRST_PEOPLE; side < FIRST_POWER; side++) {
      const faction = owner(view, side);
      if (faction < 0) continue;
      const { ground, band, emblem } = face(view, parts, side);
      expect([ground, band?.colour, emblem?.letter]).toEqual([
        factionColour(parts, faction),
        sideColour(parts, side),
        at(parts.factions, faction).name[0],
      ]);
    }
  });
  it('has as many letters as tell it apart, whatever the language', () => {
    const named = (...names: string[]) => ({
      ...parts,
      factions: parts.factions.map((one, f) => ({ ...one, name: names[f]! })),
    });
    const letters = (...names: string[]): string[] => names.map((_, f) => factionLetter(named(...names), f));
    expect(letters('Green', 'Yellow', 'Red', 'Blue')).toEqual(['G', 'Y', 'R', 'B']);
    expect(letters('Grün', 'Gelb', 'Rot', 'Blau')).toEqual(['Gr', 'Ge', 'R', 'B']);
    expect(letters('Verde', 'Amarillo', 'Rojo', 'Azul')).toEqual(['V', 'Am', 'R', 'Az']);
  });
  it('of two Peoples of one player tells them apart by the band', () => {
    const twins = structuredClone(view);
    twins.people_of[0] = twins.people_of[1] = 2;
    const [galli, suebi] = [face(twins, parts, FIRST_PEOPLE), face(twins, parts, FIRST_PEOPLE + 1)];
    expect(galli.ground).toBe(suebi.ground);
    expect([galli.name, galli.band?.colour]).not.toEqual([suebi.name, suebi.band?.colour]);
  });
  it("of Rebels is nobody's", () => {
    const rebels = face(view, parts, FIRST_REBEL);
    expect(parts.factions.map((_, f) => factionColour(parts, f))).not.toContain(rebels.ground);
    expect(rebels.emblem).toBeNull();
  });
});

group('what is printed on a card', () => {
  it('is told with the action that plays it', () => {
    const [card] = parts.cards;
    expect(textOf(parts, `card ${card!.id}`)).toBe(card!.text);
  });
  it('is nothing for an action that plays none', () => {
    expect([textOf(parts, 'pass'), textOf(parts, 'attack roma from sea')]).toEqual([null, null]);
  });
});
