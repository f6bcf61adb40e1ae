import { readFileSync } from 'node:fs';
import { describe as group, expect, it } from 'vitest';
import type { Decision } from '$lib/board';
import { candidates, isDanger, kindChoices, leaderChoices, offers, onSheet, placeOf, sheetVerbs } from './actions';
import { answersTo, recruits, wordChoices } from './actions';
import { chancesOf, resultInWords } from './sheets/battle';
import { film, placeOfEvent } from './beats';
import { describe, describeProvince, needInWords, supplyInWords } from './describe';
import { readDrawing, type MapFile } from './map/drawing';
import { game, moments, parts } from './fixtures';
import { figuresOf, holders, tintsOf } from './map/layers';
import { letterTitle, termInWords } from './sheets/letters';
import { counted, fortsOf, hopesOf, keelsOf, lapses, placeId, powerNumber, siegesOf } from './model';
import { stacksAt, stacksOf, totals, waysToWin } from './model';
import { bandOf, legions, look, placesOf, stackInWords } from './counters/paint';
import { clustersOf, inSight, middleOfOwn, pilesOf } from './map/piles';
import { headline, lot, monthInWords, order, summary } from './summary';
import type { BattleView, Letter, LetterTerm, World } from './types';

const root = new URL('../../../../', import.meta.url);
const file = JSON.parse(readFileSync(new URL('src/romanum/games/imperium/data/map.json', root), 'utf8')) as MapFile;
const drawing = readDrawing(file, parts);
const { view } = moments.campaign;
const everything = { x: -100, y: -100, width: 5000, height: 5000 };

group('stacks', () => {
  it('are read from the fields of the position', () => {
    const stacks = stacksOf(view, parts);
    expect(stacks.length).toBe(view.at.filter((place) => place >= 0).length);
    for (const { stack, place, power } of stacks) expect([view.at[stack], view.whose[stack]]).toEqual([place, power]);
  });
  it('are made once for views that share their fields', () => {
    expect(stacksOf({ ...view, month: view.month + 1 }, parts)).toBe(stacksOf(view, parts));
    expect(stacksOf({ ...view, at: [...view.at] }, parts)).not.toBe(stacksOf(view, parts));
  });
  it('hide what lies below the top where one may not look', () => {
    const hidden = stacksOf(view, parts).filter(({ units }) => units === null);
    expect(hidden.length).toBeGreaterThan(0);
    for (const stack of hidden) {
      expect(stack.top).toBeGreaterThanOrEqual(0);
      expect(stackInWords(view, parts, stack, game.names)).toContain('on top');
    }
  });
  it('come to strength, Legion Equivalents and a rating', () => {
    const letter = (id: string): string => parts.letters[parts.kinds.findIndex((kind) => kind.id === id)]!;
    const units = counted(parts, letter('20-10-a').repeat(2) + letter('4-12') + letter('train-6'));
    const sum = { strength: 44, halves: 7, fleets: 0, trains: 1, points: 6, units: 4, cer: 0 };
    expect(totals(parts, units)).toEqual(sum);
    expect(totals(parts, counted(parts, letter('18-30-b').repeat(3)))).toMatchObject({ strength: 54, fleets: 3 });
    expect([legions(7), legions(4), legions(1)]).toEqual(['3½', '2', '½']);
  });
});

group('ways to win', () => {
  it('are said once where several powers win in the same words', () => {
    const wins = [
      { grade: 'victory', text: 'Be the last.', powers: [0] },
      { grade: 'victory', text: 'Be the last.', powers: [1] },
      { grade: 'draw', text: 'Be the last.', powers: [0, 1] },
    ];
    const cast = { ...view.cast, wins } as World['cast'];
    const rows = waysToWin({ cast, progress: [[0, 2, 0], [1, 2, 1], [0, 1, 0]] });
    expect(rows.map(({ grade, rows: of }) => [grade, of.map(({ powers }) => powers)])).toEqual([
      ['victory', [[0], [1]]],
      ['draw', [[0, 1]]],
    ]);
    expect(rows[0]!.rows[1]!.progress).toEqual([1, 2, 1]);
  });
});

