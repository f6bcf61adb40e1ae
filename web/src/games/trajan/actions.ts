/** What an offered action is about: a hex, a unit, a marker that is played; and what a click on a hex could mean. */
import type { ActionOption, Decision, GameStatic } from '$lib/board';
import { later } from '$lib/phrase';
import { grouped } from '../../board/lists';
import {
  argument,
  choicesOf,
  clickMeans,
  offersAt,
  opening,
  parse,
  type PieceChoice,
} from '../../board/choices/offers';
import { cityNumber, hexNumber, indexOf, onMap, pilesAt, unitNumber, whereabouts } from './model';
import { say } from './say';
import type { Components, War } from './types';

type Game = Pick<GameStatic, 'verbs' | 'components'>;

export const MARCH_VERBS = new Set(['road', 'cross-country', 'river', 'sea']);
/** Markers and the like, by the box of the tray over the map in which they lie. */
const BOXES: Record<string, string[]> = {
  political: ['revolt', 'recruit', 'levy', 'civis', 'summon', 'sedition'],
  agent: ['spy', 'spy-box', 'assassinate'],
  special: ['triumph', 'imperator', 'king-of-kings', 'royal-levy', 'trade-troops', 'trade-markers', 'colony'],
  exercitus: ['exercitus', 'bluff', 'disband', 'show'],
  parley: ['treaty', 'concede'],
};
const IN_TRAY = new Set(Object.values(BOXES).flat());
/** Of these, what is offered on the map besides, since it happens where the leader stands. */
const ON_THE_SPOT = new Set(['revolt', 'sedition']);

/** Where so much is possible that the map shows marches and attacks alone; elsewhere the map shows all that it can. */
const FREE_STEPS = new Set(['MovementSegment', 'CombatSegment', 'StratagemSegment', 'Marching']);

/**
 * Whether an action is played from the tray; what is aimed at a hex and new units are elsewhere where little is
 * possible.
 */
function fromTray(game: Game, step: string, text: string): boolean {
  const { verb } = parse(text);
  const aimed = argument(game, text, 'hex') !== null;
  return IN_TRAY.has(verb) && (FREE_STEPS.has(step) || !(aimed || verb === 'royal-levy'));
}

/** The unit that an action is about, if it is played on its counter. */
function unitOf(game: Game, text: string): string | null {
  return IN_TRAY.has(parse(text).verb) ? null : argument(game, text, 'unit');
}

function hexOf(game: Game, text: string): string | null {
  const city = argument(game, text, 'city');
  const { cities } = game.components as Components;
  return argument(game, text, 'hex') ?? cities.find(({ id }) => id === city)?.hex ?? null;
}

/** The hex or the unit that an action is about; null for what is a button of the prompt. */
export function placeOf(game: Game, text: string): string | null {
  const { verb, args } = parse(text);
  if (IN_TRAY.has(verb)) return args.at(-1) ?? verb;
  return hexOf(game, text) ?? unitOf(game, text) ?? (MARCH_VERBS.has(verb) ? 'march' : null);
}

export type Aim = { verb: string; army: string | null } | null;

const aimedAt = ({ verb, army }: NonNullable<Aim>, text: string): boolean =>
  parse(text).verb === verb && (army === null || parse(text).args[0] === army);

/** What can be done at each hex, in the order of the options. */
export function offers(decision: Decision | null, view: War, game: Game, aim: Aim): Map<string, ActionOption[]> {
  const parts = game.components as Components;
  return offersAt(decision, ({ text }) => {
    if (aim) return aimedAt(aim, text) ? [[hexOf(game, text)]] : [];
    const unit = view.march ? null : unitOf(game, text);
    const hex = unit && hexOfUnit(view, parts, unit);
    if (unit) return hex ? [[hex, opening(hex, say('choose-units'))]] : [];
    if (ON_THE_SPOT.has(parse(text).verb)) return [[hexOfUnit(view, parts, parse(text).args[0] ?? '')]];
    return fromTray(game, decision!.step, text) ? [] : [[hexOf(game, text)]];
  });
}

function hexOfUnit(view: War, parts: Components, id: string): string | undefined {
  const unit = unitNumber(parts, id);
  const hex = unit < 0 ? null : whereabouts(view, unit);
  return hex === null ? undefined : parts.hexes[hex]?.id;
}

// ---- the tray

export interface Tool {
  verb: string;
  title: string;
  aimed: boolean;
  options: ActionOption[];
}

export interface Box {
  id: string;
  title: string;
  tools: Tool[];
}

/** What can be played now besides marches and attacks, by what it is played with. */
export function tray(decision: Decision | null, game: Game): Box[] {
  if (!decision) return [];
  const { step, options: offered } = decision;
  const byVerb = grouped(
    offered.filter(({ text }) => fromTray(game, step, text)),
    ({ text }) => parse(text).verb,
  );
  const tool = (verb: string): Tool[] => {
    const options = byVerb.get(verb);
    if (!options) return [];
    return [{ verb, title: say(`tool-${verb}`), aimed: argument(game, options[0]!.text, 'hex') !== null, options }];
  };
  return Object.entries(BOXES).flatMap(([id, verbs]) => {
    const tools = verbs.flatMap(tool);
    return tools.length ? [{ id, title: say(`box-${id}`), tools }] : [];
  });
}

