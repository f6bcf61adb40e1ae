import { readFileSync } from 'node:fs';
import { describe as group, expect, it } from 'vitest';
import type { EventLine } from '$lib/board';
import { pack, unpack } from '$lib/packed';
import { lastBattle, STAGES, tell } from './sheets/battle';
import { film } from './beats';
import { describe } from './describe';
import { readDrawing, type MapFile } from './map/drawing';
import { game, moments, parts } from './fixtures';
import { familyTree } from './lineage';
import {
  campOf,
  handOf,
  heldBy,
  inOrder,
  neighbours,
  officeInWords,
  officeOf,
  pieceNumber,
  pilesAt,
  zoneNumber,
} from './model';
import { pieceInWords, pileTitle } from './counters/paint';
import { costsAt, namesAt, placed } from './map/piles';
import { chanceOf, outcomes } from './sheets/outcomes';
import { barred, refusalInWords } from './map/stops';
import { headline, lot, order, summary, toWinInWords } from './summary';
import type { Late } from './types';

const root = new URL('../../../../', import.meta.url);
const file = JSON.parse(readFileSync(new URL('src/romanum/games/ultimus/data/map.json', root), 'utf8')) as MapFile;
const drawing = readDrawing(file);
const line = (kind: string, facts: EventLine['facts'], i = 99): EventLine => ({
  i,
  n: 0,
  kind,
  rule: '',
  facts,
  sentence: `${kind}.`,
});

group('the score to win', () => {
  it('is told where more points are not enough', () => {
    expect(toWinInWords(0)).toBe('');
    expect(toWinInWords(12)).toContain('the Barbarian wins only if he is more than 12 PV ahead');
    expect(toWinInWords(-3)).toContain('the Roman wins only if he is more than 3 PV ahead');
  });
});

group('what a march costs', () => {
  const { view } = moments.movement;
  const piles = placed(view, parts, drawing, 1);
  const areas = parts.zones.flatMap(({ id }, zone): [number, number, number][] =>
    drawing.zones.has(id) ? [[zone, zone % 4, zone % 3]] : [],
  );
  const costs = costsAt({ with: 'group', pieces: [], areas, stops: [] }, parts, drawing, piles, 1);

  it('is told for every area but the one where one stands', () => {
    expect(costs.map(({ zone }) => zone)).toEqual(areas.filter(([, spent]) => spent).map(([zone]) => zone));
    expect(costs.filter(({ stops }) => stops).every(({ zone }) => zone % 3 === 1)).toBe(true);
  });
  it('stands where no counter of the area hides it', () => {
    const here = piles.filter(({ pile }) => costs.some(({ zone }) => zone === pile.zone));
    expect(here.length).toBeGreaterThan(5);
    for (const { pile, at } of here)
      expect(at[1] - costs.find(({ zone }) => zone === pile.zone)!.at[1]).toBeGreaterThan(17 + 7);
  });
});

group('the map', () => {
  it('draws the areas of the game in its order', () => {
    expect(file.zones.map(({ id }) => id)).toEqual(parts.zones.map(({ id }) => id));
  });
  it('has a point and an outline for every area and every sea', () => {
    for (const { id } of [...parts.zones, ...parts.seas]) {
      expect(drawing.points.has(id)).toBe(true);
      expect(drawing.paths.has(id)).toBe(true);
    }
  });
  it('draws every border of the game, and no other', () => {
    const drawn = new Set(file.borders.map(({ a, b }) => [a, b].sort().join(' ')));
    expect(new Set(parts.borders.map(([a, b]) => [parts.zones[a]!.id, parts.zones[b]!.id].sort().join(' ')))).toEqual(
      drawn,
    );
  });
  it('comes through the packing of the build unharmed', () => {
    expect(unpack<MapFile>(pack(file)).refuges).toEqual(file.refuges);
    expect(unpack<MapFile>(pack(file)).zones.map(({ stacks }) => stacks)).toEqual(
      file.zones.map(({ stacks }) => stacks),
    );
  });
  it('has the colours that the atlas draws it with', () => {
    const atlas = readFileSync(new URL('atlas/ultimus/picture.py', root), 'utf8');
    const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
    for (const { id } of parts.dioceses)
      expect(tokens).toContain(`--diocese-${id}: ${new RegExp(`"${id}": "(#\\w+)"`).exec(atlas)![1]}`);
    for (const nation of new Set(parts.tribes.map(({ nationality }) => nationality)))
      expect(tokens).toContain(`--nation-${nation}: ${new RegExp(`"${nation}": "(#\\w+)"`).exec(atlas)![1]}`);
  });
});

