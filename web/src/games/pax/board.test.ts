import { readFileSync } from 'node:fs';
import { describe as group, expect, it } from 'vitest';
import type { View } from '$lib/board';
import { argument } from '../../board/choices/offers';
import { candidates, isDanger, leaderChoices, numberOf, offers, onSheet, placeOf, unitChoices } from './actions';
import { film } from './beats';
import { changeInWords, describe } from './describe';
import { inProvince, readDrawing, type MapFile } from './map/drawing';
import { game, moments, parts } from './fixtures';
import { ACTIVE, isCity, placeNumber, sideNumber, stacksAt, tribeAt } from './model';
import { leaderName, look, placesOf, ratings, stackInWords } from './counters/paint';
import { contents, inWords, namesAt, placed } from './map/piles';
import { likeness } from './likeness';
import { calledIn, partsOf } from './parts';
import { headline, order, summary } from './summary';
import { talksTitle, termInWords } from './sheets/terms';
import type { Sea } from './types';

const root = new URL('../../../../', import.meta.url);
const file = JSON.parse(readFileSync(new URL('src/romanum/games/pax/data/map.json', root), 'utf8')) as MapFile;
const drawing = readDrawing(file);

group('the map', () => {
  it('draws the places of the game in its order', () => {
    expect([...file.spaces, ...file.transits].map(({ id }) => id)).toEqual(parts.places.map(({ id }) => id));
  });
  it('draws the Provinces of the game in its order', () => {
    expect(file.provinces.map(({ id }) => id)).toEqual(parts.provinces.map(({ id }) => id));
  });
  it('draws every connection, each by its kind, and no other', () => {
    const key = (a: string, b: string, kind: string): string => [...[a, b].sort(), kind].join(' ');
    const drawn = new Set(file.connections.map(({ a, b, kind }) => key(a, b, kind)));
    expect(new Set(parts.links.map(([a, b, kind]) => key(parts.places[a]!.id, parts.places[b]!.id, kind)))).toEqual(
      drawn,
    );
  });
  it('has a point for every place, and for every Province under a name of its own', () => {
    for (const { id } of parts.places) expect(drawing.points.has(id)).toBe(true);
    for (const { id } of parts.provinces) expect(drawing.points.has(inProvince(id))).toBe(true);
    expect(drawing.points.get('rhodes')).not.toEqual(drawing.points.get(inProvince('rhodes')));
  });
  it('has the colours of Territories that the game has', () => {
    expect(file.territories.map(({ id }) => id).sort()).toEqual(parts.territories.map(({ id }) => id).sort());
  });
});

group('piles', () => {
  const { view } = moments.expansion;
  const piles = placed(view, parts, drawing, 1);
  it('hold every stack, ships apart from armies', () => {
    for (const { stack } of view.stacks)
      expect(piles.some(({ stacks }) => stacks.some((one) => one.stack === stack))).toBe(true);
    const fleets = piles.filter(({ kind }) => kind === 'fleet');
    expect(fleets.length).toBeGreaterThan(0);
    for (const fleet of fleets)
      expect(contents(parts, fleet).units.every(([kind]) => parts.units[kind]!.kinds.includes('naval'))).toBe(true);
  });
  it('of one kind stand side by side', () => {
    const spots = piles.map(({ kind, at: [x, y] }) => `${kind === 'fleet'} ${x} ${y}`);
    expect(new Set(spots).size).toBeGreaterThan(piles.length * 0.9);
  });
  it('count strength and leaders', () => {
    const army = piles.find(({ kind, stacks }) => kind === 'army' && stacks[0]!.leaders.length)!;
    const inside = contents(parts, army);
    expect(inside.strength).toBe(army.stacks.reduce((sum, { bp }) => sum + bp, 0));
    expect(ratings(parts.leaders[inside.leader]!)).toMatch(/^\d-\d★?$/);
  });
  it('let names step aside', () => {
    expect(namesAt(drawing, piles, parts, 1, 1)).toHaveLength(file.spaces.length);
  });
  it('call places as the language does, where the atlas has their names', () => {
    const { label } = file.spaces.find(({ id }) => id === 'athens')!;
    expect(inWords(label, 'Athens')).toBe(label);
    const told = inWords(label, 'Athènes');
    expect(told.lines).toEqual(['Athènes']);
    expect(told.box[2]).toBeGreaterThan(label.box[2]);
    expect(told.box[3]).toBe(label.box[3]);
  });
});

