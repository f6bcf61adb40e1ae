/** The match in words: headline, what each person has, the order of play, warnings, and what is asked twice. */
import type { Decision, GameStatic, OrderStep, SeatSummary, View } from '$lib/board';
import { listed } from '$lib/language';
import { at } from '../../board/lists';
import { parse } from '../../board/choices/offers';
import { isDanger } from './actions';
import { byPlace, campOf, CAMP_NAMES, HALVES, leaderOf, onMap, strength } from './model';
import { CAMP_LOOK } from './counters/paint';
import { led } from './likeness';
import { say } from './say';
import type { Components, Late } from './types';

/** What a phase of the year is called. */
export const phaseName = (phase: string): string => say(`phase-${phase}`);

export const eventOf = (parts: Components, view: Late) => parts.events.find(({ id }) => id === view.event_id);

export function headline(view: View, game: GameStatic): string {
  const now = view as Late;
  const parts = game.components as Components;
  if (now.step === 'Station')
    return say('stations', { scenario: at(parts.scenarios, now.scenario).name, year: now.year });
  const facts = {
    year: now.year,
    turn: now.turn,
    turns: now.turns,
    phase: now.phase_id,
    name: phaseName(now.phase_id),
  };
  const acts = now.phase_id === 'E' && now.active >= 0;
  return acts ? say('headline-act', { ...facts, camp: CAMP_NAMES[now.active]! }) : say('headline', facts);
}

export const levelInWords = (how: string): string => say(`level-${how}`);

/** What a scenario wants of the camp that must be ahead to win; nothing where more points are enough. */
export function toWinInWords(toWin: number): string {
  if (!toWin) return '';
  return say('to-win', { camp: toWin > 0 ? say('barbarian') : say('roman'), points: Math.abs(toWin) });
}

export function summary(view: View, game: GameStatic): SeatSummary[] {
  const now = view as Late;
  const parts = game.components as Components;
  return [0, 1].map((seat) => {
    const camp = now.camps[seat]!;
    const pieces = [...byPlace(now)]
      .flatMap(([place, here]) => (onMap(parts, place) ? here : []))
      .filter((piece) => campOf(now, parts, piece) === camp);
    const areas = now.holder.filter((holder) => holder === camp).length;
    return {
      seat,
      sides: [CAMP_LOOK[camp]!],
      ...led(now, parts, camp, pieces),
      score: now.pv[camp]!,
      standing: { text: say('score', { pv: now.pv[camp]! }), help: say('score-help') },
      has: say('score-to-come', { pv: now.forecast_total[camp]! }),
      parts: [
        { label: say('areas-2'), value: areas, rule: '3.1.3a', help: say('areas') },
        { label: say('strength-5'), value: strength(now, parts, pieces), help: say('strength') },
        { label: say('stratagems-label'), value: now.hand_count[seat]!, rule: '6a', help: say('hand') },
        { label: say('phase-f'), value: `+${now.forecast_total[camp]}`, rule: '10.2a', help: say('forecast') },
      ],
      notes: [
        ...(now.swaps
          ? [{ label: say('camps'), text: say('swaps', { swaps: now.swaps, camp: CAMP_NAMES[camp]! }), rule: '5a' }]
          : []),
        ...(camp === 0 ? princes(now, parts) : rebels(now, parts)),
      ],
    };
  });
}

/** Most points at the end of the last year, by more than the scenario gives one camp (10.3a); and how it stands now. */
export function aim(view: View, game: GameStatic, _seat: number): string {
  const now = view as Late;
  const { end } = at((game.components as Components).scenarios, now.scenario);
  const { seat, how, to_win } = now.level;
  const camp = CAMP_NAMES[now.camps[seat] ?? -1];
  const level = camp ? say('if-it-ended-now', { camp, level: levelInWords(how) }) : say('if-it-ended-now-it');
  return [say('aim', { end }), toWinInWords(to_win), level].filter(Boolean).join(' ');
}

