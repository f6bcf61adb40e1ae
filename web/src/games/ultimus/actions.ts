/** What an offered action is about: an area, a sea, a piece, a Tribe; and what a click on a place could mean. */
import { later } from '$lib/phrase';
import type { ActionOption, Decision } from '$lib/board';
import { campOf, indexOf, inOrder, onMap, pieceNumber, zoneNumber, zoneOf } from './model';
import { say } from './say';
import type { Components, Late } from './types';

export interface Parsed {
  verb: string;
  args: string[];
}

export function parse(text: string): Parsed {
  const [verb = '', ...args] = text.split(' ');
  return { verb, args };
}

/** Verbs whose last word is an area. */
const TO_AREA = new Set(['area', 'to', 'station', 'move', 'land', 'disembark', 'come-out', 'fight', 'flee', 'retreat']);
/** Verbs about a piece, played on its counter; of these two the first word is the piece. */
const PIECE_VERBS = new Set(['leader', 'unit', 'caesar', 'lead', 'take', 'drop', 'with', 'lose', 'restore', 'board']);
const FLEET_VERBS = new Set(['sail', 'home']);

/** The place, piece or Tribe that an action is about; null for what is a button of the prompt. */
export function placeOf(parts: Components, text: string): string | null {
  const { verb, args } = parse(text);
  if (TO_AREA.has(verb)) return args.at(-1) ?? null;
  if (PIECE_VERBS.has(verb)) return args[0] ?? null;
  if (verb === 'sail') return args[1] ?? null;
  if (verb === 'home') return homeOf(parts, args[0] ?? '');
  if (verb === 'tribe') return args[0] ?? null;
  return null;
}

const FLEET_HOMES: Record<string, string> = { 'western-fleet': 'africa-4', 'eastern-fleet': 'thracia-3' };
const homeOf = (parts: Components, fleet: string): string =>
  parts.zones[parts.fleets.find(({ id }) => id === fleet)?.base ?? -1]?.id ?? FLEET_HOMES[fleet] ?? 'home';

/** A word of the board's own: a click on an area whose counters are to be chosen from. */
const OPEN = '@pieces';
export const opened = (text: string): string | null =>
  text.startsWith(`${OPEN} `) ? text.slice(OPEN.length + 1) : null;

/** What can be done at each place, in the order of the options. */
export function offers(decision: Decision | null, view: Late, parts: Components): Map<string, ActionOption[]> {
  const found = new Map<string, ActionOption[]>();
  const add = (place: string | null | undefined, option: ActionOption): void => {
    if (!place) return;
    const here = found.get(place);
    if (!here) found.set(place, [option]);
    else if (!here.some(({ text }) => text === option.text)) here.push(option);
  };
  for (const option of decision?.options ?? []) {
    const { verb, args } = parse(option.text);
    if (TO_AREA.has(verb) || FLEET_VERBS.has(verb)) add(placeOf(parts, option.text), option);
    else if (PIECE_VERBS.has(verb) && !view.march) {
      const zone = parts.zones[zoneOf(view, parts, pieceNumber(parts, args[0] ?? ''))]?.id;
      add(zone, { text: `${OPEN} ${zone}`, label: say('choose-counters') });
    }
  }
  return found;
}

// ---- counters

export interface PieceChoice {
  piece: number;
  zone: number;
  options: { verb: string; option: ActionOption }[];
}

/** Pieces that can be chosen, each with what can be done with it. */
export function pieceChoices(decision: Decision | null, view: Late, parts: Components): PieceChoice[] {
  const found = new Map<number, PieceChoice>();
  for (const option of decision?.options ?? []) {
    const { verb, args } = parse(option.text);
    if (!PIECE_VERBS.has(verb)) continue;
    const piece = pieceNumber(parts, args[0] ?? '');
    if (piece < 0) continue;
    const choice = found.get(piece) ?? { piece, zone: zoneOf(view, parts, piece), options: [] };
    choice.options.push({ verb, option });
    found.set(piece, choice);
  }
  return [...found.values()];
}

/** Everybody who may come along, the best first, as many as there is room for. */
export function takeAll(decision: Decision, view: Late, parts: Components): string[] {
  const takes = new Map(
    pieceChoices(decision, view, parts).flatMap(({ piece, options }) =>
      options.filter(({ verb }) => verb === 'take').map(({ option }) => [piece, option.text] as const),
    ),
  );
  return inOrder(view, parts, [...takes.keys()])
    .slice(0, view.march?.room ?? 0)
    .map((piece) => takes.get(piece)!);
}

/** Tribes that can be chosen. */
export function tribeChoices(decision: Decision | null, parts: Components): { tribe: number; option: ActionOption }[] {
  return (decision?.options ?? []).flatMap((option) => {
    const { verb, args } = parse(option.text);
    const tribe = verb === 'tribe' ? indexOf(parts).tribe.get(args[0] ?? '') : undefined;
    return tribe === undefined ? [] : [{ tribe, option }];
  });
}

export const stratagemOptions = (decision: Decision | null, verb: 'play' | 'discard'): Map<string, ActionOption> =>
  new Map(
    (decision?.options ?? []).flatMap((option) =>
      parse(option.text).verb === verb ? [[parse(option.text).args[0] ?? '', option] as const] : [],
    ),
  );

