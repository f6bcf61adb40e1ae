/** What a click on a Province can mean: the offered actions there, or the thing the player was likely thinking of. */
import type { GameStatic, Odds } from '$lib/board';
import { argument, clickMeans, offersAt, parse } from '../../board/choices/offers';
import { FIRST_REBEL, VACANT, at, neighbours, place } from './model';
import { say } from './say';
import type { Components, Empire } from './types';

export interface Option {
  text: string;
  label: string;
}

export interface Choice {
  seat: number;
  step: string;
  options: Option[];
}

/** What a step asks about a Province, the likeliest first: used where nothing is offered, to ask why. */
const THOUGHTS: Record<string, string[]> = {
  ChooseStart: ['start'],
  ChooseTarget: ['target'],
  MarchIn: ['march'],
  LiftBarbarians: ['lift'],
  Withdraw: ['withdraw'],
  Retreat: ['retreat'],
  DismissAuxilia: ['dismiss'],
};

type Game = Pick<GameStatic, 'verbs' | 'components'>;

/** The Province that an action is about. */
export const provinceOf = (game: Game, text: string): string | null => argument(game, text, 'province');

/** Offered actions by Province, in the order of the Provinces; a Diocese is struck by any of its Provinces. */
export function offers(decision: Choice | null, game: Game): Map<string, Option[]> {
  const { provinces } = game.components as Components;
  const found = offersAt(decision, ({ text }) => {
    const diocese = argument(game, text, 'diocese');
    const struck = diocese ? provinces.filter((province) => province.diocese === diocese) : [];
    return [[provinceOf(game, text)], ...struck.map(({ id }) => [id] as const)];
  });
  return new Map(provinces.flatMap(({ id }) => (found.has(id) ? [[id, found.get(id)!] as const] : [])));
}

/** The offered actions that concern a Province. */
export const offeredAt = (decision: Choice | null, id: string, game: Game): Option[] =>
  offers(decision, game).get(id) ?? [];

const lost = (odds: Odds, whose: 'own' | 'enemy'): number => odds.expected_losses[whose] ?? 0;

/** Whether one attack is better than another in some respect and worse in none. */
function beats(one: Odds | undefined, other: Odds | undefined): boolean {
  if (!one || !other) return false;
  const gains = [one.win - other.win, lost(other, 'own') - lost(one, 'own'), lost(one, 'enemy') - lost(other, 'enemy')];
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
}

/** Below zero where the first is likelier to win, or as likely and cheaper. */
const likelier = (one: Odds | undefined, other: Odds | undefined): number =>
  one && other ? other.win - one.win || lost(one, 'own') - lost(other, 'own') : 0;

/**
 * Offers without attacks from an origin that is worse than another in every respect: those are found in the list of
 * all.
 */
export function unbeaten(found: Map<string, Option[]>, odds: Readonly<Record<string, Odds>>): Map<string, Option[]> {
  const attacks = (option: Option): boolean => parse(option.text).verb === 'attack';
  const kept = (options: Option[]): Option[] =>
    options.filter(
      (one) => !attacks(one) || !options.some((other) => attacks(other) && beats(odds[other.text], odds[one.text])),
    );
  return new Map([...found].map(([id, options]) => [id, kept(options)]));
}

/** What is answered before Armies are placed by whoever sends them somewhere; a Fort that they take is held. */
const ON_THE_WAY: Record<string, string> = {
  PlayEvent: 'pass',
  LiftBarbarians: 'done',
  Build: 'done',
  HoldFort: 'hold',
};
const GOING = new Set(['attack', 'place', 'return']);

/**
 * What Armies do that are sent to a Province: attack it until it is theirs, and go where nobody stands. Of several
 * attacks they make the likeliest to win, and of those the one that costs least.
 */