function princes(view: Late, parts: Components): SeatSummary['notes'] {
  return [0, 1].map((half) => {
    const [augustus, caesar] = [view.augustus[half]!, view.caesar[half]!];
    const name = (leader: number): string => (leader >= 0 ? leaderOf(parts, leader).name : say('nobody'));
    return {
      label: HALVES[half]!,
      text: say(caesar >= 0 ? 'augustus-and-caesar' : 'augustus', { augustus: name(augustus), caesar: name(caesar) }),
      rule: '3.5.1a',
    };
  });
}

function rebels(view: Late, parts: Components): SeatSummary['notes'] {
  const usurpers = [0, 1].flatMap((half) => {
    const leader = view.usurper[half]!;
    return leader >= 0
      ? [
          {
            label: say('usurper'),
            text: say('usurper-in', { leader: leaderOf(parts, leader).name, half: HALVES[half]! }),
            rule: '3.6.1',
          },
        ]
      : [];
  });
  const tribes = (status: string): string[] =>
    parts.tribes.flatMap(({ name }, tribe) =>
      view.status[tribe] === ['peace', 'war', 'foederati', 'revolt', 'regnum'].indexOf(status) &&
      (view.tribe_units[tribe] ?? 0) > 0
        ? [name]
        : [],
    );
  const note = (label: string, names: string[], rule: string) =>
    names.length ? [{ label, text: names.join(', '), rule }] : [];
  return [
    ...usurpers,
    ...note(say('at-war-2'), tribes('war'), '4.2.3a'),
    ...note(say('in-revolt-2'), tribes('revolt'), '4.5.2a'),
    ...note(say('regna'), tribes('regnum'), '4.5.3a'),
  ];
}

const RULES = { A: '2.A.a', B: '2.B.a', C: '2.C.a', D: '2.D.d', E: '2.E.a', F: '2.F.c' };

export function order(view: View, _game: GameStatic, _decision: Decision | null): OrderStep[] {
  const now = view as Late;
  return Object.entries(RULES).flatMap(([phase, rule]) => {
    const here = now.phase_id === phase && now.step !== 'Station';
    const sequences = phase === 'E' && here ? sequencesOf(now) : [];
    return [{ title: phaseTitle(now, phase, here), rule, depth: 0, here: here && !sequences.length }, ...sequences];
  });
}

/** The sequences to come, the running one first. */
function sequencesOf(view: Late): OrderStep[] {
  return view.order.map((camp, i) => ({
    title: say(i ? 'order-later' : 'order-now', { number: i + 1, camp: CAMP_NAMES[camp]! }),
    rule: '2.E.a',
    depth: 1,
    here: i === 0,
  }));
}

function phaseTitle(view: Late, phase: string, here: boolean): string {
  const title = say(`order-${phase}`);
  const [roman = 0, barbarian = 0] = view.sequences;
  return phase === 'E' && !here && (roman || barbarian) ? say('order-sequences', { title, roman, barbarian }) : title;
}

/** Verbs whose chance is told in words of its own. */
const HOPES = new Set(['evade', 'rally', 'federate', 'leader', 'area', 'tribe', 'play', 'fight']);

export function hope(text: string): string | undefined {
  const { verb } = parse(text);
  return HOPES.has(verb) ? say(`hope-${verb}`) : undefined;
}

/** Steps of a march, counters taken along and passing are not asked about; battles and marches among enemies are. */
export function asks(view: View, game: GameStatic, text: string): boolean {
  const { verb } = parse(text);
  if (verb === 'to' || verb === 'land')
    return isDanger(view as Late, game.components as Components, { text, label: '' });
  return ![
    'take',
    'drop',
    'lead',
    'unit',
    'halt',
    'with',
    'pass',
    'stand',
    'station',
    'board',
    'sail',
    'lose',
    'home',
  ].includes(verb);
}

/** For a newcomer for whom a bot answered: which camp is his. */
export function lot(view: View, game: GameStatic, seat: number): string {
  const now = view as Late;
  const parts = game.components as Components;
  const { name, start, end } = at(parts.scenarios, now.scenario);
  const camp = now.camps[seat]!;
  const leaders =
    camp === 0
      ? listed(now.augustus.filter((leader) => leader >= 0).map((leader) => leaderOf(parts, leader).name))
      : '';
  return say(leaders ? 'lot-for' : 'lot', { scenario: name, start, end, camp: CAMP_NAMES[camp]!, leaders });
}
