/** The match in words: headline, what each person has, the order of play, warnings, and what is asked twice. */
import type { Decision, GameStatic, OrderStep, SeatSummary, View } from '$lib/board';
import { at, word } from '../../board/lists';
import { isDanger, parse } from './actions';
import { byPlace, campOf, CAMP_NAMES, HALVES, leaderOf, onMap, strength } from './model';
import { CAMP_LOOK } from './paint';
import type { Components, Late } from './types';

export const PHASE_NAMES: Record<string, string> = { A: 'Stratagems', B: 'Initiative', C: 'Geostrategy', D: 'Sequences and events', E: 'Movement and combat', F: 'Balance of the year' };

export const eventOf = (parts: Components, view: Late) => parts.events.find(({ id }) => id === view.event_id);

export function headline(view: View, game: GameStatic): string {
  const now = view as Late;
  const parts = game.components as Components;
  if (now.step === 'Station') return `${at(parts.scenarios, now.scenario).name}, AD ${now.year}: stations`;
  const who = now.phase_id === 'E' && now.active >= 0 ? `, ${CAMP_NAMES[now.active]} act` : '';
  return `AD ${now.year} (${now.turn} of ${now.turns}). Phase ${now.phase_id}: ${PHASE_NAMES[now.phase_id] ?? ''}${who}`;
}

const LEVELS: Record<string, string> = { drawn: 'level', won: 'a narrow lead', decisive: 'a decisive lead', complete: 'a complete victory' };

export const levelInWords = (how: string): string => LEVELS[how] ?? how;

/** What a scenario wants of the camp that must be ahead to win; nothing where more points are enough. */
export function toWinInWords(toWin: number): string {
  if (!toWin) return '';
  return `In this scenario the ${toWin > 0 ? 'Barbarian' : 'Roman'} wins only if he is more than ${Math.abs(toWin)} PV ahead.`;
}

export function summary(view: View, game: GameStatic): SeatSummary[] {
  const now = view as Late;
  const parts = game.components as Components;
  return [0, 1].map((seat) => {
    const camp = now.camps[seat]!;
    const pieces = [...byPlace(now)].flatMap(([place, here]) => (onMap(parts, place) ? here : [])).filter((piece) => campOf(now, parts, piece) === camp);
    const areas = now.holder.filter((holder) => holder === camp).length;
    return {
      seat,
      sides: [CAMP_LOOK[camp]!],
      score: now.pv[camp]!,
      parts: [
        { label: 'Areas', value: areas, rule: '3.1.3a', help: 'Areas of the empire it holds' },
        { label: 'Strength', value: strength(now, parts, pieces), help: 'Points of strength on the map' },
        { label: 'Stratagems', value: now.hand_count[seat]!, rule: '6a', help: 'Counters in hand' },
        { label: 'Phase F', value: `+${now.forecast_total[camp]}`, rule: '10.2a', help: 'What Phase F would score as things stand' },
      ],
      notes: [
        ...(now.swaps ? [{ label: 'Camps', text: `have changed hands ${now.swaps === 1 ? 'once' : `${now.swaps} times`}: now ${CAMP_NAMES[camp]}`, rule: '5a' }] : []),
        ...(camp === 0 ? princes(now, parts) : rebels(now, parts)),
      ],
    };
  });
}

function princes(view: Late, parts: Components): SeatSummary['notes'] {
  return [0, 1].map((half) => {
    const [augustus, caesar] = [view.augustus[half]!, view.caesar[half]!];
    const name = (leader: number): string => (leader >= 0 ? leaderOf(parts, leader).name : 'nobody');
    return { label: HALVES[half]!, text: `Augustus ${name(augustus)}${caesar >= 0 ? `, Caesar ${name(caesar)}` : ''}`, rule: '3.5.1a' };
  });
}

function rebels(view: Late, parts: Components): SeatSummary['notes'] {
  const usurpers = [0, 1].flatMap((half) => {
    const leader = view.usurper[half]!;
    return leader >= 0 ? [{ label: 'Usurper', text: `${leaderOf(parts, leader).name} in the ${HALVES[half]}`, rule: '3.6.1' }] : [];
  });
  const tribes = (status: string): string[] => parts.tribes.flatMap(({ name }, tribe) => (view.status[tribe] === ['peace', 'war', 'foederati', 'revolt', 'regnum'].indexOf(status) && (view.tribe_units[tribe] ?? 0) > 0 ? [name] : []));
  const note = (label: string, names: string[], rule: string) => (names.length ? [{ label, text: names.join(', '), rule }] : []);
  return [...usurpers, ...note('At war', tribes('war'), '4.2.3a'), ...note('In revolt', tribes('revolt'), '4.5.2a'), ...note('Regna', tribes('regnum'), '4.5.3a')];
}