group('piles', () => {
  const { view } = moments.movement;
  it('stand by people and cause', () => {
    const [visigothi] = pilesAt(view, parts, zoneNumber(parts, 'viennensis-2'));
    expect(pileTitle(view, parts, visigothi!)).toBe('Visigothi, Foederati');
    expect(visigothi!.camp).toBe(0);
  });
  it('of a usurper are apart from the loyal, and of the other camp', () => {
    const zone = zoneNumber(parts, 'viennensis-3');
    const aetius = pieceNumber(parts, 'aetius');
    const rebels: Late = {
      ...view,
      cause: view.cause.map((cause, piece) => (piece === aetius ? 1 : cause)),
      usurper: [aetius, -1],
    };
    const piles = pilesAt(rebels, parts, zone);
    expect(piles.map((pile) => pileTitle(rebels, parts, pile))).toEqual([
      'Romans',
      'Romans with the Usurper in the West',
    ]);
    expect(campOf(rebels, parts, aetius)).toBe(1);
  });
  it('stand near the middle of their areas and leave the names of towns', () => {
    const piles = placed(view, parts, drawing, 0.8);
    for (const {
      pile,
      at: [x, y],
    } of piles) {
      const [px, py] = drawing.points.get(parts.zones[pile.zone]!.id)!;
      expect(Math.hypot(x - px, y - py)).toBeLessThan(60);
    }
    expect(namesAt(drawing, piles, parts, 0.8, 1, 1)).toHaveLength(parts.zones.filter(({ town }) => town).length);
  });
  it('lead with princes, then other leaders, then the strongest', () => {
    const ids = ['limitanei-raetiae-1', 'ioviani-seniores', 'sigisvultus', 'valentinianus-iii'];
    expect(
      inOrder(
        view,
        parts,
        ids.map((id) => pieceNumber(parts, id)),
      ),
    ).toEqual(
      ['valentinianus-iii', 'sigisvultus', 'ioviani-seniores', 'limitanei-raetiae-1'].map((id) =>
        pieceNumber(parts, id),
      ),
    );
  });
});

group('offices', () => {
  const { view } = moments.movement;
  it('are told in words', () => {
    expect(officeInWords(view, parts, pieceNumber(parts, 'valentinianus-iii'))).toBe('Augustus of the West');
    expect(officeInWords(view, parts, pieceNumber(parts, 'aetius'))).toBe('Caesar of the West');
    expect(officeInWords(view, parts, pieceNumber(parts, 'gensericus'))).toBe('Rex of the Vandali');
    expect(officeOf(view, pieceNumber(parts, 'avitus'))).toBeNull();
  });
  it('make a family tree with usurpers beside those they rise against', () => {
    const [west, east] = [pieceNumber(parts, 'valentinianus-iii'), pieceNumber(parts, 'theodosius-ii')];
    const [aetius, avitus] = [pieceNumber(parts, 'aetius'), pieceNumber(parts, 'avitus')];
    const lineage: Late['lineage'] = [
      { office: 'augustus', half: 0, leader: west, from: 0, to: 447, end: 'murder', after: -1 },
      { office: 'augustus', half: 1, leader: east, from: 0, to: 0, end: '', after: -1 },
      { office: 'usurper', half: 0, leader: aetius, from: 446, to: 446, end: 'fails', after: west },
      { office: 'augustus', half: 0, leader: avitus, from: 447, to: 0, end: '', after: west },
    ];
    const [first, second] = familyTree({ ...view, lineage }, parts);
    const reigns = first.map(({ name, years }) => `${name} ${years}`);
    expect(reigns).toEqual(['Valentinianus III …–447', 'Avitus 447–']);
    expect(first[0]!.against.map(({ name, years, end }) => `${name} ${years} ${end}`)).toEqual(['Aetius 446 failed']);
    expect(second.map(({ now }) => now)).toEqual([true]);
  });
});

