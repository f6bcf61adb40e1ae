import { describe as group, expect, it } from 'vitest';
import {
  brief,
  candidates,
  isDanger,
  offers,
  pieceChoices,
  placeOf,
  placesOf,
  stratagemOptions,
  textOf,
  tribeChoices,
} from './actions';
import { opened, parse } from '../../board/choices/offers';
import { game, moments, parts } from './fixtures';
import { pieceName, zoneNumber } from './model';

group('every offered action', () => {
  it.each(Object.entries(moments))(
    'of %s can be played: by a button, on the map, on a counter or in the list of peoples',
    (_name, { decision, view }) => {
      const onMap = [...offers(decision, view, game).values()].flat().map(({ text }) => text);
      const onCounters = pieceChoices(decision, game).flatMap(({ options }) =>
        options.map(({ option }) => option.text),
      );
      const peoples = tribeChoices(decision, parts).map(({ option }) => option.text);
      const buttons = decision.options.filter(({ text }) => placeOf(game, text) === null).map(({ text }) => text);
      const reached = new Set([...onMap, ...onCounters, ...peoples, ...buttons]);
      expect(decision.options.filter(({ text }) => !reached.has(text))).toEqual([]);
    },
  );
});

group('the map', () => {
  it('offers each area in which a unit may be stationed', () => {
    const { decision, view } = moments.station;
    const found = offers(decision, view, game);
    expect([...found.keys()]).toEqual(
      decision.options.filter(({ text }) => text !== 'done').map(({ text }) => parse(text).args[1]),
    );
  });
  it('opens the counters of an area where somebody can move', () => {
    const { decision, view } = moments.movement;
    const [option] = offers(decision, view, game).get('viennensis-3')!;
    expect(opened(option!.text)).toBe('viennensis-3');
  });
  it('offers seas to a fleet', () => {
    const { decision, view } = moments.movement;
    expect(
      offers(decision, view, game)
        .get('pontus-euxinus')
        ?.map(({ text }) => text),
    ).toEqual(['sail eastern-fleet pontus-euxinus']);
  });
  it('shows the next areas of a march, and no counters', () => {
    const { decision, view } = moments.marching;
    const found = [...offers(decision, view, game).values()].flat();
    expect(new Set(found.map(({ text }) => parse(text).verb))).toEqual(new Set(['to']));
  });
  it('asks why not in the words of the step', () => {
    const { decision, view } = moments.marching;
    expect(candidates(view, decision, 'persae-6', game)).toEqual(['to persae-6']);
    expect(candidates(moments.station.view, moments.station.decision, 'africa-1', game)).toEqual([
      'station limitanei-germaniae-i africa-1',
    ]);
    expect(candidates(moments.fight.view, moments.fight.decision, 'africa-1', game)).toEqual(['fight africa-1']);
  });
  it('has no thoughts where nobody is asked', () => {
    expect(candidates(moments.station.view, null, 'africa-1', game)).toEqual([]);
  });
});

group('the place of an action', () => {
  it.each([
    ['to galliae-1', 'galliae-1'],
    ['station limitanei-valli britanniae-1', 'britanniae-1'],
    ['land eastern-fleet asia-1', 'asia-1'],
    ['sail eastern-fleet pontus-euxinus', 'pontus-euxinus'],
    ['home western-fleet', 'africa-4'],
    ['take ioviani-seniores', 'ioviani-seniores'],
    ['board aspar eastern-fleet', 'aspar'],
    ['tribe hunni', 'hunni'],
  ])('%s is %s', (text, place) => {
    expect(placeOf(game, text)).toBe(place);
  });
  it.each(['halt', 'done', 'evade', 'play tribute', 'discard tribute', 'refuge'])('%s is a button', (text) => {
    expect(placeOf(game, text)).toBeNull();
  });
});

group('stratagems', () => {
  it('are played by name', () => {
    const [kind] = [...stratagemOptions(moments.window.decision, 'play').keys()];
    expect(parts.stratagems.map(({ id }) => id)).toContain(kind);
  });
});

group('danger', () => {
  const { view, decision } = moments.marching;
  it('lies where enemy units stand', () => {
    for (const option of decision.options.filter(({ text }) => parse(text).verb === 'to')) {
      const zone = zoneNumber(parts, parse(option.text).args[0]!);
      const enemies = view.where.some(
        (place, piece) =>
          place === zone &&
          piece >= parts.leaders.length &&
          !pieceName(parts, piece).startsWith('Vandali') &&
          !pieceName(parts, piece).startsWith('Alani'),
      );
      expect(isDanger(view, parts, option)).toBe(enemies);
    }
  });
  it('lies in every battle', () => {
    expect(isDanger(view, parts, { text: 'fight africa-1', label: '' })).toBe(true);
    expect(isDanger(view, parts, { text: 'halt', label: '' })).toBe(false);
  });
});

group('ids in the log', () => {
  const { view } = moments.movement;
  it('light up an area, a sea, a diocese', () => {
    expect(placesOf(view, parts, 'italia-4')).toEqual(['italia-4']);
    expect(placesOf(view, parts, 'pontus-euxinus')).toEqual(['pontus-euxinus']);
    expect(placesOf(view, parts, 'britanniae')).toEqual(['britanniae-1', 'britanniae-2', 'britanniae-3']);
  });
  it('light up a leader where he stands, a people wherever it stands, a fleet', () => {
    expect(placesOf(view, parts, 'aetius')).toEqual(['viennensis-3']);
    expect(placesOf(view, parts, 'burgondi')).toEqual(['burgondi', 'galliae-6']);
    expect(placesOf(view, parts, 'visigothi')).toEqual(['viennensis-2', 'viennensis-1']);
    expect(placesOf(view, parts, 'eastern-fleet')).toEqual(['thracia-3']);
  });
  it('are nothing if nobody knows them', () => {
    expect(placesOf(view, parts, 'hannibal')).toEqual([]);
  });
});

group('short words', () => {
  it('say what a fleet does', () => {
    expect(brief({ text: 'sail eastern-fleet pontus-euxinus', label: '' }, game.names)).toBe(
      'Sail the eastern fleet here',
    );
    expect(brief({ text: 'to galliae-1', label: '' }, game.names)).toBe('March here');
  });
});

group('what is printed on a stratagem', () => {
  it('is told with the action that plays it', () => {
    const [stratagem] = parts.stratagems;
    expect([textOf(parts, `play ${stratagem!.id}`), textOf(parts, 'done')]).toEqual([stratagem!.text, null]);
  });
});