group('piles', () => {
  const piles = pilesOf(view, parts, drawing);
  it('hold every stack', () => {
    const inside = new Set(piles.flatMap(({ stacks }) => stacks.map(({ stack }) => stack)));
    expect(inside.size).toBe(stacksOf(view, parts).length);
  });
  it('of one power that lie close are one from far away, and lose nothing', () => {
    const far = clustersOf(piles, 400);
    expect(far.length).toBeLessThan(piles.length);
    const sum = (rows: { strength: number }[]): number => rows.reduce((all, { strength }) => all + strength, 0);
    expect(sum(far)).toBe(sum(piles.map(({ totals: its }) => its)));
  });
  it('of several powers in one spot do not hide each other from far away', () => {
    const [one] = piles;
    const crowd = [0, 1, 2, 3, 4].map((power) => ({ ...one!, key: String(power), power }));
    const spots = clustersOf(crowd, 30).map(({ at }) => at);
    const hidden = spots.filter(([x, y], k) =>
      spots.slice(0, k).some(([ox, oy]) => Math.abs(x - ox) < 28 && Math.abs(y - oy) < 15),
    );
    expect(spots).toHaveLength(crowd.length);
    expect(hidden).toEqual([]);
  });
  it('out of sight are not drawn', () => {
    expect(piles.filter((pile) => inSight(pile, everything))).toHaveLength(piles.length);
    expect(piles.filter((pile) => inSight(pile, { x: 0, y: 0, width: 10, height: 10 }))).toHaveLength(0);
  });
  it('tell rating and leader on their band', () => {
    const led = piles.find(({ stacks }) => stacks.some(({ leaders, units }) => leaders.length && units?.length))!;
    expect(bandOf(view, parts, led.stacks)).toMatch(/^[A-D] \+\d$/);
  });
  it('are what one sits down before', () => {
    const [x, y] = middleOfOwn(view, parts, drawing);
    expect(x > 0 && y > 0 && x < drawing.width && y < drawing.height).toBe(true);
  });
});

group('powers', () => {
  it('have letters of their own', () => {
    const { view: all } = moments.world;
    const letters = all.cast.powers.map((_, power) => look(all, parts, power).letter);
    expect(new Set(letters).size).toBe(letters.length);
  });
  it('are found by their id, and light up where they stand', () => {
    const caesar = powerNumber(view, parts, 'caesar');
    expect(caesar).toBe(0);
    const own = stacksOf(view, parts).filter(({ power }) => power === caesar);
    const places = own.map(({ place }) => placeId(parts, place));
    expect(new Set(placesOf(view, parts, 'caesar'))).toEqual(new Set(places));
    expect(placesOf(view, parts, 'province:belgica')).toEqual(['in:belgica']);
    expect(placesOf(view, parts, 'city:roma')).toEqual(['a3621']);
  });
  it('colour the Provinces they control, and other layers what they are about', () => {
    const control = tintsOf(view, parts, 'control');
    view.lord.forEach((lord, province) => expect(control[province] !== null).toBe(lord >= 0));
    const held = holders(view, parts, game.names);
    expect(held.map(({ lands }) => lands)).toEqual(held.map(({ lands }) => lands).sort((a, b) => b - a));
    expect(new Set(held.map(({ colour }) => colour))).toEqual(new Set(control.filter((tint) => tint !== null)));
    expect(tintsOf(view, parts, 'none').every((tint) => tint === null)).toBe(true);
    expect(figuresOf(view, parts, 'tax').some((text) => Number(text) > 0)).toBe(true);
    expect(figuresOf(view, parts, 'grain').some((text) => text.length > 0)).toBe(true);
  });
});

