/** The match in words: headline, what each side has, the order of play, and warnings. */
import type { Decision, GameStatic, OrderStep, SeatSummary, View } from '$lib/board';
import { parse } from '../../board/choices/offers';
import { MARCH_VERBS } from './actions';
import { at } from '../../board/lists';
import { cityNumber, goalWords, hexNumber, inBox, OFF_MAP, pilesAt, RECRUITS, strength } from './model';
import { SIDES } from './counters/paint';
import { likenessOf } from './likeness';
import { say } from './say';
import type { Components, GoalData, War } from './types';

export const eventOf = (parts: Components, view: War) => parts.events.find(({ id }) => id === view.event_id);

export const levelName = (parts: Components, level: number): string =>
  level > 0 ? (parts.levels[level - 1] ?? say('optimus')) : say('level-none');

export function dateOf(view: War, names: Record<string, string>): string {
  return view.turn ? say('date', { month: names[view.month] ?? view.month, year: view.year }) : say('before-the-war');
}

export function headline(view: View, game: GameStatic): string {
  const now = view as War;
  const parts = game.components as Components;
  if (!now.turn) return say('set-up', { scenario: at(parts.scenarios, now.scenario).name });
  const facts = {
    turn: now.turn,
    turns: now.turns,
    date: dateOf(now, game.names),
    segment: say(`segment-${now.segment_id}`),
  };
  const whose = now.active >= 0 && now.segment_id !== 'events';
  return whose ? say('headline-of', { ...facts, side: at(parts.sides, now.active).name }) : say('headline', facts);
}

export function summary(view: View, game: GameStatic): SeatSummary[] {
  const now = view as War;
  const parts = game.components as Components;
  return [0, 1].map((side) => {
    const known = parts.units.flatMap((unit, u) =>
      unit.side === side && (now.where[u] ?? -1) >= 0 && (now.where[u] ?? 0) < RECRUITS ? [u] : [],
    );
    const supreme = now.supreme[side] ?? -1;
    const goals = goalsOf(now, parts)[side]!;
    return {
      seat: side,
      sides: [
        {
          id: at(parts.sides, side).id,
          name: SIDES[side]!.name,
          colour: SIDES[side]!.colour,
          letter: SIDES[side]!.letter,
        },
      ],
      ...(supreme >= 0 ? { leader: likenessOf(at(parts.units, supreme)) } : {}),
      score: now.levels[side]!,
      standing: standingOf(now, parts, side),
      parts: [
        { label: say('cities-2'), value: now.cities[side]!, rule: '9.1a' },
        { label: say('markers-2'), value: now.marker_count[side] ?? '?', rule: '6.0a', help: say('markers') },
        { label: say('strength-seen'), value: strength(parts, known), help: say('strength') },
        { label: say('level-2'), value: levelName(parts, now.levels[side]!), rule: '4.0a', help: say('level') },
      ],
      notes: [
        {
          label: say('supreme-leader'),
          text: supreme >= 0 ? at(parts.units, supreme).name : say('no-leader'),
          rule: '5.4a',
        },
        ...(now.standings[side] ?? []).map(([, have, needed, met, requisite], k) => ({
          label: met ? '✓' : `${have}/${needed}`,
          text: `${goals[k] ? goalWords(parts, goals[k]) : ''}${requisite ? ` ${say('needed')}` : ''}`,
          rule: '4.0a',
        })),
      ],
    };
  });
}

/** "1/3": conditions met, of those that its scenario sets a side. */
function standingOf(view: War, parts: Components, side: number): SeatSummary['standing'] {
  const all = view.standings[side] ?? [];
  const met = all.filter(([, , , is]) => is).length;
  const level = levelName(parts, view.levels[side]!);
  return { text: `${met}/${all.length}`, help: say('conditions', { met, all: all.length, level }) };
}

