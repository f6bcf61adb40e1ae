import { describe as group, expect, it } from 'vitest';
import { MARCH_VERBS, brief, candidates, hexesOf, offers, placeOf, textOf, tray, unitChoices } from './actions';
import { opened, parse } from '../../board/choices/offers';
import type { Moment } from '../moment';
import { moments, parts, game } from './fixtures';
import type { War } from './types';
import { hexNumber, unitNumber } from './model';

const at = ({ decision, view }: Moment<War>, aim: Parameters<typeof offers>[3] = null) =>
  offers(decision, view, game, aim);

group('every offered action', () => {
  it.each(Object.entries(moments))(
    'of %s can be played: by a button, on the map, on a counter or from the tray',
    (_name, moment) => {
      const onMap = [...at(moment).values()].flat().map(({ text }) => text);
      const onCounters = unitChoices(moment.decision, game).flatMap(({ options }) =>
        options.map(({ option }) => option.text),
      );
      const fromTray = tray(moment.decision, game).flatMap(({ tools }) =>
        tools.flatMap(({ options }) => options.map(({ text }) => text)),
      );
      const buttons = moment.decision.options
        .filter(({ text }) => placeOf(game, text) === null || MARCH_VERBS.has(text))
        .map(({ text }) => text);
      const reached = new Set([...onMap, ...onCounters, ...fromTray, ...buttons]);
      expect(moment.decision.options.filter(({ text }) => !reached.has(text))).toEqual([]);
    },
  );
});

group('the map', () => {
  it('offers the march of every force with one click', () => {
    const found = at(moments.movement);
    expect(found.get('1208')?.map(({ text }) => text)).toEqual(['march 1208']);
    expect(found.size).toBe(8);
  });
  it('shows where a tool can be used once it is taken up', () => {
    const verbs = [...at(moments.movement, { verb: 'bluff', army: null }).values()]
      .flat()
      .map(({ text }) => parse(text).verb);
    expect(new Set(verbs)).toEqual(new Set(['bluff']));
  });
  it('shows the next hexes of a march, and no markers', () => {
    expect([...at(moments.marching).keys()]).toEqual(['0509', '0611', '0511']);
  });
  it('opens the units of a city where they are to be chosen', () => {
    const [option] = at(moments.deploy).get('1208')!;
    expect(opened(option!.text)).toBe('1208');
    expect(opened('march 1208')).toBeNull();
  });
  it('asks why not in the words of the step', () => {
    const { view, decision } = moments.marching;
    expect(candidates(view, decision, '3200', game)).toEqual(['to 3200']);
    expect(candidates(moments.movement.view, moments.movement.decision, '3200', game)).toEqual(['march 3200']);
  });
});

group('the place of an action', () => {
  it('is a hex, the hex of a city, or a unit', () => {
    expect(placeOf(game, 'spy hadrian 1715')).toBe('1715');
    expect(placeOf(game, 'choose-city ctesiphon')).toBe('1715');
    expect(placeOf(game, 'lose alae-3')).toBe('alae-3');
  });
  it('is none for a button of the prompt', () => {
    expect(placeOf(game, 'halt')).toBeNull();
    expect(placeOf(game, 'superiority trajan')).toBeNull();
  });
  it('keeps surrender away from the buttons', () => {
    expect(placeOf(game, 'concede')).not.toBeNull();
  });
});

group('counters', () => {
  it('carry both ways to leave a unit behind', () => {
    const hadrian = unitChoices(moments.marching.decision, game).find(
      ({ piece }) => piece === unitNumber(parts, 'hadrian'),
    );
    expect(hadrian?.options.map(({ verb }) => verb)).toEqual(['drop', 'post']);
  });
});

group('ids in the log', () => {
  const { view } = moments.movement;
  it('light up a city, a hex, a unit where it stands, and all of a side', () => {
    expect(hexesOf(view, parts, 'ctesiphon')).toEqual(['1715']);
    expect(hexesOf(view, parts, 'civis-ctesiphon')).toEqual(['1715']);
    expect(hexesOf(view, parts, '0000')).toEqual(['0000']);
    const [trajan] = hexesOf(view, parts, 'trajan');
    expect(view.where[unitNumber(parts, 'trajan')]).toBe(hexNumber(parts, trajan!));
    expect(hexesOf(view, parts, 'parthian')).toContain('1715');
  });
});

group('short words', () => {
  it('name who does it', () => {
    expect(brief({ text: 'revolt quietus', label: '' }, game.names)).toBe('Revolt, by Quietus');
    expect(brief({ text: 'bluff ii 1208', label: '' }, game.names)).toBe('Bluff with Exercitus II');
  });
});

group('what is printed on a marker', () => {
  it('is told with the action that plays it, whatever it is called there', () => {
    const printed = (name: string) =>
      parts.markers.flatMap(({ actions }) => actions).find((action) => action.name === name)?.text;
    expect(textOf(parts, 'spy traianus 1208')).toBe(printed('Intelligence'));
    expect(textOf(parts, 'recruit traianus legio-i')).toBe(printed('Recruit'));
    expect(textOf(parts, 'march 1208')).toBeNull();
  });
});
