/** What an offered action is about: a hex, a unit, a marker that is played; and what a click on a hex could mean. */
import { later } from '$lib/phrase';
import type { ActionOption, Decision } from '$lib/board';
import { grouped } from '../../board/lists';
import { cityNumber, hexNumber, indexOf, onMap, pilesAt, unitNumber, whereabouts } from './model';
import { say } from './say';
import type { Components, War } from './types';

export interface Parsed {
  verb: string;
  args: string[];
}

export function parse(text: string): Parsed {
  const [verb = '', ...args] = text.split(' ');
  return { verb, args };
}

/** Verbs whose last word is a hex. */
const TO_HEX = new Set([
  'march',
  'to',
  'cover',
  'show',
  'summon',
  'attack',
  'sally',
  'blockade',
  'assault',
  'formal-siege',
  'retreat',
  'spy',
  'exercitus',
  'bluff',
]);
/** Verbs about a unit, which are played on its counter. */
export const UNIT_VERBS = new Set([
  'leave',
  'drop',
  'post',
  'pick-up',
  'lose',
  'out',
  'bring',
  'garrison',
  'sortie',
  'choose-unit',
  'lend',
]);
/** Markers and the like: what is played from the tray over the map. */
const TRAY_VERBS = new Set([
  'recruit',
  'levy',
  'civis',
  'summon',
  'revolt',
  'sedition',
  'spy',
  'spy-box',
  'assassinate',
  'royal-levy',
  'imperator',
  'king-of-kings',
  'triumph',
  'trade-troops',
  'trade-markers',
  'colony',
  'exercitus',
  'bluff',
  'disband',
  'show',
  'treaty',
  'concede',
]);
/** Of these, what is chosen on the map once the tool is in hand. */
const AIMED = new Set(['summon', 'spy', 'exercitus', 'bluff', 'show']);
/** Of these, what is offered on the map besides, since it happens where the leader stands. */
const ON_THE_SPOT = new Set(['revolt', 'sedition']);
export const MARCH_VERBS = new Set(['road', 'cross-country', 'river', 'sea']);

/** Where so much is possible that the map shows marches and attacks alone; elsewhere the map shows all that it can. */
const FREE_STEPS = new Set(['MovementSegment', 'CombatSegment', 'StratagemSegment', 'Marching']);

export function fromTray(step: string, verb: string): boolean {
  return TRAY_VERBS.has(verb) && (FREE_STEPS.has(step) || !(AIMED.has(verb) || verb === 'royal-levy'));
}

/** The hex or the unit that an action is about; null for what is a button of the prompt. */
export function placeOf(parts: Components, text: string): string | null {
  const { verb, args } = parse(text);
  const last = args.at(-1) ?? '';
  if (TO_HEX.has(verb)) return last;
  if (verb === 'choose-city') return parts.cities.find(({ id }) => id === last)?.hex ?? null;
  if (UNIT_VERBS.has(verb) || TRAY_VERBS.has(verb)) return last || verb;
  return MARCH_VERBS.has(verb) ? 'march' : null;
}

/** A word of the tray's own, for a click on a hex whose counters are to be chosen from. */
const OPEN = '@units';
export const opened = (text: string): string | null =>
  text.startsWith(`${OPEN} `) ? text.slice(OPEN.length + 1) : null;

export type Aim = { verb: string; army: string | null } | null;

const aimedAt = (aim: Aim, { verb, args }: Parsed): boolean =>
  aim !== null && verb === aim.verb && (aim.army === null || args[0] === aim.army);