const STEPS: { title: string; rule: string; depth: number; phase: string; steps?: string[] }[] = [
  { title: 'A. Stratagems are drawn', rule: '2.A.a', depth: 0, phase: 'A' },
  { title: 'B. Initiative', rule: '2.B.a', depth: 0, phase: 'B' },
  { title: 'C. Geostrategy', rule: '2.C.a', depth: 0, phase: 'C' },
  { title: 'D. Sequences, event of the year, deaths and entries', rule: '2.D.d', depth: 0, phase: 'D' },
  { title: 'E. Movement and combat', rule: '2.E.a', depth: 0, phase: 'E' },
  { title: 'F. Balance: adjustments, points, the hand', rule: '2.F.c', depth: 0, phase: 'F' },
];

export function order(view: View, _game: GameStatic, _decision: Decision | null): OrderStep[] {
  const now = view as Late;
  return STEPS.flatMap(({ title, rule, depth, phase }) => {
    const here = now.phase_id === phase && now.step !== 'Station';
    const sequences = phase === 'E' && here ? now.order.map((camp, i) => ({ title: `${i + 1}. ${CAMP_NAMES[camp]}${i ? '' : ' (now)'}`, rule: '2.E.a', depth: 1, here: i === 0 })) : [];
    const left = phase === 'E' && !here && (now.sequences[0] || now.sequences[1]) ? `: ${now.sequences[0]} Roman, ${now.sequences[1]} Barbarian` : '';
    return [{ title: title + left, rule, depth, here: here && !sequences.length }, ...sequences];
  });
}

const HOPES: Record<string, string> = { evade: 'to slip away', rally: 'that they come over', federate: 'that they accept', leader: 'to succeed', area: 'to succeed', tribe: 'to break free', play: 'to succeed', fight: 'to win' };

export const hope = (text: string): string | undefined => HOPES[parse(text).verb];

/** Steps of a march, counters taken along and passing are not asked about; battles and marches among enemies are. */
export function asks(view: View, game: GameStatic, text: string): boolean {
  const { verb } = parse(text);
  if (verb === 'to' || verb === 'land') return isDanger(view as Late, game.components as Components, { text, label: '' });
  return !['take', 'drop', 'lead', 'unit', 'halt', 'with', 'pass', 'stand', 'station', 'board', 'sail', 'lose', 'home'].includes(verb);
}

/** Ending a movement while much is left to do. */
export function warning(view: View, _game: GameStatic, decision: Decision, text: string): string | null {
  const now = view as Late;
  if (text !== 'done') return null;
  if (decision.step === 'Station') return 'The rest of your border and field troops are spread evenly over their dioceses.';
  if (decision.step !== 'Movement') return null;
  const leaders = decision.options.filter((option) => parse(option.text).verb === 'lead').length;
  const adrift = now.fleets.filter(({ camp, sea, aboard }) => camp === now.active && sea >= 0 && aboard.length).length;
  const words = [leaders ? `${word(leaders, 'leader')} could still move.` : '', adrift ? `${word(adrift, 'fleet')} at sea ${adrift === 1 ? 'has' : 'have'} troops aboard.` : ''];
  return words.filter(Boolean).join(' ') || null;
}

/** For a newcomer for whom a bot answered: which camp is his. */
export function lot(view: View, game: GameStatic, seat: number): string {
  const now = view as Late;
  const parts = game.components as Components;
  const { name, start, end } = at(parts.scenarios, now.scenario);
  const camp = now.camps[seat]!;
  const leaders = camp === 0 ? now.augustus.filter((leader) => leader >= 0).map((leader) => leaderOf(parts, leader).name).join(' and ') : '';
  return `${name}, AD ${start} to ${end}: you play the ${CAMP_NAMES[camp]}${leaders ? ` for ${leaders}` : ''}. If a usurper wins the throne the camps change hands.`;
}