// ---- units

export type UnitChoice = PieceChoice<number>;

/** Units that can be chosen, each with what can be done with it. */
export function unitChoices(decision: Decision | null, game: Game): UnitChoice[] {
  return choicesOf(decision, ({ text }) => {
    const raised = parse(text).verb === 'royal-levy' && !fromTray(game, decision!.step, text);
    const id = raised ? argument(game, text, 'unit') : unitOf(game, text);
    const unit = id === null ? -1 : unitNumber(game.components as Components, id);
    return unit < 0 ? null : unit;
  });
}

/** Short words under a counter. */
export const UNIT_WORDS: Record<string, string> = later(() => ({
  leave: say('stays-here'),
  drop: say('leave-here'),
  post: say('into-the-city'),
  'pick-up': say('take-along'),
  lose: say('word-lose'),
  out: say('before-the-walls-2'),
  bring: say('bring-in'),
  garrison: say('into-the-city'),
  sortie: say('out-of-the-city'),
  'choose-unit': say('word-choose'),
  lend: say('word-steady'),
  'royal-levy': say('word-raise'),
}));

// ---- clicks

const THOUGHTS: Record<string, string[]> = {
  MovementSegment: ['march'],
  Marching: ['to'],
  CoverForces: ['cover'],
  Retreat: ['retreat'],
};

/** Action texts that a click on a hex could mean: what is offered there, else what one was likely thinking of. */
export function candidates(view: War, decision: Decision | null, id: string, game: Game): string[] {
  if (!decision) return [];
  return clickMeans(offers(decision, view, game, null), id, () =>
    thoughts(view, decision, id, game.components as Components),
  );
}

function thoughts(view: War, decision: Decision, id: string, parts: Components): string[] {
  if (decision.step !== 'CombatSegment') return (THOUGHTS[decision.step] ?? []).map((verb) => `${verb} ${id}`);
  const hex = hexNumber(parts, id);
  const city = cityNumber(parts, hex);
  const held = city >= 0 && view.controller[city] === 1 - decision.seat;
  const open = pilesAt(view, hex).some((pile) => pile.side !== decision.seat && !pile.inside);
  return [held && !open ? `assault ${id}` : `attack ${id}`];
}

/** The use of a marker that a verb stands for, where it is not called like the verb. */
const USES: Record<string, string> = {
  levy: 'recruit',
  civis: 'recruit',
  summon: 'off-map-forces',
  spy: 'intelligence',
  'spy-box': 'intelligence',
  assassinate: 'assassination',
  intercept: 'interception',
  superiority: 'tactical-superiority',
  pursue: 'pursuit',
  'trade-troops': 'trade-concession',
  'trade-markers': 'trade-concession',
};

/** What is printed on the marker that an action plays. */
export function textOf(parts: Components, text: string): string | null {
  const { verb } = parse(text);
  const use = USES[verb] ?? verb;
  return parts.markers.flatMap((marker) => marker.actions).find(({ id }) => id === use)?.text ?? null;
}

/** Short words for a choice among several at one hex. */
export function brief(option: ActionOption, names: Record<string, string>): string {
  const { verb, args } = parse(option.text);
  const who = names[args[0] ?? ''] ?? args[0] ?? '';
  const words: Record<string, string> = {
    march: say('brief-march'),
    attack: say('attack'),
    assault: say('assault-the-walls'),
    blockade: say('blockade'),
    'formal-siege': say('formal-siege-2'),
    sally: say('sally-out'),
    revolt: say('revolt-by', { who }),
    sedition: say('sedition-by', { who }),
    spy: say('intelligence-by', { who }),
    exercitus: say('put-under', { who }),
    bluff: say('bluff-with', { who }),
    show: say('show-the-force'),
    cover: say('turn-face-down'),
  };
  return words[verb] ?? option.label;
}

/** Dangerous things glow in another light. */
export const isAttack = (option: ActionOption): boolean =>
  ['attack', 'assault', 'sally', 'formal-siege'].includes(parse(option.text).verb);

/** Hexes that an id of the log or a panel stands for: a hex, a city, a unit, a side. */
export function hexesOf(view: War, parts: Components, id: string): string[] {
  const index = indexOf(parts);
  if (index.hex.has(id)) return [id];
  const city = index.city.get(id.replace(/^civis-/, ''));
  if (city !== undefined) return [parts.cities[city]!.hex];
  const unit = index.unit.get(id);
  if (unit !== undefined) {
    const hex = whereabouts(view, unit);
    return hex !== null && onMap(hex) ? [parts.hexes[hex]!.id] : [];
  }
  const side = parts.sides.findIndex((one) => one.id === id);
  if (side < 0) return [];
  return view.forces.flatMap((here, hex) => (here?.[side] ? [parts.hexes[hex]!.id] : []));
}
