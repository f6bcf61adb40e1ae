/** The match in words: headline, what each side has, the order of play, and warnings. */
import type { Decision, GameStatic, OrderStep, SeatSummary, View } from '$lib/board';
import { MARCH_VERBS, parse } from './actions';
import { at, word } from '../../board/lists';
import { cityNumber, goalWords, hexNumber, inBox, OFF_MAP, pilesAt, RECRUITS, strength } from './model';
import { SIDES } from './paint';
import type { Components, War } from './types';

const SEGMENTS = { events: 'Political Events', stratagems: 'Stratagem segment', movement: 'Movement segment', combat: 'Combat segment' } as const;

export const eventOf = (parts: Components, view: War) => parts.events.find(({ id }) => id === view.event_id);

export const levelName = (parts: Components, level: number): string => (level > 0 ? (parts.levels[level - 1] ?? 'Optimus') : 'none');

export function dateOf(view: War, names: Record<string, string>): string {
  return view.turn ? `${names[view.month] ?? view.month}, AD ${view.year}` : 'Before the war';
}

export function headline(view: View, game: GameStatic): string {
  const now = view as War;
  const parts = game.components as Components;
  if (!now.turn) return `${at(parts.scenarios, now.scenario).name}: set-up`;
  const who = now.active >= 0 && now.segment_id !== 'events' ? `${at(parts.sides, now.active).name}, ` : '';
  return `Turn ${now.turn} of ${now.turns}: ${dateOf(now, game.names)}. ${who}${SEGMENTS[now.segment_id]}`;
}

export function summary(view: View, game: GameStatic): SeatSummary[] {
  const now = view as War;
  const parts = game.components as Components;
  return [0, 1].map((side) => {
    const known = parts.units.flatMap((unit, u) => (unit.side === side && (now.where[u] ?? -1) >= 0 && (now.where[u] ?? 0) < RECRUITS ? [u] : []));
    const supreme = now.supreme[side] ?? -1;
    const goals = at(parts.scenarios, now.scenario).goals[side]!;
    return {
      seat: side,
      sides: [{ id: at(parts.sides, side).id, name: SIDES[side]!.name, colour: SIDES[side]!.colour, letter: SIDES[side]!.letter }],
      score: now.levels[side]!,
      parts: [
        { label: 'Cities', value: now.cities[side]!, rule: '9.1a' },
        { label: 'Markers', value: now.marker_count[side] ?? '?', rule: '6.0a', help: 'Stratagem Markers in hand, which nobody else is told' },
        { label: 'Strength seen', value: strength(parts, known), help: 'Strength points on the map that you can see' },
        { label: 'Level', value: levelName(parts, now.levels[side]!), rule: '4.0a', help: 'The level of victory if the war ended now' },
      ],
      notes: [
        { label: 'Supreme Leader', text: supreme >= 0 ? at(parts.units, supreme).name : 'none', rule: '5.4a' },
        ...(now.standings[side] ?? []).map(([, have, needed, met, requisite], k) => ({
          label: met ? '✓' : `${have}/${needed}`,
          text: `${goals[k] ? goalWords(parts, goals[k]) : ''}${requisite ? ' (needed for any victory)' : ''}`,
          rule: '4.0a',
        })),
      ],
    };
  });
}

const STEPS: { title: string; rule: string; depth: number; segment: War['segment_id'] | null; side: number | null }[] = [
  { title: 'Political Events', rule: '11.0a', depth: 0, segment: 'events', side: null },
  ...[0, 1].flatMap((side) => [
    { title: side === 0 ? 'Roman player turn' : 'Parthian player turn', rule: '3.2', depth: 0, segment: null, side },
    { title: 'Stratagem segment', rule: '3.2', depth: 1, segment: 'stratagems' as const, side },
    { title: 'Movement segment', rule: '12.0', depth: 1, segment: 'movement' as const, side },
    { title: 'Combat segment', rule: '13.0b', depth: 1, segment: 'combat' as const, side },
  ]),
];

export function order(view: View, _game: GameStatic, _decision: Decision | null): OrderStep[] {
  const now = view as War;
  return STEPS.map(({ title, rule, depth, segment, side }) => ({
    title,
    rule,
    depth,
    here: now.turn > 0 && segment === now.segment_id && (side === null || side === now.active),
  }));
}

const HOPES: Record<string, string> = { revolt: 'that the city rises', sedition: 'of a deserter', assassinate: 'that he dies', 'formal-siege': 'of a breach', assault: 'to take the city', lend: 'to stand', intercept: 'to arrive', 'forced-march': 'to move' };

export function hope(text: string): string | undefined {
  const { verb } = parse(text);
  return MARCH_VERBS.has(verb) ? 'to move' : HOPES[verb];
}

/** The next hex of a march, and standing aside, are not asked about; going where the enemy is seen is. */
export function asks(view: View, game: GameStatic, text: string): boolean {
  const now = view as War;
  const { verb, args } = parse(text);
  if (verb !== 'to') return !['halt', 'enter', 'drop', 'post', 'pick-up', 'cover', 'cover-all', 'let-march', 'pass'].includes(verb);
  const parts = game.components as Components;
  const hex = hexNumber(parts, args[0] ?? '');
  const enemy = 1 - (now.march?.side ?? 0);
  return pilesAt(now, hex).some(({ side }) => side === enemy) || now.controller[cityNumber(parts, hex)] === enemy;
}

/** Ending a segment while something is left to do. */
export function warning(_view: View, game: GameStatic, decision: Decision, text: string): string | null {
  if (text === 'concede') return 'The enemy wins the war.';
  if (text !== 'done') return null;
  const left = (verbs: string[]): string[] => decision.options.filter((option) => verbs.includes(parse(option.text).verb)).map((option) => parse(option.text).args.at(-1) ?? '');
  if (decision.step === 'CombatSegment') {
    const attacks = left(['attack', 'assault', 'sally', 'formal-siege', 'blockade']);
    return attacks.length ? `You could still fight at ${[...new Set(attacks)].map((hex) => game.names[hex] ?? hex).join(', ')}.` : null;
  }
  if (decision.step === 'MovementSegment') {
    const marches = left(['march']);
    return marches.length ? `${word(marches.length, 'force')} could still march.` : null;
  }
  return null;
}

export function boxes(view: War, parts: Components, side: number): { title: string; units: number[] }[] {
  const recruits = inBox(view, parts, side, RECRUITS);
  const groups = side === 0 ? [{ title: 'Recruits', units: recruits }] : ['core', 'satrapy', 'armenian'].map((nation) => ({ title: { core: 'Core recruits', satrapy: 'Satrapy recruits', armenian: 'Armenian recruits' }[nation]!, units: recruits.filter((u) => at(parts.units, u).nation === nation) }));
  return [...groups, { title: 'Off the map', units: inBox(view, parts, side, OFF_MAP) }].filter(({ units }) => units.length);
}
