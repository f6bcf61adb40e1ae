/** What a click on a Province can mean: the offered actions there, or the thing the player was likely thinking of. */
import type { Odds } from '$lib/board';
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

export interface Action {
  text: string;
  verb: string;
  place: string | null;
  origin: string | null;
}

/** Verbs whose first word is a Province. */
const AT_A_PROVINCE = new Set([
  'start',
  'target',
  'march',
  'bribe',
  'raise',
  'fortify',
  'repair',
  'lift',
  'place',
  'attack',
  'return',
  'withdraw',
  'retreat',
  'found',
  'dismiss',
]);

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

export function parse(text: string): Action {
  const [verb = '', first = null, , origin = null] = text.split(' ');
  return { text, verb, place: AT_A_PROVINCE.has(verb) ? first : null, origin };
}

/** The offered actions that concern a Province; a Diocese is struck by any of its Provinces. */
export function offeredAt(decision: Choice | null, id: string, parts?: Components): Option[] {
  if (!decision) return [];
  const diocese = parts?.provinces.find((p) => p.id === id)?.diocese;
  return decision.options.filter((option) => {
    const { verb, place: at } = parse(option.text);
    return at === id || (verb === 'strike' && option.text === `strike ${diocese}`);
  });
}

/** Offered actions by Province, for lighting up the map. */
export function offers(decision: Choice | null, parts: Components): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  if (!decision) return found;
  for (const province of parts.provinces) {
    const here = offeredAt(decision, province.id, parts);
    if (here.length) found.set(province.id, here);
  }
  return found;
}

const lost = (odds: Odds, whose: 'own' | 'enemy'): number => odds.expected_losses[whose] ?? 0;

/** Whether one attack is better than another in some respect and worse in none. */
function beats(one: Odds | undefined, other: Odds | undefined): boolean {
  if (!one || !other) return false;
  const gains = [one.win - other.win, lost(other, 'own') - lost(one, 'own'), lost(one, 'enemy') - lost(other, 'enemy')];
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
}

/**
 * Offers without attacks from an origin that is worse than another in every respect: those are found in the list of
 * all.
 */
export function unbeaten(found: Map<string, Option[]>, odds: Record<string, Odds>): Map<string, Option[]> {
  const attacks = (option: Option): boolean => parse(option.text).verb === 'attack';
  const kept = (options: Option[]): Option[] =>
    options.filter(
      (one) => !attacks(one) || !options.some((other) => attacks(other) && beats(odds[other.text], odds[one.text])),
    );
  return new Map([...found].map(([id, options]) => [id, kept(options)]));
}

/** The offered actions that no Province stands for: they are buttons. */
export function elsewhere(decision: Choice | null): Option[] {
  return decision?.options.filter((o) => parse(o.text).place === null && !o.text.startsWith('strike ')) ?? [];
}

/** Whether an action throws Armies at an enemy. */
export function isAttack(option: Option, view: Empire, parts: Components): boolean {
  const { verb, place: at } = parse(option.text);
  if (verb === 'attack') return true;
  return verb === 'return' && at !== null && view.holder[place(parts, at)] !== VACANT;
}

/**
 * Action texts a click on a Province could mean. Offered ones come alone; where none is offered, one that can be
 * asked about ("why not?").
 */
export function candidates(view: Empire, decision: Choice | null, id: string, parts?: Components): string[] {
  const offered = offeredAt(decision, id, parts).map((option) => option.text);
  if (offered.length || !decision) return offered;
  return thoughts(view, decision, id, parts);
}

function thoughts(view: Empire, decision: Choice, id: string, parts?: Components): string[] {
  const p = parts ? place(parts, id) : -1;
  const verbs = decision.options.map((option) => parse(option.text).verb);
  switch (decision.step) {
    case 'Place':
      return thoughtsOfPlacing(view, verbs, id, p, parts);
    case 'Build':
      return [buildingThought(view, p, id)];
    case 'BuildCities':
      return [`found ${id}`];
    case 'ChooseTarget':
      if (!verbs.includes('strike')) return [`target ${id}`];
      return parts ? [`strike ${at(parts.provinces, p).diocese}`] : [];
    default:
      return (THOUGHTS[decision.step] ?? []).map((verb) => `${verb} ${id}`);
  }
}

function thoughtsOfPlacing(view: Empire, verbs: string[], id: string, p: number, parts?: Components): string[] {
  if (verbs.includes('return')) return [`return ${id}`];
  if (parts && p >= 0 && view.holder[p] !== VACANT && view.holder[p] !== view.side) {
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
  const { verb, origin } = parse(option.text);
  if (verb === 'attack' && origin) return say('brief-attack', { origin: names[origin] ?? origin });
  return BRIEF.has(verb) ? say(`brief-${verb}`) : option.label;
}