group('hands', () => {
  const { view, seat } = moments.window;
  it('of the other are known by their number alone', () => {
    expect(handOf(view, 1 - seat)).toEqual([]);
    expect(heldBy(view, 1 - seat)).toBe(view.hand_count[1 - seat]);
    expect(handOf(view, seat)).toHaveLength(view.hand_count[seat]!);
  });
});

group('a battle before its die', () => {
  it('is met in the fixtures', () => {
    expect(moments.battle.view.battle).not.toBeNull();
    expect(moments.fight.view.clashes.length).toBeGreaterThan(1);
  });
  it('has chances that agree with the odds of the server', () => {
    const { view, odds } = moments.fight;
    for (const battle of view.clashes)
      expect(chanceOf(battle.faces)).toBeCloseTo(odds[`fight ${parts.zones[battle.area]!.id}`]!.win, 6);
  });
  it('has outcomes that add up to ten faces, the attacker’s victories first', () => {
    const found = outcomes(moments.battle.view.battle!.faces);
    expect(found.reduce((sum, { faces }) => sum + faces, 0)).toBe(10);
    expect(found.map(({ winner }) => winner)).toEqual([...found.map(({ winner }) => winner)].sort());
  });
});

group('a battle as it is told', () => {
  const events = moments.losses.events;
  it('begins with the forces and goes on to the odds, the die and the result', () => {
    for (const stage of [1, 2, 3, 4]) expect(tell(events, stage)!.stage).toBe(stage);
    const { attack, defence, winner } = events[0]!.facts;
    expect(tell(events)!.strengths).toEqual([attack, defence]);
    expect(tell(events)!.winner).toBe(winner);
  });
  it('goes on with what comes of it, and no further', () => {
    const more = [
      ...events,
      line('loses', { unit: 'comitatenses-thraciae-1' }),
      line('leader-dies', { leader: 'valamir' }),
      line('sequence', { camp: 'roman' }),
      line('loses', { unit: 'fortenses' }),
    ];
    expect(lastBattle(more).map(({ kind }) => kind)).toEqual(['battle', 'struck', 'loses', 'leader-dies']);
    expect(tell(more)!.lost).toEqual(['comitatenses-thraciae-1', 'valamir']);
    expect(tell(more, STAGES + 2)!.lost).toEqual(['comitatenses-thraciae-1']);
  });
  it('is a film of its beats', () => {
    const beats = film(events, parts, game, moments.losses.view, 0).map(({ beat }) => beat);
    expect(beats.map(({ kind }) => kind)).toEqual(Array(STAGES + lastBattle(events).length - 1).fill('battle'));
    expect(beats.map((beat) => beat.kind === 'battle' && beat.told)).toEqual(beats.map((_, i) => i + 1));
  });
  it('is nothing where nobody fights', () => {
    expect(tell(moments.station.events)).toBeNull();
  });
});

group('the film', () => {
  const { view } = moments.movement;
  it('walks a force from area to area, and leaves it there', () => {
    const [scene] = film(
      [line('moves', { pieces: ['aetius'], area: 'viennensis-3', destination: 'galliae-6' })],
      parts,
      game,
      view,
      0,
    );
    expect(scene!.beat).toMatchObject({ kind: 'walk', from: 'viennensis-3', to: 'galliae-6' });
    const copy = { ...view };
    scene!.after(copy);
    expect(copy.where[pieceNumber(parts, 'aetius')]).toBe(zoneNumber(parts, 'galliae-6'));
    expect(view.where[pieceNumber(parts, 'aetius')]).toBe(zoneNumber(parts, 'viennensis-3'));
  });
  it('lets dice fall, with ten sides or six', () => {
    const kinds = film(
      [line('evasion', { camp: 'roman', area: 'galliae-1', die: 2 }), line('murder', { leader: 'aetius', die: 7 })],
      parts,
      game,
      view,
      0,
    ).map(({ beat }) => beat.kind === 'roll' && [beat.die.faces, beat.place]);
    expect(kinds).toEqual([
      [6, 'galliae-1'],
      [10, 'viennensis-3'],
    ]);
  });
  it('stops for camps that change hands', () => {
    const [scene] = film(
      [line('camps-swap', { half: 'west', leader: 'aetius', roman: 3, barbarian: 9 })],
      parts,
      game,
      view,
      0,
    );
    expect(scene!.beat.kind).toBe('swap');
  });
});