export function sends(
  view: Empire,
  decision: Choice,
  game: Game,
  id: string,
  odds: Readonly<Record<string, Odds>>,
): string | null {
  const onTheWay = ON_THE_WAY[decision.step];
  if (onTheWay) return decision.options.some(({ text }) => text === onTheWay) ? onTheWay : null;
  const holder = view.holder[place(game.components as Components, id)];
  if (decision.step !== 'Place' || holder === undefined || holder === view.side) return null;
  const going = (offers(decision, game).get(id) ?? []).filter(({ text }) => GOING.has(parse(text).verb));
  const [best] = going.sort((one, other) => likelier(odds[one.text], odds[other.text]));
  return best?.text ?? null;
}

/** The offered actions that no Province stands for: they are buttons. */
export function elsewhere(decision: Choice | null, game: Game): Option[] {
  return decision?.options.filter(({ text }) => !argument(game, text, 'province', 'diocese')) ?? [];
}

/** Whether an action throws Armies at an enemy. */
export function isAttack(option: Option, view: Empire, parts: Components): boolean {
  const { verb, args } = parse(option.text);
  if (verb === 'attack') return true;
  return verb === 'return' && view.holder[place(parts, args[0] ?? '')] !== VACANT;
}

/**
 * Action texts a click on a Province could mean. Offered ones come alone; where none is offered, one that can be
 * asked about ("why not?").
 */
export function candidates(view: Empire, decision: Choice | null, id: string, game: Game): string[] {
  if (!decision) return [];
  return clickMeans(offers(decision, game), id, () => thoughts(view, decision, id, game.components as Components));
}

function thoughts(view: Empire, decision: Choice, id: string, parts: Components): string[] {
  const p = place(parts, id);
  const verbs = decision.options.map((option) => parse(option.text).verb);
  switch (decision.step) {
    case 'Place':
      return thoughtsOfPlacing(view, verbs, id, p, parts);
    case 'Build':
      return [buildingThought(view, p, id)];
    case 'BuildCities':
      return [`found ${id}`];
    case 'ChooseTarget':
      return [verbs.includes('strike') ? `strike ${at(parts.provinces, p).diocese}` : `target ${id}`];
    default:
      return (THOUGHTS[decision.step] ?? []).map((verb) => `${verb} ${id}`);
  }
}

function thoughtsOfPlacing(view: Empire, verbs: string[], id: string, p: number, parts: Components): string[] {
  if (verbs.includes('return')) return [`return ${id}`];
  if (p >= 0 && view.holder[p] !== VACANT && view.holder[p] !== view.side) {
    const base = neighbours(parts, id).find((n) => view.holder[place(parts, n.id)] === view.side);
    if (base) return [`attack ${id} from ${base.id}`];
  }
  return [`place ${id}`];
}

function buildingThought(view: Empire, p: number, id: string): string {
  if (p < 0) return `lift ${id}`;
  const own = view.holder[p] === view.side;
  if (at(view.holder, p) >= FIRST_REBEL) return `bribe ${id}`;
  if (own && view.city[p] === 2) return `repair ${id}`;
  if (own && view.fort[p] === 1) return `fortify ${id}`;
  if (own && at(view.forts_ready, view.side) > 0) return `raise ${id}`;
  return `lift ${id}`;
}

/** What is printed on the card that an action plays. */
export function textOf(parts: Components, text: string): string | null {
  const card = /^card (\S+)$/.exec(text)?.[1];
  return parts.cards.find(({ id }) => id === card)?.text ?? null;
}

/** Verbs with short words of their own. */
const BRIEF = new Set(['place', 'raise', 'fortify', 'repair', 'lift', 'bribe', 'found', 'dismiss']);

/** Short words for a choice among several at one Province. */
export function brief(option: Option, names: Record<string, string>): string {
  const { verb, args } = parse(option.text);
  const origin = args[2];
  if (verb === 'attack' && origin) return say('brief-attack', { origin: names[origin] ?? origin });
  return BRIEF.has(verb) ? say(`brief-${verb}`) : option.label;
}
