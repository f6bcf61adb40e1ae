import { describe as group, expect, it } from 'vitest';
import barbarian from './fixtures/barbarian.json';
import build from './fixtures/build.json';
import gameFile from './fixtures/game.json';
import roman from './fixtures/roman.json';
import start from './fixtures/start.json';
import type { GameStatic } from '$lib/board';
import { brief, candidates, elsewhere, isAttack, offeredAt, offers, provinceOf, sends, unbeaten } from './actions';
import { place } from './model';
import type { Components, Empire } from './types';

const game = gameFile as unknown as GameStatic;
const parts = gameFile.components as unknown as Components;
const view = (moment: { view: unknown }): Empire => structuredClone(moment.view) as Empire;

group('the Province of an action', () => {
  it('is the one it is about, not the one it comes from', () => {
    expect(provinceOf(game, 'attack roma from sea')).toBe('roma');
  });
  it('is none where it is about something else', () => {
    expect(provinceOf(game, 'card aegyptii')).toBeNull();
    expect(provinceOf(game, 'done')).toBeNull();
  });
});

group('attacks on one Province from several origins', () => {
  const option = (text: string) => ({ text, label: text });
  const options = ['attack roma from italia', 'attack roma from sea', 'place roma'].map(option);
  const odds = (win: number, own: number) => ({ win, expected_losses: { own, enemy: 1 }, outcomes: [], modifiers: [] });
  const texts = (far: ReturnType<typeof odds>) =>
    unbeaten(new Map([['roma', options]]), { 'attack roma from italia': odds(0.6, 1), 'attack roma from sea': far })
      .get('roma')!
      .map(({ text }) => text);

  it('leave out what is worse in every respect', () => {
    expect(texts(odds(0.4, 2))).toEqual(['attack roma from italia', 'place roma']);
  });
  it('stay where each is better in some respect, or nothing is known of them', () => {
    expect(texts(odds(0.4, 0.5))).toHaveLength(3);
    expect(unbeaten(new Map([['roma', options]]), {}).get('roma')).toHaveLength(3);
  });
});

group('Armies that are sent to a Province', () => {
  const chance = (win: number, own: number) => ({
    win,
    expected_losses: { own, enemy: 1 },
    outcomes: [],
    modifiers: [],
  });
  const told = (step: string, texts: string[]) => ({
    seat: 0,
    step,
    options: texts.map((text) => ({ text, label: text })),
  });
  const sent = (step: string, id: string, ...texts: string[]) => sends(view(roman), told(step, texts), game, id, {});

  it('attack it, or go where nobody stands', () => {
    expect(sent('Place', 'roma', 'attack roma from sea', 'raise syria', 'done')).toBe('attack roma from sea');
    expect(sent('Place', 'numidia', 'place numidia', 'done')).toBe('place numidia');
  });
  it('make the attack that is likeliest to win, and of such the cheapest', () => {
    const [far, near] = ['attack roma from sea', 'attack roma from italia'];
    const asked = told('Place', [far, near]);
    for (const [one, other, best] of [[0.6, 0.7, near], [0.7, 0.6, far], [0.7, 0.7, near]] as const) {
      const odds = { [far]: chance(one, 2), [near]: chance(other, 1) };
      expect(sends(view(roman), asked, game, 'roma', odds)).toBe(best);
    }
  });
  it('do nothing at home or out of reach', () => {
    const own = parts.provinces[view(roman).holder.indexOf(view(roman).side)]!.id;
    expect(sent('Place', own, `place ${own}`, 'done')).toBeNull();
    expect(sent('Place', 'roma', 'place numidia', 'done')).toBeNull();
    expect(sent('BuildCities', 'roma', 'found syria', 'done')).toBeNull();
  });
  it('pass what is asked before they are placed, and hold the Fort that they take', () => {
    const steps = [['PlayEvent', 'pass'], ['LiftBarbarians', 'done'], ['Build', 'done'], ['HoldFort', 'hold']] as const;
    for (const [step, answer] of steps) expect(sent(step, 'roma', 'raze', answer)).toBe(answer);
    expect(sent('Loot', 'roma', 'loot', 'spare')).toBeNull();
  });
});

group('offers', () => {
  it('put every offered action either on the map or among the buttons', () => {
    for (const { decision } of [roman, barbarian, build, start]) {
      const onMap = [...offers(decision, game).values()].flat();
      expect(onMap.length + elsewhere(decision, game).length).toBe(decision.options.length);
    }
  });
  it('tell attacks from placing', () => {
    const here = offeredAt(roman.decision, 'germania-magna', game);
    expect(here.map((option) => option.text)).toEqual([
      'attack germania-magna from suebia',
      'attack germania-magna from sea',
    ]);
    expect(here.every((option) => isAttack(option, view(roman), parts))).toBe(true);
    expect(offeredAt(roman.decision, 'syria', game).some((option) => isAttack(option, view(roman), parts))).toBe(false);
  });
  it('name the origin of an attack briefly', () => {
    const [first] = offeredAt(roman.decision, 'germania-magna', game);
    expect(brief(first!, gameFile.names)).toBe('Attack from Suebia');
  });
  it('let any Province stand for its Diocese when one is struck', () => {
    const plague = {
      seat: 0,
      step: 'ChooseTarget',
      options: [{ text: 'strike gallia', label: 'Strike the Diocese Gallia' }],
    };
    expect(offeredAt(plague, 'hibernia', game)).toHaveLength(1);
    expect(offeredAt(plague, 'roma', game)).toHaveLength(0);
  });
});

group('a click', () => {
  it('means what is offered there', () => {
    expect(candidates(view(start), start.decision, 'roma', game)).toEqual(['start roma']);
  });
  it('where nothing is offered asks about the same kind of thing', () => {
    expect(candidates(view(start), start.decision, 'hibernia', game)).toEqual(['start hibernia']);
    expect(candidates(view(barbarian), barbarian.decision, 'hibernia', game)).toEqual(['place hibernia']);
  });
  it('on an enemy next door that may not be attacked asks about the attack', () => {
    const now = view(barbarian);
    const decision = {
      ...barbarian.decision,
      options: barbarian.decision.options.filter((o) => !o.text.includes('pannonia')),
    };
    expect(now.holder[place(parts, 'pannonia')]).not.toBe(now.side);
    expect(candidates(now, decision, 'pannonia', game)).toEqual(['attack pannonia from boiohaemum']);
  });
  it('while building asks about what could be built there', () => {
    const now = view(build);
    const p = place(parts, 'belgica');
    now.holder[p] = now.side;
    now.city[p] = 2;
    const nothing = { ...build.decision, options: [] };
    expect(candidates(now, nothing, 'belgica', game)).toEqual(['repair belgica']);
  });
  it('on Rebels while building asks about a bribe, whatever made them rebel', () => {
    expect(candidates(view(build), build.decision, 'caledonia', game)).toEqual(['bribe caledonia']);
  });
  it('means nothing while another decides', () => {
    expect(candidates(view(start), null, 'roma', game)).toEqual([]);
  });
});