group('sides', () => {
  const { view } = moments.expansion;
  it('have a colour and a letter each', () => {
    const looks = view.powers.map((_, power) => look(view, parts, power));
    expect(new Set(looks.map(({ letter }) => letter)).size).toBe(view.powers.length);
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(view.powers.length);
  });
  it('are found by their id', () => {
    expect(sideNumber(view, parts, 'carthage')).toBe(1);
    expect(sideNumber(view, parts, 'rhodes')).toBeGreaterThanOrEqual(parts.sizes.seats);
    expect(sideNumber(view, parts, 'nowhere')).toBe(-1);
  });
  it('light up where they stand', () => {
    expect(placesOf(view, parts, 'carthage')).toContain('carthago');
    expect(placesOf(view, parts, 'italia')).toContain('rome');
    expect(placesOf(view, parts, 'rome')).toEqual(['rome']);
  });
});

group('words', () => {
  const { view } = moments.expansion;
  it('describe a place with whoever stands there', () => {
    const rome = describe(view, parts, 'rome');
    expect(rome).toContain('Rome; Italia; Capital, Port; City of Rome, 5 Wall Points');
    expect(isCity(view, parts, placeNumber(parts, 'rome'))).toBe(true);
    for (const stack of stacksAt(view, placeNumber(parts, 'rome')))
      expect(rome).toContain(stackInWords(view, parts, stack));
  });
  it('describe a Province and what one more Space changes', () => {
    expect(describe(view, parts, 'in:italia')).toContain('Italia; pays');
    const own = view.provinces.findIndex(({ lord }) => lord === view.own);
    expect(changeInWords(view, parts, own)).toBe('It is yours');
    const near = view.provinces.findIndex(({ needs, takes }) => needs === 1 && takes?.length);
    if (near >= 0) expect(changeInWords(view, parts, near)).toContain('One more Space makes it yours');
  });
  it('do not tell the strength of a Tribe that is face down', () => {
    const hidden = parts.places.findIndex((_, place) => tribeAt(view, parts, place) === '?');
    expect(describe(view, parts, parts.places[hidden]!.id)).toContain('a Tribe of unknown strength');
  });
  it('head the page', () => {
    expect(headline(view, game)).toMatch(/BC \(Game-Turn \d+ of \d+\)\. \w+ is active/);
    expect(order(view, game, null).filter(({ here }) => here)).toHaveLength(1);
  });
  it('call by name whom the scenario knows', () => {
    const scenario = parts.scenarios.findIndex(({ id }) => id === 'i');
    const known = partsOf(game, { ...view, scenario });
    const soldier = parts.leaders.findIndex(({ id }) => id === 'soldier_of_fortune');
    expect(leaderName(known, soldier)).toBe('Pyrrhus');
    const unknown = parts.scenarios.findIndex(({ id }) => id === 'x');
    expect(leaderName(partsOf(game, { ...view, scenario: unknown }), soldier)).toBe('The Soldier of Fortune');
    expect(likeness({ ...view, scenario } as unknown as View, game, 'soldier_of_fortune')?.name).toBe('Pyrrhus');
    expect(partsOf(game, { ...view, scenario })).toBe(known);
  });
  it.each(['v', 'vi'])('call him so in scenario %s as long as it is he', (id) => {
    const scenario = parts.scenarios.findIndex((one) => one.id === id);
    const soldier = parts.leaders.findIndex((one) => one.id === 'soldier_of_fortune');
    const named = [1, 2, 3].map((turn) => leaderName(partsOf(game, { ...view, scenario, turn }), soldier));
    expect(named).toEqual(['Pyrrhus', 'Pyrrhus', 'The Soldier of Fortune']);
    expect(calledIn(parts, { ...view, scenario, turn: 3 })).toEqual({});
  });
  it('tell what each power has', () => {
    const rows = summary(view, game);
    expect(rows.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
    expect(rows[0]!.parts.map(({ label }) => label)).toEqual(['Talents', 'Stability', 'GOP', 'CVP']);
  });
});

group('actions', () => {
  it('are about a place, a Province, or the counters of a sheet', () => {
    expect(placeOf(game, 'major arretium')).toBe('arretium');
    expect(placeOf(game, 'muster italia')).toBe('in:italia');
    expect(placeOf(game, 'pay')).toBeNull();
    expect(onSheet('leave 2 legion')).toBe(true);
    expect(argument(game, 'raise legion rome', 'unit')).toBe('legion');
  });
  it('glow where they are offered', () => {
    const { decision } = moments.expansion;
    for (const { text } of decision.options.filter((option) => option.text.startsWith('major ')))
      expect(offers(decision, game).get(text.split(' ')[1]!)).toBeTruthy();
  });
  it('of picking are counters with numbers', () => {
    const { decision } = moments.picking;
    const choices = unitChoices(decision, game, 'leave');
    expect(choices.length + leaderChoices(decision, game, 'leave-leader').length).toBeGreaterThan(0);
    for (const { options } of choices) {
      const numbers = options.map(({ option }) => numberOf(game, option.text));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  });
  it('ask why not where nothing is offered', () => {
    expect(candidates(moments.march.decision, game, 'londinium')).toEqual(['to londinium']);
  });
  it('into a place with enemies are dangerous', () => {
    const { view } = moments.march;
    const mover = view.stacks.find(({ mark }) => mark & ACTIVE)!;
    const enemy = view.stacks.find(({ side, units }) => side !== mover.side && units.length)!;
    const text = `to ${parts.places[enemy.place]!.id}`;
    expect(isDanger(view, parts, game, { text, label: '' })).toBe(true);
  });
});

group('the film', () => {
  it('shows battles and dice where they happen', () => {
    const line = (kind: string, facts: Record<string, unknown>) => ({ kind, facts, sentence: `${kind}.` });
    const scenes = film(
      [
        line('battle-begins', { space: 'rome', attacker: 'carthage', defender: 'rome' }),
        line('sets-out', { place: 'rome' }),
      ],
      parts,
      game,
      moments.battle.view,
      moments.battle.view,
    );
    expect(scenes.map(({ beat }) => beat.kind)).toEqual(['mark']);
    expect(scenes[0]!.beat).toMatchObject({ place: 'rome', words: 'Battle' });
  });
  it('lets armies walk to where they stand now', () => {
    const { view } = moments.march;
    const [first, ...rest] = view.stacks;
    const [rome, arretium] = [placeNumber(parts, 'rome'), placeNumber(parts, 'arretium')];
    const before = { ...view, stacks: [{ ...first!, place: rome }, ...rest] };
    const [walk] = film([], parts, game, before, { ...view, stacks: [{ ...first!, place: arretium }, ...rest] });
    expect(walk!.beat).toMatchObject({ kind: 'walk', from: 'rome', to: 'arretium' });
    walk!.after(before);
    expect(before.stacks[0]!.place).toBe(arretium);
  });
});

group('talks', () => {
  const talks = { power: 'rome', partner: 'carthage', proposed: true, left: 2, terms: [] };
  it('are told line by line', () => {
    const term = { what: 'offer-talents', number: 5, place: 'nobody', unit: 'nobody', target: 'nobody' };
    expect(termInWords(game, talks, term)).toBe('Rome gives 5T');
    expect(termInWords(game, talks, { ...term, what: 'want-attack', target: 'greece' })).toBe(
      'Carthage attacks Greece',
    );
    expect(termInWords(game, talks, { ...term, what: 'offer-card' })).toBe('Rome gives a card');
    expect(termInWords(game, talks, { ...term, what: 'offer-card', card: 'spies' })).toMatch(/^Rome gives Spies/i);
    expect(talksTitle(game, talks)).toBe('Rome proposes to Carthage');
  });
});

group('the Battle', () => {
  it('tells shifts of both sides and dice or chances', () => {
    const { battle } = moments.battle.view as Sea;
    expect(battle).not.toBeNull();
    expect(battle!.dice.length + battle!.chances.length).toBeGreaterThan(0);
    expect(battle!.step).toBeGreaterThanOrEqual(3);
    const sum = battle!.shifts.reduce((net, [, , attacker, defender]) => net + attacker - defender, 0);
    expect(battle!.net).toBe(sum);
  });
});