/** What can be done at each hex, in the order of the options. */
export function offers(decision: Decision | null, view: War, parts: Components, aim: Aim): Map<string, ActionOption[]> {
  const found = new Map<string, ActionOption[]>();
  const add = (hex: string | undefined, option: ActionOption): void => {
    if (hex === undefined) return;
    const here = found.get(hex);
    if (!here) found.set(hex, [option]);
    else if (!here.some(({ text }) => text === option.text)) here.push(option);
  };
  for (const option of decision?.options ?? []) {
    const parsed = parse(option.text);
    if (aim) {
      if (aimedAt(aim, parsed)) add(parsed.args.at(-1), option);
      continue;
    }
    const tray = fromTray(decision!.step, parsed.verb);
    if (UNIT_VERBS.has(parsed.verb) && !view.march) {
      const hex = hexOfUnit(view, parts, parsed.args.at(-1) ?? '');
      if (hex) add(hex, { text: `${OPEN} ${hex}`, label: say('choose-units') });
    } else if (ON_THE_SPOT.has(parsed.verb)) add(hexOfUnit(view, parts, parsed.args[0] ?? ''), option);
    else if (!tray && (TO_HEX.has(parsed.verb) || parsed.verb === 'choose-city'))
      add(placeOf(parts, option.text) ?? undefined, option);
  }
  return found;
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

const BOXES = later((): { id: string; title: string; verbs: Record<string, string> }[] => [
  {
    id: 'political',
    title: say('political'),
    verbs: {
      revolt: say('revolt'),
      recruit: say('recruit'),
      levy: say('raise-a-satrapy-unit'),
      civis: say('raise-a-civis'),
      summon: say('off-map-forces'),
      sedition: say('sedition'),
    },
  },
  {
    id: 'agent',
    title: say('agent'),
    verbs: { spy: say('intelligence-on-a-hex'), 'spy-box': say('look-into-a-box'), assassinate: say('assassination') },
  },
  {
    id: 'special',
    title: say('special'),
    verbs: {
      triumph: say('triumph'),
      imperator: say('a-new-imperator'),
      'king-of-kings': say('a-new-king-of-kings'),
      'royal-levy': say('royal-levy'),
      'trade-troops': say('trade-concession-troops'),
      'trade-markers': say('trade-concession-markers'),
      colony: say('found-a-colony'),
    },
  },
  {
    id: 'exercitus',
    title: say('exercitus-3'),
    verbs: {
      exercitus: say('put-a-force-under-an'),
      bluff: say('set-up-an-exercitus-as'),
      disband: say('take-an-exercitus-off-the'),
      show: say('show-a-force'),
    },
  },
  { id: 'parley', title: say('parley'), verbs: { treaty: say('treaty'), concede: say('concession') } },
]);

/** What can be played now besides marches and attacks, by what it is played with. */
export function tray(decision: Decision | null): Box[] {
  if (!decision) return [];
  const { step, options: offered } = decision;
  const byVerb = grouped(
    offered.filter(({ text }) => fromTray(step, parse(text).verb)),
    ({ text }) => parse(text).verb,
  );
  return BOXES.flatMap(({ id, title, verbs }) => {
    const tools = Object.entries(verbs).flatMap(([verb, name]) => {
      const options = byVerb.get(verb);
      return options ? [{ verb, title: name, aimed: AIMED.has(verb), options }] : [];
    });
    return tools.length ? [{ id, title, tools }] : [];
  });
}

// ---- units

export interface UnitChoice {
  unit: number;
  hex: number | null;
  options: { verb: string; option: ActionOption }[];
}

/** Units that can be chosen, each with what can be done with it. */
export function unitChoices(decision: Decision | null, view: War, parts: Components): UnitChoice[] {
  const found = new Map<number, UnitChoice>();
  for (const option of decision?.options ?? []) {
    const { verb, args } = parse(option.text);
    if (!UNIT_VERBS.has(verb) && !(verb === 'royal-levy' && !fromTray(decision!.step, verb))) continue;
    const unit = unitNumber(parts, args.at(-1) ?? '');
    if (unit < 0) continue;
    const choice = found.get(unit) ?? { unit, hex: whereabouts(view, unit), options: [] };
    choice.options.push({ verb, option });
    found.set(unit, choice);
  }
  return [...found.values()];
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
  CombatSegment: ['attack', 'assault', 'sally'],
  CoverForces: ['cover'],
  Retreat: ['retreat'],
};

/**
 * Action texts that a click on a hex could mean: what is offered there, else what the person was likely thinking of.
 */
export function candidates(view: War, decision: Decision | null, id: string, parts: Components | null): string[] {
  if (!decision) return [];
  const offered = parts ? (offers(decision, view, parts, null).get(id) ?? []) : [];
  if (offered.length) return offered.map(({ text }) => text).filter((text) => !opened(text));
  const verbs = THOUGHTS[decision.step] ?? [];
  if (!parts || decision.step !== 'CombatSegment') return verbs.map((verb) => `${verb} ${id}`);
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
  eagle: 'the-emperors-eagle',
  'trade-troops': 'trade-concession',
  'trade-markers': 'trade-concession',
};
const idOf = (name: string): string => name.toLowerCase().replace(/['’]/g, '').replaceAll(' ', '-');

/** What is printed on the marker that an action plays. */
export function textOf(parts: Components, text: string): string | null {
  const { verb } = parse(text);
  const use = USES[verb] ?? verb;
  return parts.markers.flatMap((marker) => marker.actions).find(({ name }) => idOf(name) === use)?.text ?? null;
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
