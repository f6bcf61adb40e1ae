/** The match in words: headline, what each player has, the order of play, warnings, and what is asked twice. */
import type { Decision, GameStatic, OrderStep, SeatSummary, View } from '$lib/board';
import { parse } from '../../board/choices/offers';
import { isDanger } from './actions';
import { areAllied, hopesOf, keelsOf, majorsOf, powerId, powerName, presentPowers, scenarioOf } from './model';
import { look } from './counters/paint';
import { led } from './likeness';
import { say } from './say';
import type { Components, World } from './types';

const partsOf = (game: GameStatic): Components => game.components as Components;

export const phaseName = (phase: string | undefined): string => say(`phase-${phase}`);

/** Of the powers that a seat plays. */
export function seatName(view: World, parts: Components, seat: number): string {
  const own = majorsOf(view, seat).map((power) => powerName(view, parts, power));
  return own.length ? own.join(', ') : say('player', { number: seat + 1 });
}

/** "winter, rivers in flood". */
export const seasonInWords = (view: World): string =>
  [say(view.winter ? 'winter' : 'summer'), view.flood ? say('flood') : ''].filter(Boolean).join(', ');

export function headline(view: View, game: GameStatic): string {
  const now = view as World;
  const parts = partsOf(game);
  const facts = { scenario: scenarioOf(now, parts).name, date: now.date, season: seasonInWords(now) };
  const phase = parts.phases[now.phase];
  if (now.active < 0 || (phase !== 'players' && phase !== 'naval'))
    return say('headline', { ...facts, phase: phaseName(phase) });
  const segment = phase === 'players' ? say(`segment-${parts.segments[now.segment]}`) : phaseName(phase);
  return say('headline-active', { ...facts, player: seatName(now, parts, now.active), segment });
}

export function summary(view: View, game: GameStatic): SeatSummary[] {
  const now = view as World;
  const parts = partsOf(game);
  return Array.from({ length: now.seats }, (_, seat) => {
    const powers = presentPowers(now).filter((power) => now.chief[power] === seat);
    const majors = majorsOf(now, seat);
    return {
      seat,
      sides: powers.map((power) => ({ id: powerId(now, parts, power), ...look(now, parts, power, game.names) })),
      ...standingOf(now, seat, majors),
      ...led(now, parts, game.names, powers),
      score: majors.reduce((sum, power) => sum + (now.morale[power] ?? 0), 0),
      scored: say('morale'),
      parts: partsInWords(now, parts, powers, majors),
      notes: notesOf(now, parts, seat),
    };
  });
}

/** Conditions of the way to win that is nearest, and what the powers have to act with. */
function standingOf(view: World, seat: number, majors: number[]): Pick<SeatSummary, 'standing' | 'has'> {
  const hope = hopesOf(view).find((one) => one.seat === seat);
  const sum = (values: readonly number[]): number => majors.reduce((all, power) => all + (values[power] ?? 0), 0);
  const has = majors.length ? { has: say('you-have', { morale: sum(view.morale), treasury: sum(view.treasury) }) } : {};
  if (!hope) return has;
  const { met, all, text } = hope;
  return { ...has, standing: { text: `${met}/${all}`, help: say('aim', { met, all, win: text }) } };
}

/** The way to win that is nearest (25.2a). */
export function aim(view: View, _game: GameStatic, seat: number): string {
  const hope = hopesOf(view as World).find((one) => one.seat === seat);
  return hope ? say('aim', { met: hope.met, all: hope.all, win: hope.text }) : '';
}

function partsInWords(view: World, parts: Components, powers: number[], majors: number[]): SeatSummary['parts'] {
  const sum = (values: readonly number[], of: number[]): number =>
    of.reduce((total, power) => total + (values[power] ?? 0), 0);
  const lands = view.lord.filter((lord) => powers.includes(lord)).length;
  const keels = keelsOf(view, parts).filter(({ power }) => powers.includes(power)).length;
  return [
    { label: say('talents'), value: sum(view.treasury, majors), rule: '6.1a', help: say('talents-help') },
    { label: say('provinces'), value: lands, rule: '5.6a', help: say('provinces-help') },
    ...(keels ? [{ label: say('keels'), value: keels, rule: '7.8c', help: say('keels-help') }] : []),
  ];
}

function notesOf(view: World, parts: Components, seat: number): SeatSummary['notes'] {
  const others = Array.from({ length: view.seats }, (_, other) => other);
  const allies = others.filter((other) => areAllied(view, seat, other)).map((other) => seatName(view, parts, other));
  return allies.length ? [{ label: say('allied'), text: allies.join('; '), rule: '5.8a' }] : [];
}

const RULES: Record<string, string> = {
  events: '4a', mobilization: '4b', diplomacy: '4d', fortification: '4g', naval: '4h', players: '4i',
  replenishment: '4m',
};
const SEGMENT_RULES: Record<string, string> = { movement: '4j', combat: '4i', siege: '4k', supply: '4l' };

export function order(view: View, game: GameStatic, _decision: Decision | null): OrderStep[] {
  const now = view as World;
  const parts = partsOf(game);
  return parts.phases.flatMap((phase, n) => {
    const here = now.phase === n;
    const turns = phase === 'players' ? playerTurns(now, parts, here) : [];
    const inside = turns.some((turn) => turn.here);
    return [{ title: phaseName(phase), rule: RULES[phase]!, depth: 0, here: here && !inside }, ...turns];
  });
}

/** The players in their order, and the segments of whoever has his turn. */
function playerTurns(view: World, parts: Components, here: boolean): OrderStep[] {
  return view.order.flatMap((seat) => {
    const mine = here && view.active === seat;
    const segments = mine
      ? parts.segments.map((segment, n) => ({
          title: say(`segment-${segment}`),
          rule: SEGMENT_RULES[segment]!,
          depth: 2,
          here: view.segment === n,
        }))
      : [];
    return [{ title: seatName(view, parts, seat), rule: '4i', depth: 1, here: false }, ...segments];
  });
}

/** Only what fights, spends dearly or cannot be mended is asked twice. */
const ASKED = new Set([
  'attack', 'plunder', 'plunder-city', 'dissolve', 'surrender', 'disband-train', 'raze', 'propose',
]);

export function asks(view: View, game: GameStatic, text: string): boolean {
  const { verb } = parse(text);
  if (verb === 'to' || verb === 'sail-to') return isDanger(view as World, partsOf(game), game, { text, label: '' });
  return ASKED.has(verb);
}

/** Verbs whose chance is told in words of its own. */
const HOPES = new Set(['intercept', 'intercept-fleet', 'conquer']);

export function hope(text: string): string | undefined {
  const { verb } = parse(text);
  return HOPES.has(verb) ? say(`hope-${verb}`) : undefined;
}

/** For a newcomer for whom a bot answered: which powers are his, and how they win. */
export function lot(view: View, game: GameStatic, seat: number): string {
  const now = view as World;
  const parts = partsOf(game);
  const own = majorsOf(now, seat);
  const win = now.cast.wins.find(({ powers }) => powers.some((power) => own.includes(power)))?.text ?? '';
  return say('lot', { scenario: scenarioOf(now, parts).name, power: seatName(now, parts, seat), win });
}

/** A month in words, from its number. */
const MONTHS = 12;
export function monthInWords(month: number): string {
  const year = Math.floor(month / MONTHS);
  const name = say(`month-${(((month % MONTHS) + MONTHS) % MONTHS) + 1}`);
  return year > 0 ? say('month-ad', { month: name, year }) : say('month-bc', { month: name, year: 1 - year });
}