group('a march', () => {
  it('shows how far each category of unit may go', () => {
    const { march } = moments.taking.view;
    expect(march!.reach[0]!.with).toBe('group');
    expect(march!.reach.length).toBeGreaterThan(1);
  });
  it('tells borders that a rule bars from those that are too far', () => {
    const stops: [number, number, string, string][] = [
      [1, 2, '7.2a', 'too-few-pm'],
      [1, 3, '4.3g', 'too-far-from-home'],
    ];
    expect(barred({ with: 'group', pieces: [], areas: [], stops })).toEqual([[1, 3, '4.3g', 'too-far-from-home']]);
    expect(refusalInWords('too-far-from-home')).toBe('too far from home');
  });
  it('knows neighbours over land, rivers and straits', () => {
    expect(neighbours(parts, zoneNumber(parts, 'galliae-4')).map((zone) => parts.zones[zone]!.id)).toContain(
      'burgondi',
    );
    expect(neighbours(parts, zoneNumber(parts, 'moesiae-6'))).toEqual([]);
  });
});

group('words', () => {
  const { view } = moments.movement;
  it('describe an area with its diocese and what stands there', () => {
    expect(describe(moments.station.view, parts, 'africa-4')).toMatch(
      /^Carthago \(Africa 4\); diocese of Africa, West, town, port; held by the Barbarian; capital of the Vandali;/,
    );
  });
  it('describe an area outside the empire and a sea', () => {
    expect(describe(view, parts, 'heruli')).toBe('Heruli (Volhynia); outside the empire, home of the Heruli.');
    expect(describe(view, parts, 'mare-oceanus')).toBe('Mare Oceanus; sea that no fleet may sail.');
  });
  it('describe a leader with his four values, and a unit', () => {
    expect(pieceInWords(view, parts, pieceNumber(parts, 'aetius'))).toBe(
      'Aetius, Caesar of the West: command 8, strategy 4, tactics 3, politics 4',
    );
    expect(pieceInWords(view, parts, pieceNumber(parts, 'comites-alani'))).toBe(
      'Comites Alani: Roman palatini, strength 5, quality 3, tactics 1, moves 4, of barbarian origin',
    );
  });
});

group('the table', () => {
  it('says the year, the phase and who acts', () => {
    expect(headline(moments.movement.view, game)).toBe('AD 445 (1 of 9). Phase E: Movement and combat, Romans act');
    expect(headline(moments.station.view, game)).toMatch(/^The Scourge of God, AD \d+: stations$/);
  });
  it('marks one step of the order of play, and lists the sequences to come', () => {
    const { view } = moments.movement;
    const steps = order(view, game, null);
    expect(steps.filter(({ here }) => here)).toMatchObject([{ title: '1. Romans (now)', depth: 1 }]);
    expect(steps.filter(({ depth }) => depth === 1)).toHaveLength(view.order.length);
  });
  it('sums up both camps by seat, also when they have changed hands', () => {
    const { view } = moments.movement;
    expect(summary(view, game).map(({ sides }) => sides[0]!.id)).toEqual(['roman', 'barbarian']);
    const swapped = { ...view, camps: [1, 0], roman_seat: 1, swaps: 1 };
    expect(summary(swapped, game).map(({ sides }) => sides[0]!.id)).toEqual(['barbarian', 'roman']);
    expect(summary(swapped, game)[0]!.notes[0]!.text).toBe('have changed hands once: now Barbarians');
  });
  it('tells a newcomer his camp', () => {
    expect(lot(moments.movement.view, game, 1)).toMatch(
      /^The Scourge of God, AD 445 to 453: you play the Barbarians\./,
    );
  });
});