group('words', () => {
  it('describe a place with its ground, Province, city and whoever stands there', () => {
    const roma = describe(view, parts, 'a3621', game.names);
    expect(roma).toContain('Roma; clear, on the coast; Italia; ');
    expect(roma).toContain('Imperial capital');
    const place = stacksOf(view, parts)[0]!.place;
    const told = describe(view, parts, placeId(parts, place), game.names);
    for (const stack of stacksAt(view, parts, place))
      expect(told).toContain(stackInWords(view, parts, stack, game.names));
  });
  it('describe a Province', () => {
    const belgica = parts.provinces.findIndex(({ id }) => id === 'belgica');
    const told = describeProvince(view, parts, belgica, game.names);
    expect(told).toContain('Belgica; controlled by Vercingetorix; no taxes');
  });
  it('tell how my units are fed', () => {
    for (const [place] of view.supply) expect(supplyInWords(view, place)).not.toBe('');
  });
  it('tell how likely all of them eat, where dice say how much they need', () => {
    const rows: World['supply'] = [[7, 1, 6, 2, 5, 7, 97, 58], [8, 0, 6, 0, 0, -1, 100, 100]];
    const fed = { ...view, supply: rows };
    expect(supplyInWords(fed, 7)).toMatch(/^3 Legion Equivalents to feed .*5 supply points at hand: all eat with 97%$/);
    expect(needInWords(fed, 7)).not.toContain('%');
    expect(supplyInWords(fed, 8)).toBe('fed by a port');
  });
  it('say that a port is shut by sea', () => {
    const place = stacksOf(view, parts)[0]!.place;
    const told = (blockades: number[]): string => describe({ ...view, blockades }, parts, placeId(parts, place), {});
    expect([told([place]), told([])].map((words) => words.includes('Shut by sea'))).toEqual([true, false]);
  });
  it('head the page and mark where the match stands', () => {
    expect(headline(view, game)).toMatch(/^The Gallic Revolt, \w+ 5\d BC \(\w+\)\. .+: land movement$/);
    expect(order(view, game, null).filter(({ here }) => here)).toHaveLength(1);
    expect([monthInWords(-52 * 12), monthInWords(45 * 12 + 2)]).toEqual(['January 53 BC', 'March AD 45']);
  });
  it('sum up every seat', () => {
    const seats = summary(view, game);
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(seats[0]!.score).toBe(view.morale[0]);
    expect(lot(view, game, 0)).toContain('you play Caesar');
  });
  it('list sieges, forts and keels', () => {
    const told = { ...view, sieges: [1, 2, 3, 0], forts: [4, 0, 2, 1], keels: [0, 7, 900, 1, 0, 1] } as World;
    expect(siegesOf(told, parts)).toEqual([{ place: 1, months: 2, since: 3 }]);
    expect(fortsOf(told, parts)).toEqual([{ place: 4, power: 0, level: 2, works: 1 }]);
    expect(keelsOf(told, parts)).toEqual([{ power: 0, place: 7, due: 900, halted: true }]);
  });
});