/** Short words under a counter. */
export const PIECE_WORDS: Record<string, string> = later(() => ({
  lead: say('lead-out'),
  unit: say('word-choose'),
  take: say('take-along'),
  drop: say('leave-here'),
  with: say('comes-along'),
  lose: say('loses-a-step'),
  board: say('go-aboard'),
  leader: say('word-choose'),
  caesar: say('make-caesar'),
}));

// ---- clicks

const THOUGHTS: Record<string, string> = {
  Group: 'to',
  Single: 'to',
  Evade: 'flee',
  ChooseRetreat: 'retreat',
  CombatStep: 'fight',
};

/**
 * Action texts that a click on a place could mean: what is offered there, else what the person was likely thinking of.
 */
export function candidates(view: Late, decision: Decision | null, id: string, parts: Components | null): string[] {
  if (!decision) return [];
  const offered = parts ? (offers(decision, view, parts).get(id) ?? []) : [];
  if (offered.length) return offered.map(({ text }) => text).filter((text) => !opened(text));
  const verb = THOUGHTS[decision.step];
  if (verb) return [`${verb} ${id}`];
  const { verb: first, args } = parse(decision.options.find(({ text }) => TO_AREA.has(parse(text).verb))?.text ?? '');
  if (first === 'station' || first === 'land' || first === 'disembark' || first === 'move')
    return [`${first} ${args[0]} ${id}`];
  if (first) return [`${first} ${id}`];
  return parts && decision.step === 'Movement' ? movers(view, parts, id, decision.seat) : [];
}

/** Pieces of mine in an area: why can they not move? */
function movers(view: Late, parts: Components, id: string, seat: number): string[] {
  const zone = zoneNumber(parts, id);
  const camp = seat === view.roman_seat ? 0 : 1;
  const piece = view.where.findIndex((place, p) => place === zone && campOf(view, parts, p) === camp);
  if (piece < 0) return [];
  return [
    piece < parts.leaders.length
      ? `lead ${parts.leaders[piece]!.id}`
      : `unit ${parts.units[piece - parts.leaders.length]!.id}`,
  ];
}

/** What is printed on the stratagem that an action plays. */
export function textOf(parts: Components, text: string): string | null {
  const { verb, args } = parse(text);
  return verb === 'play' ? (parts.stratagems.find(({ id }) => id === args[0])?.text ?? null) : null;
}

/** Short words for a choice among several at one place. */
export function brief(option: ActionOption, names: Record<string, string>): string {
  const { verb, args } = parse(option.text);
  const who = names[args[0] ?? ''] ?? args[0] ?? '';
  const words: Record<string, string> = {
    to: say('march-here'),
    fight: say('fight-here'),
    flee: say('flee-here'),
    retreat: say('retreat-here'),
    land: say('land-from-the', { who }),
    disembark: say('land-some-from-the', { who }),
    sail: say('sail-the-here', { who }),
    home: say('the-returns-to-port', { who }),
    'come-out': say('come-out-of-the-refuge'),
    station: say('station-here', { who }),
    [OPEN]: say('choose-among-the-counters'),
  };
  return words[verb] ?? option.label;
}

/** Dangerous things glow in another light: battles, and marches into an area with enemy units. */
export function isDanger(view: Late, parts: Components, { text }: ActionOption): boolean {
  const { verb, args } = parse(text);
  if (verb === 'fight') return true;
  if (verb !== 'to' && verb !== 'land' && verb !== 'disembark') return false;
  const zone = zoneNumber(parts, args.at(-1) ?? '');
  const own = view.march?.camp ?? view.active;
  return view.where.some(
    (place, piece) => place === zone && piece >= parts.leaders.length && campOf(view, parts, piece) !== own,
  );
}

/**
 * Places that an id of the log or a panel stands for: an area, a sea, a diocese, a piece, a Tribe (and its home of the
 * same name), a fleet, a camp.
 */
export function placesOf(view: Late, parts: Components, id: string): string[] {
  const index = indexOf(parts);
  const home = index.zone.has(id) || index.sea.has(id) ? [id] : [];
  const named = (zone: number): string[] => (onMap(parts, zone) ? [parts.zones[zone]!.id] : []);
  const piece = index.piece.get(id);
  if (piece !== undefined) return named(zoneOf(view, parts, piece));
  const tribe = index.tribe.get(id);
  if (tribe !== undefined)
    return [...new Set([...home, ...view.where.flatMap((zone, p) => (index.tribeOf[p] === tribe ? named(zone) : []))])];
  if (home.length) return home;
  const fleet = index.fleet.get(id);
  if (fleet !== undefined) return fleetPlace(view, parts, fleet);
  if (parts.dioceses.some((diocese) => diocese.id === id))
    return parts.zones.filter(({ diocese }) => diocese === id).map((zone) => zone.id);
  const camp = id === 'roman' ? 0 : id === 'barbarian' ? 1 : -1;
  return camp < 0
    ? []
    : [
        ...new Set(
          view.where.flatMap((zone, p) => (onMap(parts, zone) && campOf(view, parts, p) === camp ? named(zone) : [])),
        ),
      ];
}

function fleetPlace(view: Late, parts: Components, fleet: number): string[] {
  const { area = -1, sea = -1 } = view.fleets[fleet] ?? {};
  return area >= 0 ? [parts.zones[area]!.id] : sea >= 0 ? [parts.seas[sea]!.id] : [];
}
