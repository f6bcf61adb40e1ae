import { describe as group, expect, it } from 'vitest';
import type { Decision, GameStatic } from '$lib/board';
import { begun, clicks, glows, offersOn, takenBy, takenInWords, thoughtAt } from './choosing';
import { describe } from './describe';
import { drawingOf, gaps, inLines } from './drawing';
import module from './index';
import { placed } from './lettering';
import { letters, linksOf, partsOf, sideAt } from './model';
import { film, moves, shifted, walked } from './moves';
import { pilesAt } from './piles';
import type { PlainCounter, PlainParts } from './types';

const PLACES = ['alba', 'capua', 'nola', 'ostia', 'roma'];
const parts: PlainParts = {
  size: [400, 400],
  places: PLACES.map((id, k) => ({
    id,
    name: id[0]!.toUpperCase() + id.slice(1),
    x: Math.round(200 + 140 * Math.sin((k * Math.PI * 2) / 5)),
    y: Math.round(200 - 140 * Math.cos((k * Math.PI * 2) / 5)),
    links: [PLACES[(k + 1) % 5]!],
  })),
};
const game = {
  id: 'ring',
  names: Object.fromEntries(parts.places.map(({ id, name }) => [id, name])),
  verbs: {
    raise: 'raise {place}',
    attack: 'attack {place} from {place}',
    march: 'march {place} {place}',
    pass: 'pass',
  },
  labels: {
    raise: 'Raise an Army in {place}',
    attack: 'Attack {place} from {place2}',
    march: 'March from {place} to {place2}',
    pass: 'Pass',
  },
  roles: { battle: [{ role: 'roll', dice: ['attack'], place: 'province' }] },
  topics: {},
  components: parts,
  seats: [
    { name: 'White', colour: '#f4e8b0' },
    { name: 'Black', colour: '#2a2219' },
  ],
} as unknown as GameStatic;
const known = new Set(PLACES);

const asked = (...texts: string[]): Decision => ({
  seat: 0,
  step: 'Turn',
  rule: '1',
  prompt: '',
  facts: {},
  options: texts.map((text) => ({ text, label: text })),
});
const texts = (offers: ReadonlyMap<string, { text: string }[]>): Record<string, string[]> =>
  Object.fromEntries([...offers].map(([place, options]) => [place, options.map(({ text }) => text)]));

group('choosing', () => {
  it('begins where an action comes from, else at its first place', () => {
    expect(clicks(game, 'attack roma from ostia', known)).toEqual(['ostia', 'roma']);
    expect(clicks(game, 'march ostia roma', known)).toEqual(['ostia', 'roma']);
    expect(clicks(game, 'pass', known)).toEqual([]);
  });

  const turn = asked('raise alba', 'attack capua from alba', 'attack roma from alba', 'march nola ostia', 'pass');

  it('takes up at the first click what needs another', () => {
    expect(texts(offersOn(turn, game, known, null))).toEqual({
      alba: ['raise alba', '@take attack alba'],
      nola: ['@take march nola'],
      capua: ['attack capua from alba'],
      roma: ['attack roma from alba'],
      ostia: ['march nola ostia'],
    });
  });

  it('says what is taken up with what is still open', () => {
    const [, attack] = offersOn(turn, game, known, null).get('alba')!;
    expect(attack!.label).toBe('Attack … from Alba');
    const taken = takenBy(attack!.text)!;
    expect(taken).toEqual({ verb: 'attack', path: ['alba'] });
    expect(takenInWords(turn, game, known, taken)).toBe('Attack … from Alba');
  });

  it('goes at the next click, or puts down what was taken up', () => {
    const offers = offersOn(turn, game, known, { verb: 'attack', path: ['alba'] }, 'Put it down');
    expect(texts(offers)).toEqual({
      capua: ['attack capua from alba'],
      roma: ['attack roma from alba'],
      alba: ['@leave'],
    });
    expect([...offers].filter(([, options]) => glows(options)).map(([id]) => id)).toEqual(['capua', 'roma']);
    expect(takenBy('@leave')).toBeNull();
    expect(takenBy('attack capua from alba')).toBeUndefined();
  });

  it('leaves several actions at the same place to the menu', () => {
    const numbers = asked('raise alba 1', 'raise alba 2');
    expect(texts(offersOn(numbers, game, known, null))).toEqual({ alba: ['raise alba 1', 'raise alba 2'] });
  });

  it('takes up by itself what alone can be begun with', () => {
    const alone = asked('march nola ostia', 'march nola capua', 'pass');
    const given = begun(alone, game, known);
    expect(given).toEqual({ verb: 'march', path: ['nola'] });
    expect([...offersOn(alone, game, known, given).keys()]).toEqual(['ostia', 'capua']);
    expect(begun(turn, game, known)).toBeNull();
    expect(begun(asked('march nola ostia', 'pass'), game, known)).toBeNull();
  });

  it('guesses what was meant where nothing is offered', () => {
    expect(thoughtAt(turn, game, known, null, 'nola')).toBe('raise nola');
    expect(thoughtAt(turn, game, known, { verb: 'attack', path: ['alba'] }, 'nola')).toBe('attack nola from alba');
    expect(thoughtAt(asked('pass'), game, known, null, 'nola')).toBeNull();
  });
});

