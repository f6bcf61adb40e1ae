import { describe as group, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { EventLine } from '$lib/board';
import { pack, unpack } from '$lib/packed';
import { film, resultInWords } from './beats';
import { battlesIn, bookmark, tell } from './sheets/battle';
import { describe } from './describe';
import { readDrawing, spread, type MapFile } from './map/drawing';
import { game, moments, parts } from './fixtures';
import { anyOf, midSentence } from '$lib/language';
import { at, grouped } from '../../board/lists';
import {
  around,
  cityAt,
  goalWords,
  handOf,
  hexNumber,
  inOrder,
  lastSeen,
  marchers,
  pilesAt,
  strength,
  unitNumber,
} from './model';
import { unitInWords } from './counters/paint';
import { namesAt, placed } from './map/piles';
import { headline, order, summary } from './summary';

const file = JSON.parse(
  readFileSync(new URL('../../../../src/romanum/games/trajan/data/map.json', import.meta.url), 'utf8'),
) as MapFile;
const drawing = readDrawing(file);

group('the map', () => {
  it('has a place for every hex of the game, in its order', () => {
    expect(drawing.ids).toEqual(parts.hexes.map(({ id }) => id));
  });
  it('draws every city in its hex', () => {
    const far = file.cities.filter(
      ({ hex, site }) =>
        Math.hypot(site[0] - drawing.points.get(hex)![0], site[1] - drawing.points.get(hex)![1]) > file.grid.hex * 0.58,
    );
    expect(far).toEqual([]);
    expect(new Set(file.cities.map(({ id }) => id))).toEqual(new Set(parts.cities.map(({ id }) => id)));
  });
  it('joins neighbours as far apart as a hex is wide', () => {
    const hex = hexNumber(parts, '1715');
    const [x, y] = drawing.centres[hex]!;
    const far = around(parts, hex).map((there) =>
      Math.hypot(drawing.centres[there]![0] - x, drawing.centres[there]![1] - y),
    );
    expect(far).toHaveLength(6);
    for (const one of far) expect(one).toBeCloseTo(file.grid.hex, 1);
  });
  it('knows corners with fewer neighbours', () => {
    expect(around(parts, 0)).toHaveLength(2);
  });
  it('writes a name letter by letter in one piece', () => {
    expect(
      spread({
        name: 'ab',
        text: 'AB',
        size: 10,
        letters: [
          [5, 5, 0],
          [20, 5, 90],
        ],
      }),
    ).toEqual({ x: '5.0 20.1', y: '8.5 1.4', rotate: '0.0 90.0' });
  });
  it('comes through the packing of the build unharmed', () => {
    expect(unpack<MapFile>(pack(file)).cities).toEqual(file.cities);
  });
});

group('piles', () => {
  it('are what each side has inside and outside', () => {
    const { view } = moments.deploy;
    const [pile] = pilesAt(view, hexNumber(parts, '1208'));
    expect(pile).toMatchObject({ side: 0, inside: true, down: 0 });
    expect(pilesAt(view, hexNumber(parts, '1715'))).toMatchObject([{ side: 1, inside: true, units: [], down: 12 }]);
  });
  it('stand in their hexes, and leave the names of cities readable', () => {
    const { view } = moments.movement;
    const piles = placed(view, drawing, 1);
    for (const {
      pile,
      at: [x, y],
    } of piles)
      expect(Math.hypot(x - drawing.centres[pile.hex]![0], y - drawing.centres[pile.hex]![1])).toBeLessThan(
        file.grid.hex / 2,
      );
    const names = namesAt(drawing, piles, 1, 1.2, 1);
    expect(names).toHaveLength(parts.cities.length);
  });
  it('lead with leaders and the strongest', () => {
    const ids = inOrder(
      parts,
      ['alae-1', 'legio-xv-apollinaris', 'trajan', 'impeditus-1'].map((id) => unitNumber(parts, id)),
    ).map((u) => at(parts.units, u).id);
    expect(ids).toEqual(['trajan', 'legio-xv-apollinaris', 'alae-1', 'impeditus-1']);
  });
  it('of a march are its units alone', () => {
    const { view } = moments.marching;
    expect(
      marchers(view, parts)
        .map((u) => at(parts.units, u).id)
        .sort(),
    ).toEqual(['alae-6', 'cohortes-r-2', 'hadrian']);
  });
});

group('what I know of the enemy', () => {
  const { view } = moments.parthian;
  it('is where I last saw what I cannot see now', () => {
    const hidden = view.seen.findIndex((hex, u) => hex >= 0 && hex < 1000 && view.where[u] === -9);
    expect(lastSeen(view, parts, view.seen[hidden]!, 0).map(({ unit }) => unit)).toContain(hidden);
  });
  it('does not hold his markers', () => {
    expect(handOf(view, 0)).toEqual([]);
    expect(handOf(view, 1).length).toBe(view.marker_count[1]);
    expect(view.marker_count[0]).toBeNull();
  });
});

group('a battle', () => {
  const events = moments.losses.events;
  const told = tell(events)!;
  it('names both forces', () => {
    expect(told.sides).toEqual(['roman', 'parthian']);
    expect(told.units[0]).toContain('legio-ii-traiana');
    expect(told.units[1]).toEqual(['mebarsapes', 'nobles-1', 'nobles-2', 'satrapy-horde-1', 'satrapy-levy-1']);
    expect(told.strengths).toEqual([38, 11]);
  });
  it('is told blow by blow', () => {
    expect(told.blows.map(({ round, side }) => `${round} ${side}`)).toEqual([
      'fire roman',
      'fire parthian',
      'fire parthian',
      'melee roman',
      'melee parthian',
      'melee parthian',
    ]);
    expect(tell(events, 3)!.blows).toHaveLength(1);
  });
  it('counts the fallen and the disrupted', () => {
    const line = (kind: string, facts: EventLine['facts']): EventLine => ({
      i: 99,
      n: 0,
      kind,
      rule: '',
      facts,
      sentence: '',
    });
    const more = tell([
      ...events,
      line('falls', { unit: 'alae-3' }),
      line('check', { round: 'melee', side: 'roman', die: 1, disrupted: ['alae-4'], lost: ['alae-5'] }),
      line('outcome', { side: 'roman', size: 'minor', losses: [4, 6] }),
    ])!;
    expect(more.fallen).toEqual(['alae-3', 'alae-5']);
    expect(more.disrupted).toEqual(['alae-4']);
    expect(more.outcome?.size).toBe('minor');
  });
  it('is nothing where nobody fights', () => {
    expect(tell(moments.movement.events)).toBeNull();
  });
  it('is a film of its blows', () => {
    expect(film(events, parts, game.names, { battle: -1, told: 0 }).map(({ beat }) => beat.kind)).toEqual(
      events.map(() => 'blow'),
    );
  });
  it('is told before the next one, where both come at once', () => {
    const log = [...events, ...events];
    const both = film(log, parts, game.names, bookmark(battlesIn(log), log)).map(({ beat }) =>
      beat.kind === 'blow' ? [beat.battle, beat.told] : beat,
    );
    expect(both).toEqual([0, 1].flatMap((battle) => events.map((_, k) => [battle, k + 1])));
  });
  it('goes on where it was left, though another has begun since', () => {
    const log = [...events, ...events];
    expect(bookmark(battlesIn(log), log.slice(4))).toEqual({ battle: 0, told: 4 });
    expect(bookmark(battlesIn(log), log.slice(events.length + 2))).toEqual({ battle: 1, told: 2 });
  });
});

group('a march', () => {
  it('is a die, then a walk from hex to hex', () => {
    const line = (kind: string, facts: EventLine['facts']): EventLine => ({
      i: 0,
      n: 0,
      kind,
      rule: '',
      facts,
      sentence: '',
    });
    const scenes = film(
      [
        line('march-roll', { side: 'roman', hex: '1005', march: 'road', die: 3, result: 'M2/A', forced: false }),
        line('marches', { side: 'roman', hex: '1005', destination: '1105', march: 'road' }),
      ],
      parts,
      game.names,
      { battle: -1, told: 0 },
    );
    expect(scenes.map(({ beat }) => beat.kind)).toEqual(['roll', 'walk']);
  });
  it.each([
    ['N', 'no move'],
    ['M2/A', 'two hexes more, attrition'],
    ['M/S/W', 'moves, scatters, winter loss'],
    ['O/X', 'over the sea, shipwreck'],
  ])('with %s %s', (result, words) => {
    expect(resultInWords(result)).toBe(words);
  });
});

group('words', () => {
  const { view } = moments.movement;
  it('describe a city and what stands there', () => {
    expect(describe(view, parts, '1715')).toMatch(
      /^Ctesiphon, hex 1715; open, river; Parthian regional capital, held by Parthia; Parthia inside the city: \d+ counters face down/,
    );
  });
  it('describe an empty hex', () => {
    expect(describe(view, parts, '3212')).toBe('Hex 3212; desert.');
  });
  it('describe a counter', () => {
    expect(unitInWords(parts, at(parts.units, unitNumber(parts, 'praetoriani')))).toBe(
      'Roman heavy infantry, strength 4, Veteran, moves 4, Guard',
    );
    expect(unitInWords(parts, at(parts.units, unitNumber(parts, 'trajan')))).toBe(
      'Roman leader, rating 3, Imperator, moves 8',
    );
  });
  it('say the condition of a victory', () => {
    const goals = parts.scenarios.find(({ id }) => id === '114')!.goals;
    expect(goalWords(parts, goals[0][0]!)).toBe('Hold Artaxata and Tigranocerta');
    expect(goalWords(parts, goals[0][1]!)).toBe('Parthamasiris is off the map');
    expect(goalWords(parts, goals[0][2]!)).toBe('Hold 38 cities');
  });
  it('are small within a sentence, but for German nouns', () => {
    expect(midSentence('Desert')).toBe('desert');
    expect(midSentence('Wüste', 'de')).toBe('Wüste');
  });

  it('join a list', () => {
    expect(anyOf(['a', 'b', 'c'])).toBe('a, b or c');
    expect(anyOf(['a'])).toBe('a');
  });
});

group('the table', () => {
  it('says the turn, the month and the segment', () => {
    expect(headline(moments.movement.view, game)).toBe('Turn 1 of 8: April, AD 116. Rome, Movement segment');
    expect(headline(moments.deploy.view, game)).toBe('The Parthian War: set-up');
  });
  it('marks one step of the order of play', () => {
    expect(order(moments.parthian.view, game, null).filter(({ here }) => here)).toMatchObject([
      { title: 'Movement segment' },
    ]);
  });
  it('sums up both sides', () => {
    const [rome, parthia] = summary(moments.movement.view, game);
    expect(rome!.parts[0]!.value).toBe(moments.movement.view.cities[0]);
    expect(parthia!.notes[0]!.text).toBe('Chosroes');
  });
});

group('small things', () => {
  it('add strengths up', () => {
    expect(
      strength(
        parts,
        ['legio-xv-apollinaris', 'alae-1'].map((id) => unitNumber(parts, id)),
      ),
    ).toBe(7);
  });
  it('find the city of a hex', () => {
    expect(cityAt(parts, hexNumber(parts, '1715'))?.name).toBe('Ctesiphon');
    expect(cityAt(parts, hexNumber(parts, '1714'))).toBeUndefined();
  });
  it('gather by key in order', () => {
    expect([...grouped([3, 1, 4, 1], (n) => n % 2)]).toEqual([
      [1, [3, 1, 1]],
      [0, [4]],
    ]);
  });
});
