import { describe as group, expect, it } from 'vitest';
import barbarian from './fixtures/barbarian.json';
import build from './fixtures/build.json';
import gameFile from './fixtures/game.json';
import roman from './fixtures/roman.json';
import start from './fixtures/start.json';
import { brief, candidates, elsewhere, isAttack, offeredAt, offers, parse } from './actions';
import { place } from './model';
import type { Components, Empire } from './types';

const parts = gameFile.components as unknown as Components;
const view = (moment: { view: unknown }): Empire => structuredClone(moment.view) as Empire;

group('an action in words', () => {
  it('names its verb, its Province and where an attack comes from', () => {
    expect(parse('attack roma from sea')).toEqual({ text: 'attack roma from sea', verb: 'attack', place: 'roma', origin: 'sea' });
  });
  it('that is about no Province has none', () => {
    expect(parse('card aegyptii').place).toBeNull();
    expect(parse('done').place).toBeNull();
  });
});

group('offers', () => {
  it('put every offered action either on the map or among the buttons', () => {
    for (const { decision } of [roman, barbarian, build, start]) {
      const onMap = [...offers(decision, parts).values()].flat();
      expect(onMap.length + elsewhere(decision).length).toBe(decision.options.length);
    }
  });
  it('tell attacks from placing', () => {
    const here = offeredAt(barbarian.decision, 'mesopotamia', parts);
    expect(here.map((option) => option.text)).toEqual(['attack mesopotamia from parthia', 'attack mesopotamia from armenia']);
    expect(here.every((option) => isAttack(option, view(barbarian), parts))).toBe(true);
    expect(offeredAt(barbarian.decision, 'pontus', parts).some((option) => isAttack(option, view(barbarian), parts))).toBe(false);
  });
  it('name the origin of an attack briefly', () => {
    const [first] = offeredAt(barbarian.decision, 'mesopotamia', parts);
    expect(brief(first!, gameFile.names)).toBe('Attack from Parthia');
  });
  it('let any Province stand for its Diocese when one is struck', () => {
    const plague = { seat: 0, step: 'ChooseTarget', options: [{ text: 'strike gallia', label: 'Strike the Diocese Gallia' }] };
    expect(offeredAt(plague, 'hibernia', parts)).toHaveLength(1);
    expect(offeredAt(plague, 'roma', parts)).toHaveLength(0);
  });
});

group('a click', () => {
  it('means what is offered there', () => {
    expect(candidates(view(start), start.decision, 'roma', parts)).toEqual(['start roma']);
  });
  it('where nothing is offered asks about the same kind of thing', () => {
    expect(candidates(view(start), start.decision, 'hibernia', parts)).toEqual(['start hibernia']);
    expect(candidates(view(barbarian), barbarian.decision, 'hibernia', parts)).toEqual(['place hibernia']);
  });
  it('on an enemy next door that may not be attacked asks about the attack', () => {
    const now = view(barbarian);
    const decision = { ...barbarian.decision, options: barbarian.decision.options.filter((o) => !o.text.includes('colchis')) };
    expect(now.holder[place(parts, 'colchis')]).not.toBe(now.side);
    expect(candidates(now, decision, 'colchis', parts)).toEqual(['attack colchis from armenia']);
  });
  it('while building asks about what could be built there', () => {
    const now = view(build);
    const p = place(parts, 'belgica');
    now.holder[p] = now.side;
    now.city[p] = 2;
    const nothing = { ...build.decision, options: [] };
    expect(candidates(now, nothing, 'belgica', parts)).toEqual(['repair belgica']);
  });
  it('means nothing while another decides', () => {
    expect(candidates(view(start), null, 'roma', parts)).toEqual([]);
  });
});