group('actions', () => {
  it('are played where they are about', () => {
    const { decision } = moments.campaign;
    for (const [place, options] of offers(decision, game, parts))
      for (const { text } of options) expect(placeOf(game, parts, text)).toBe(place);
    expect(placeOf(game, parts, 'city roma')).toBe('a3621');
    expect(placeOf(game, parts, 'in belgica')).toBe('in:belgica');
    expect(placeOf(game, parts, 'done')).toBeNull();
  });
  it('that are seldom meant do not stand in the way of a march', () => {
    const { decision } = moments.campaign;
    const building = decision.options.filter(({ text }) => text.startsWith('fortify '));
    const both = building.map(({ text }) => text.split(' ')[1]!);
    expect(both.length).toBeGreaterThan(0);
    for (const place of both) expect(offers(decision, game, parts).get(place)).toHaveLength(1);
  });
  it('about units and leaders are on a sheet', () => {
    const { decision } = moments.march;
    expect(sheetVerbs(decision, game)).toContain('drop');
    expect(kindChoices(decision, game, 'drop').length).toBeGreaterThan(0);
    expect(leaderChoices(decision, game, 'drop').length).toBe(0);
    expect(onSheet(game, 'drop 20-10-a')).toBe(true);
    expect(onSheet(game, 'to a2521')).toBe(false);
    expect(onSheet(game, 'raise 20-10-a a2521')).toBe(false);
    expect(placeOf(game, parts, 'raise 20-10-a a2521')).toBe('a2521');
  });
  it('answer a letter under it, and take back one of mine', () => {
    const options = ['agree caesar', 'decline caesar', 'withdraw-offer aedui', 'talk aedui'].map((text) => ({
      text,
      label: text,
    }));
    const decision = { ...moments.campaign.decision, options };
    const letter = { power: 'caesar', partner: 'vercingetorix', sent: true, terms: [] };
    const verbs = (one: Letter): string[] => answersTo(decision, one).map(({ option }) => option.text);
    expect(verbs(letter)).toEqual(['agree caesar', 'decline caesar']);
    expect(verbs({ ...letter, power: 'vercingetorix', partner: 'aedui' })).toEqual(['withdraw-offer aedui']);
    expect(verbs({ ...letter, sent: false })).toEqual([]);
    expect(placeOf(game, parts, 'agree caesar')).toMatch(/^sheet:/);
    expect(placeOf(game, parts, 'talk aedui')).toBeNull();
    expect(offers(decision, game, parts, view).size).toBe(0);
  });
  it('are letters of which every term is read', () => {
    const term = { way: 'wants', what: 'units', number: 2, place: 'a2418', kind: '20-8-c' } as LetterTerm;
    expect(termInWords(game, parts, term)).toBe('Wants 2 x 20-8 (C) at Gergovia');
    const ally = termInWords(game, parts, { ...term, way: 'offers', what: 'alliance' });
    expect(ally).toBe('Offers an alliance for this month');
    const letter = { power: 'caesar', partner: 'vercingetorix', sent: true, terms: [term] };
    const seat = view.chief[powerNumber(view, parts, 'caesar')]!;
    expect(letterTitle({ ...view, own: seat }, game, letter)).toBe('You propose to Vercingetorix:');
    expect(letterTitle({ ...view, own: 1 - seat }, game, letter)).toBe('Caesar proposes:');
  });
  it('are offered where a leader stands who may come from there, and on the sheet', () => {
    const leader = view.leader_in.findIndex((stack) => stack >= 0);
    const text = `intercept ${view.cast.leaders[leader]!.id}`;
    const decision = { ...moments.campaign.decision, options: [{ text, label: text }] };
    const place = placeId(parts, view.at[view.leader_in[leader]!]!);
    expect([...offers(decision, game, parts, view)]).toEqual([[place, decision.options]]);
    expect(leaderChoices(decision, game, 'intercept').length).toBe(1);
    expect(placeOf(game, parts, text)).toMatch(/^sheet:/);
  });
  it('answer why not where nothing is offered', () => {
    expect(candidates(moments.march.decision, game, parts, 'a1111')).toEqual(['to a1111']);
    const steps = ['Muster', 'March', 'Campaign', 'Voyage', 'Sailing'];
    for (const step of steps) {
      const decision = { ...moments.march.decision, step, options: [] };
      const [thought] = candidates(decision, game, parts, 'a1111');
      expect(game.verbs[thought!.split(' ')[0]!], step).toMatch(/\{place\}$/);
    }
    expect(candidates(moments.campaign.decision, game, parts, 'in:belgica')).toEqual([]);
  });
  it('into enemies are dangerous', () => {
    const { view: marching, decision } = moments.march;
    const enemy = stacksOf(marching, parts).find(({ power }) => marching.chief[power] !== marching.own)!;
    const text = `to ${placeId(parts, enemy.place)}`;
    expect(isDanger(marching, parts, game, { text, label: '' })).toBe(true);
    expect(decision.options.length).toBeGreaterThan(1);
  });
});

group('a battle', () => {
  const battle = moments.battle.view.battle!;
  it('has chances that come to one', () => {
    const chances = chancesOf(battle);
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    for (const chance of chances)
      expect(resultInWords(moments.battle.view, parts, battle, chance, game.names)).toContain('loses');
  });
  it('at sea tells fleets', () => {
    const results = [[0.5, 1, 2, 0], [0.5, 1, 1, -1]];
    const sea = { ...battle, mode: 'sea', faces: [], results } as unknown as BattleView;
    const words = chancesOf(sea).map((one) => resultInWords(moments.battle.view, parts, sea, one, game.names));
    expect(words.some((text) => text.includes('a fleet'))).toBe(true);
    expect(words.some((text) => text.startsWith('nobody wins'))).toBe(true);
  });
});