group('the drawing', () => {
  it('is as large as counters need, whatever the units', () => {
    const places = parts.places.map((one) => ({ ...one, x: one.x / 100, y: one.y / 100 }));
    const small = drawingOf({ ...parts, size: [4, 4], places });
    const usual = drawingOf(parts);
    expect(Math.round(small.width)).toBe(Math.round(usual.width));
    expect(Math.min(...gaps([...usual.points.values()]))).toBeGreaterThan(80);
  });

  it('has a line for each link, once, and none between areas that touch', () => {
    expect(drawingOf(parts).links).toHaveLength(5);
    const areas = parts.places.map((one) => ({ ...one, polygon: [[0, 0], [9, 0], [9, 9]] as [number, number][] }));
    expect(drawingOf({ ...parts, places: areas }).links).toEqual([]);
  });

  it('keeps the units of a map of its own, without names over it', () => {
    const own = drawingOf({ ...parts, map: 'ring.svg' });
    expect(own.width / own.height).toBe(1);
    expect(own.points.get('alba')![1] / own.height).toBeCloseTo(60 / 400);
    expect(own.names).toEqual([]);
  });

  it('gives hexes six corners, and a seat above where they lie in columns', () => {
    const hexes = [0, 1, 2].map((k) => ({ id: `h${k}`, name: `h${k}`, x: 10, y: 10 * k, hex: true }));
    const [first] = drawingOf({ size: [20, 30], places: hexes }).places;
    const corners = first!.path.match(/-?[\d.]+ -?[\d.]+/g)!.map((one) => one.split(' ').map(Number));
    expect(corners).toHaveLength(6);
    const top = Math.min(...corners.map(([, y]) => y!));
    expect(corners.filter(([, y]) => Math.abs(y! - top) < 0.2)).toHaveLength(2);
  });

  it('writes a long name in two lines', () => {
    expect(inLines('Augusta Taurinorum')).toEqual(['Augusta', 'Taurinorum']);
    expect([inLines('Roma'), inLines('Constantinopolis')]).toEqual([['Roma'], ['Constantinopolis']]);
  });

  it('links places whichever of two says so', () => {
    expect([...linksOf(parts).get('alba')!].sort()).toEqual(['capua', 'roma']);
  });
});

group('names', () => {
  const name = (x: number, y: number) => ({ x, y, half: 20, wide: 80, high: 15 });
  const boxes = (names: ReturnType<typeof name>[], middles: readonly (readonly [number, number])[]) =>
    middles.map(([x, y], k) => [x - names[k]!.wide / 2, x + names[k]!.wide / 2, y - 7.5, y + 7.5] as const);
  const apart = (all: ReturnType<typeof boxes>): boolean =>
    all.every(([l, r, t, b], k) =>
      all.every(([ol, or, ot, ob], other) => other === k || r <= ol || or <= l || b <= ot || ob <= t),
    );

  it('stand below, where nothing is in their way', () => {
    expect(placed([name(100, 100)], [], [], [300, 300])).toEqual([[100, 127.5]]);
  });

  it('do not cover each other, nor lie beyond the sheet', () => {
    const crowd = [name(60, 60), name(110, 62), name(160, 60), name(110, 112), name(60, 112)];
    const discs = crowd.map(({ x, y }) => ({ x: x - 20, y: y - 20, width: 40, height: 40 }));
    const middles = placed(crowd, discs, [], [260, 180]);
    expect(apart(boxes(crowd, middles))).toBe(true);
    const [corner] = placed([name(60, 175)], [], [], [200, 200]);
    expect(corner![1]).toBeLessThan(175);
  });

  it('keep off the links', () => {
    const line = { from: [100, 100], to: [100, 300] } as const;
    const [[x, y] = [0, 0]] = placed([name(100, 100)], [], [line], [300, 300]);
    expect(Math.abs(x - 100) > 40 || y < 100).toBe(true);
  });
});