/** The conditions of both sides: those of the scenario, unless somebody has made others. */
export const goalsOf = (now: War, parts: Components): readonly GoalData[][] =>
  now.goals ?? at(parts.scenarios, now.scenario).goals;

/** What is still to be done, and how the level compares with the enemy's (4.0b). */
export function aim(view: View, game: GameStatic, seat: number): string {
  const now = view as War;
  const parts = game.components as Components;
  const goals = goalsOf(now, parts)[seat] ?? [];
  const told = (now.standings[seat] ?? []).map(([, have, needed, met, requisite], k) => {
    const words = [goals[k] ? goalWords(parts, goals[k]) : '', requisite ? say('needed') : ''];
    const goal = words.filter(Boolean).join(' ');
    return say(met ? 'aim-met' : needed > 1 ? 'aim-counted' : 'aim-open', { goal, have, needed });
  });
  const [mine, theirs] = [now.levels[seat] ?? 0, now.levels[1 - seat] ?? 0];
  const level = { mine: levelName(parts, mine), theirs: levelName(parts, theirs) };
  return [told.join('; ') + '.', say(mine === theirs ? 'aim-drawn' : 'aim-levels', level)].join(' ');
}

interface Step {
  title: string;
  rule: string;
  depth: number;
  segment: War['segment_id'] | null;
  side: number | null;
}

const OWN = [
  ['stratagems', '3.2'],
  ['movement', '12.0'],
  ['combat', '13.0b'],
] as const;

function steps(): Step[] {
  const turnOf = (side: number): Step[] => [
    { title: say(`turn-of-${side}`), rule: '3.2', depth: 0, segment: null, side },
    ...OWN.map(([segment, rule]) => ({ title: say(`segment-${segment}`), rule, depth: 1, segment, side })),
  ];
  return [
    { title: say('segment-events'), rule: '11.0a', depth: 0, segment: 'events', side: null },
    ...turnOf(0),
    ...turnOf(1),
  ];
}

export function order(view: View, _game: GameStatic, _decision: Decision | null): OrderStep[] {
  const now = view as War;
  return steps().map(({ title, rule, depth, segment, side }) => ({
    title,
    rule,
    depth,
    here: now.turn > 0 && segment === now.segment_id && (side === null || side === now.active),
  }));
}

/** Verbs whose chance is a chance of something else than to win. */
const HOPES = new Set(['revolt', 'sedition', 'assassinate', 'formal-siege', 'assault', 'lend', 'intercept']);

export function hope(text: string): string | undefined {
  const { verb } = parse(text);
  if (MARCH_VERBS.has(verb) || verb === 'forced-march') return say('hope-march');
  return HOPES.has(verb) ? say(`hope-${verb}`) : undefined;
}

/** The next hex of a march, and standing aside, are not asked about; going where the enemy is seen is. */
export function asks(view: View, game: GameStatic, text: string): boolean {
  const now = view as War;
  const { verb, args } = parse(text);
  if (verb !== 'to')
    return !['halt', 'enter', 'drop', 'post', 'pick-up', 'cover', 'cover-all', 'let-march', 'pass'].includes(verb);
  const parts = game.components as Components;
  const hex = hexNumber(parts, args[0] ?? '');
  const enemy = 1 - (now.march?.side ?? 0);
  return pilesAt(now, hex).some(({ side }) => side === enemy) || now.controller[cityNumber(parts, hex)] === enemy;
}

export function boxes(view: War, parts: Components, side: number): { title: string; units: number[] }[] {
  const recruits = inBox(view, parts, side, RECRUITS);
  const of = (nation: string) => ({
    title: say(`recruits-${nation}`),
    units: recruits.filter((u) => at(parts.units, u).nation === nation),
  });
  const groups = side === 0 ? [{ title: say('recruits'), units: recruits }] : ['core', 'satrapy', 'armenian'].map(of);
  return [...groups, { title: say('off-map'), units: inBox(view, parts, side, OFF_MAP) }].filter(
    ({ units }) => units.length,
  );
}