group('victory', () => {
  it('is told of each player by the way to win of which most is met', () => {
    const told = hopesOf({ ...view, progress: view.cast.wins.map((_, row) => [row, 8, 0]) } as World);
    expect(told.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const { seat, met, text } of told) {
      const own = view.cast.wins.filter(({ powers }) => powers.some((power) => view.chief[power] === seat));
      const best = own.filter(({ grade }) => grade !== 'draw').at(-1)!;
      expect([view.cast.wins.indexOf(best), best.text]).toEqual([met, text]);
    }
  });
  it('tells whoever wins otherwise what the others need', () => {
    const mine = ({ powers }: { powers: number[] }): boolean => powers.some((power) => view.chief[power] === 0);
    const all = view.cast.wins;
    const best = all.findLastIndex((win) => mine(win) && win.grade !== 'draw');
    const wins = all.map((win, row) => ({ ...win, rest: row === best }));
    const progress = all.map((_, row) => [row, 8, 0]);
    const told = hopesOf({ ...view, cast: { ...view.cast, wins }, progress } as World);
    const rows = [...all.slice(0, best).filter((win) => !mine(win)), all[best]!];
    expect(rows.length).toBeGreaterThan(1);
    expect(told[0]!.text).toBe(rows.map(({ text }) => text).join(' '));
  });
});

group('a force being made up', () => {
  it('leaves parts of it by buttons of its sheet, not of the prompt', () => {
    const options = ['ready', 'only-legions', 'garrison 2'].map((text) => ({ text, label: text }));
    const decision = { options } as unknown as Decision;
    expect(wordChoices(decision).map(({ text }) => text)).toEqual(['only-legions', 'garrison 2']);
    expect(placeOf(game, parts, 'garrison 2')).toBe('sheet:garrison 2');
    expect(placeOf(game, parts, 'ready')).toBeNull();
  });
});

group('mobilization', () => {
  it('lists what each city can raise', () => {
    const texts = ['raise 4-12-new a3711', 'raise 20-10-a-new a3711', 'raise 4-12-new a3814', 'muster italia', 'done'];
    const decision = { options: texts.map((text) => ({ text, label: text })) } as unknown as Decision;
    const found = [...recruits(decision, game)].map(([place, kinds]) => [place, kinds.map(({ piece }) => piece)]);
    expect(found).toEqual([['a3711', ['4-12-new', '20-10-a-new']], ['a3814', ['4-12-new']]]);
  });
});

group('alliances', () => {
  it('lapse while they may still be renewed', () => {
    const parley = { ...view, lapsed: [2, 1], allies: [0, 0], step: 'Parley' } as unknown as World;
    expect(lapses(parley, 0, 1)).toBe(true);
    expect(lapses({ ...parley, allies: [2, 1] } as World, 0, 1)).toBe(false);
    expect(lapses({ ...parley, step: 'Campaign' } as World, 0, 1)).toBe(false);
  });
});

group('the film', () => {
  it('walks those who stand elsewhere now', () => {
    const before = moments.march.view;
    const to = before.at[before.mover]! + 1;
    const after = { ...before, at: before.at.map((place, n) => (n === before.mover ? to : place)) } as World;
    const scenes = film([], parts, game, before, after);
    expect(scenes).toHaveLength(1);
    expect(scenes[0]!.beat).toMatchObject({ kind: 'walk', to });
  });
  it('knows where events happen', () => {
    expect(placeOfEvent(parts, { place: 'a3621' })).toBe('a3621');
    expect(placeOfEvent(parts, { city: 'city:roma' })).toBe('a3621');
    expect(placeOfEvent(parts, { power: 'caesar' })).toBe('');
  });
});