group('what has moved', () => {
  const army = (place: string, count: number, side = 0): PlainCounter => ({ place, name: 'Army', side, count });
  const { points } = drawingOf(parts);
  const beats = (before: PlainCounter[], now: PlainCounter[]) =>
    moves({ counters: before }, { counters: now }, points).map(({ beat }) => beat);

  it('walks from where there are fewer to where there are more', () => {
    expect(beats([army('alba', 3)], [army('alba', 1), army('capua', 2)])).toMatchObject([
      { kind: 'walk', from: 'alba', to: 'capua', count: 2 },
    ]);
    const [before, now] = [{ counters: [army('alba', 1)] }, { counters: [army('roma', 1)] }];
    expect(walked(before, now, points)).toEqual([['alba', 'roma']]);
  });

  it('comes and goes where there is no other place for it', () => {
    expect(beats([army('alba', 1, 1)], [army('alba', 1, 0)])).toMatchObject([
      { kind: 'go', place: 'alba', counter: { side: 1 } },
      { kind: 'come', place: 'alba', counter: { side: 0 } },
    ]);
    expect(beats([army('alba', 2)], [army('alba', 2)])).toEqual([]);
  });

  it('walks the shortest way', () => {
    const before = [army('nola', 1), army('capua', 1)];
    expect(beats(before, [army('capua', 1), army('alba', 1)])).toMatchObject([{ from: 'nola', to: 'alba' }]);
    expect(beats(before, [army('nola', 1), army('alba', 1)])).toMatchObject([{ from: 'capua', to: 'alba' }]);
  });

  it('ends as the view is now', () => {
    const [before, now] = [[army('alba', 3), army('roma', 1, 1)], [army('alba', 1), army('roma', 2)]];
    const view = { counters: before };
    for (const { after } of moves(view, { counters: now }, points)) after(view);
    expect(view.counters).toEqual(now);
    expect(shifted([army('alba', 1)], army('alba', 1), 'alba', 'capua', 1)).toEqual([army('capua', 1)]);
  });

  it('is told after the dice', () => {
    const battle = { kind: 'battle', facts: { attack: 5, province: 'capua' }, sentence: 'Battle.' };
    const reel = film([battle], game, { counters: [army('alba', 1)] }, { counters: [army('capua', 1)] }, points);
    expect(reel.map(({ beat }) => beat.kind)).toEqual(['roll', 'walk']);
    expect(reel[0]!.beat).toMatchObject({ place: 'capua', dice: [{ value: 5, faces: 6 }] });
  });
});

group('piles', () => {
  const kinds = (count: number): PlainCounter[] =>
    Array.from({ length: count }, (_, k) => ({ place: 'roma', name: `Kind ${k}`, side: k % 2, count: 2 }));

  it('lie beside one another while they are few', () => {
    const four = pilesAt('roma', kinds(4));
    expect(four.map(({ counters }) => counters.length)).toEqual([1, 1, 1, 1]);
    expect(new Set(four.map(({ aside }) => aside.join(' '))).size).toBe(4);
  });

  it('are one a side when they are many', () => {
    const many = pilesAt('roma', kinds(6));
    expect(many.map(({ side, total }) => [side, total])).toEqual([
      [0, 6],
      [1, 6],
    ]);
  });
});

group('sides', () => {
  it('have letters that tell them apart', () => {
    expect(letters(['White', 'Black'])).toEqual(['W', 'B']);
    expect(letters(['Player 1', 'Player 2'])).toEqual(['1', '2']);
    expect(letters(['Gallia', 'Graecia'])).toEqual(['Ga', 'Gr']);
    expect(letters(['Same', 'Same'])).toEqual(['1', '2']);
  });

  it('are written on in ink that can be read', () => {
    expect([sideAt(game, 0).ink, sideAt(game, 1).ink]).toEqual(['#231a10', '#fff8ea']);
    expect(sideAt(game, -1).name).toBe('Nobody');
  });
});

group('the module', () => {
  const view = {
    counters: [{ place: 'alba', name: 'Army', side: 0, count: 2 }],
    holders: { alba: 0, roma: 1 },
    tracks: [{ name: 'Coins', value: 7, side: 1 }],
  };
  const seats = [0, 1].map((seat) => ({ seat, name: game.seats![seat]!.name, kind: 'person', bot: null })) as never[];

  it('says a place in words', () => {
    expect(describe(view, game, 'alba')).toBe('Alba; held by White; White Army 2.');
    expect(describe(view, game, 'roma')).toBe('Roma; held by Black.');
    expect(describe(view, game, 'gaul')).toBe('gaul');
  });

  it('tells how sides stand by their first number, else by what they hold', () => {
    const [white, black] = module.summary!(view, game, seats)!;
    expect([white!.score, white!.scored]).toEqual([1, 'Places']);
    expect([black!.score, black!.scored]).toEqual([7, 'Coins']);
    expect(module.summary!({}, game, seats)).toBeNull();
  });

  it('has a hand where somebody holds cards', () => {
    const views = [{ hands: [{ side: 0, cards: [] }] }, { hands: [1, 2] }, {}];
    expect(views.map((one) => module.holds!(one))).toEqual([true, false, false]);
  });

  it('puts actions with places on the map and others on buttons', () => {
    expect(module.placeOf!(game, 'attack roma from ostia')).toBe('ostia');
    expect(module.placeOf!(game, 'pass')).toBeNull();
  });

  it('is a board in words where no place says where it lies', () => {
    const bare = { ...game, components: { places: [{ id: 'roma', name: 'Roma' }] } } as GameStatic;
    expect(partsOf(bare)).toBeNull();
    expect(module.placeOf!(bare, 'raise roma')).toBeNull();
    expect(module.points!(null, bare).size).toBe(0);
  });
});
