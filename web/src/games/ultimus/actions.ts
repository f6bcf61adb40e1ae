/** What an offered action is about: an area, a sea, a piece, a Tribe; and what a click on a place could mean. */
import type { ActionOption, Decision, GameStatic } from '$lib/board';
import { later } from '$lib/phrase';
import {
  argument,
  choicesOf,
  clickMeans,
  offersAt,
  opening,
  parse,
  type PieceChoice,
} from '../../board/choices/offers';
import { campOf, indexOf, inOrder, onMap, pieceNumber, zoneNumber, zoneOf } from './model';
import { say } from './say';
import type { Components, Late } from './types';

type Game = Pick<GameStatic, 'verbs' | 'components'>;

/** The area or sea that an action is about; a fleet that goes home, that of its base. */
function areaOf(game: Game, text: string): string | null {
  const { verb, args } = parse(text);
  if (verb === 'home') return homeOf(game.components as Components, args[0] ?? '');
  return argument(game, text, 'area', 'sea');
}

/** The piece that an action is about, if it is played on its counter. */
function pieceOf(game: Game, text: string): string | null {
  return argument(game, text, 'area') ? null : argument(game, text, 'leader', 'unit', 'piece');
}

/** The place, piece or Tribe that an action is about; null for what is a button of the prompt. */
export function placeOf(game: Game, text: string): string | null {
  return areaOf(game, text) ?? pieceOf(game, text) ?? argument(game, text, 'tribe');
}

const FLEET_HOMES: Record<string, string> = { 'western-fleet': 'africa-4', 'eastern-fleet': 'thracia-3' };
const homeOf = (parts: Components, fleet: string): string =>
  parts.zones[parts.fleets.find(({ id }) => id === fleet)?.base ?? -1]?.id ?? FLEET_HOMES[fleet] ?? 'home';

/** What can be done at each place, in the order of the options. */
export function offers(decision: Decision | null, view: Late, game: Game): Map<string, ActionOption[]> {
  const parts = game.components as Components;
  return offersAt(decision, ({ text }) => {
    const area = areaOf(game, text);
    const piece = view.march ? null : pieceOf(game, text);
    if (area || piece === null) return [[area]];
    const zone = parts.zones[zoneOf(view, parts, pieceNumber(parts, piece))]?.id;
    return zone ? [[zone, opening(zone, say('choose-counters'))]] : [];
  });
}

// ---- counters

/** Pieces that can be chosen, each with what can be done with it. */
export function pieceChoices(decision: Decision | null, game: Game): PieceChoice<number>[] {
  return choicesOf(decision, ({ text }) => {
    const piece = pieceNumber(game.components as Components, pieceOf(game, text) ?? '');
    return piece < 0 ? null : piece;
  });
}

/** Everybody who may come along, the best first, as many as there is room for. */
export function takeAll(decision: Decision, view: Late, game: Game): string[] {
  const parts = game.components as Components;
  const takes = new Map(
    pieceChoices(decision, game).flatMap(({ piece, options }) =>
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

/** Action texts that a click on a place could mean: what is offered there, else what one was likely thinking of. */
export function candidates(view: Late, decision: Decision | null, id: string, game: Game): string[] {
  return decision ? clickMeans(offers(decision, view, game), id, () => thoughts(view, decision, id, game)) : [];
}

function thoughts(view: Late, decision: Decision, id: string, game: Game): string[] {
  const verb = THOUGHTS[decision.step];
  if (verb) return [`${verb} ${id}`];
  const some = decision.options.find(({ text }) => argument(game, text, 'area'));
  if (some) return [[...some.text.split(' ').slice(0, -1), id].join(' ')];
  return decision.step === 'Movement' ? movers(view, game.components as Components, id, decision.seat) : [];
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
