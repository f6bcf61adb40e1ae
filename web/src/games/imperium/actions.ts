/** What an offered action is about: a place, a Province, a counter of a sheet; and what a click could mean. */
import type { ActionOption, Decision } from '$lib/board';
import {
  argument,
  choicesOf,
  clickMeans,
  offersAt,
  parse,
  type PieceChoice,
  type Verbs,
} from '../../board/choices/offers';
import { inProvince } from './map/drawing';
import { indexOf, isHostile, leaderNumber, placeId, placeNumber, stacksAt } from './model';
import type { Components, Letter, World } from './types';

/** Actions about a kind of unit or a leader, and no place, are played on the counters of a sheet. */
export const onSheet = (game: Verbs, text: string): boolean =>
  argument(game, text, 'kind', 'leader') !== null && argument(game, text, 'place', 'city', 'province') === null;

/** Parts of a force that stay with one word: small buttons of the sheet. */
const WORDS = new Set(['only-legions', 'leave-half', 'garrison']);

/** Answers to a letter: they stand under it. */
const ANSWERS = new Set(['agree', 'decline', 'withdraw-offer']);

/** Whether somebody waits for an answer, or a battle for its order: then the month is not over by a word. */
export const isPressed = (decision: Decision): boolean =>
  decision.options.some(({ text }) => ANSWERS.has(parse(text).verb) || parse(text).verb === 'attack');

/** How a letter can be answered, or taken back by whoever wrote it. */
export function answersTo(decision: Decision | null, { power, partner, sent }: Letter): PieceChoice<string>['options'] {
  return (decision?.options ?? []).flatMap((option) => {
    const { verb, args } = parse(option.text);
    const whose = verb === 'withdraw-offer' ? partner : power;
    return sent && ANSWERS.has(verb) && args[0] === whose ? [{ verb, option }] : [];
  });
}

/** What is said of a whole force while it is made up. */
export const wordChoices = (decision: Decision | null): ActionOption[] =>
  (decision?.options ?? []).filter(({ text }) => WORDS.has(parse(text).verb));

const SHEET = 'sheet:';

/** The place that an action is about; null for what is a button of the prompt. */
export function placeOf(game: Verbs, parts: Components, text: string): string | null {
  const { verb } = parse(text);
  if (onSheet(game, text) || WORDS.has(verb) || ANSWERS.has(verb)) return `${SHEET}${text}`;
  const place = argument(game, text, 'place');
  if (place) return place;
  const city = argument(game, text, 'city');
  if (city) return placeId(parts, parts.cities[indexOf(parts).city.get(city) ?? -1]?.place ?? -1) || null;
  const province = argument(game, text, 'province');
  return province ? inProvince(province) : null;
}

/** Seldom meant by pointing at a place where one can march as well: they stand in the list of all options. */
const SELDOM = new Set(['fortify', 'activate']);

/** Where a leader stands who may come from there: he can be pointed at on the map, as on the sheet. */
function placeOfLeader(view: World, game: Verbs, parts: Components, text: string): string | null {
  if (parse(text).verb !== 'intercept') return null;
  const stack = view.leader_in[leaderNumber(view, argument(game, text, 'leader') ?? '')] ?? -1;
  return (stack >= 0 && placeId(parts, view.at[stack] ?? -1)) || null;
}

/** What can be done at each place, in the order of the options. */
export function offers(
  decision: Decision | null,
  game: Verbs,
  parts: Components,
  view: World | null = null,
): Map<string, ActionOption[]> {
  const led = (text: string): string | null => (view ? placeOfLeader(view, game, parts, text) : null);
  const found = offersAt(decision, ({ text }) => {
    const at = placeOf(game, parts, text);
    return [[at?.startsWith(SHEET) ? led(text) : at]];
  });
  for (const [place, options] of found) {
    const often = options.filter(({ text }) => !SELDOM.has(parse(text).verb));
    if (often.length && often.length < options.length) found.set(place, often);
  }
  return found;
}

// ---- sheets

/** Verbs with which units or leaders are chosen just now, in the order of the options. */
export function sheetVerbs(decision: Decision | null, game: Verbs): string[] {
  const found = (decision?.options ?? []).filter(({ text }) => onSheet(game, text)).map(({ text }) => parse(text).verb);
  return [...new Set(found)];
}

export const kindChoices = (decision: Decision | null, game: Verbs, verb: string): PieceChoice<string>[] =>
  choicesOf(decision, ({ text }) => (parse(text).verb === verb ? argument(game, text, 'kind') : null));

export const leaderChoices = (decision: Decision | null, game: Verbs, verb: string): PieceChoice<string>[] =>
  choicesOf(decision, ({ text }) => (parse(text).verb === verb ? argument(game, text, 'leader') : null));

// ---- mobilization

/** What can be raised in each place of the Province that is mustered, by place: with a trainer, and without. */
export function recruits(decision: Decision | null, game: Verbs): Map<string, PieceChoice<string>[]> {
  const found = new Map<string, PieceChoice<string>[]>();
  for (const { text } of decision?.options ?? []) {
    const place = parse(text).verb === 'raise' ? argument(game, text, 'place') : null;
    if (place && !found.has(place)) found.set(place, raisedAt(decision, game, place));
  }
  return found;
}

const raisedAt = (decision: Decision | null, game: Verbs, place: string): PieceChoice<string>[] =>
  choicesOf(decision, ({ text }) =>
    parse(text).verb === 'raise' && argument(game, text, 'place') === place ? argument(game, text, 'kind') : null,
  );

/** Whether units are being written down. */
export const isDrafting = (decision: Decision | null): boolean => decision?.step === 'MobilizationPlans';

// ---- why not, and danger

/** What somebody was likely thinking of at a place where nothing is offered, by the step that asks. */
const THOUGHTS: Record<string, string> = {
  Campaign: 'march',
  Muster: 'to',
  March: 'to',
  Sailing: 'sail',
  Voyage: 'to',
};

export function candidates(decision: Decision | null, game: Verbs, parts: Components, id: string): string[] {
  if (!decision || id.startsWith('in:')) return [];
  const verb = THOUGHTS[decision.step];
  return clickMeans(offers(decision, game, parts), id, () => (verb ? [`${verb} ${id}`] : []));
}

const STEPS = new Set(['to', 'attack', 'land']);

/** Steps into a place where enemies stand glow in another light. */
export function isDanger(view: World, parts: Components, game: Verbs, { text }: ActionOption): boolean {
  if (!STEPS.has(parse(text).verb)) return false;
  const place = placeNumber(parts, argument(game, text, 'place') ?? '');
  const moving = view.mover >= 0 ? view.whose[view.mover] : undefined;
  return stacksAt(view, parts, place).some(
    ({ power, units, top }) => power !== moving && isHostile(view, power) && (top >= 0 || (units?.length ?? 0) > 0),
  );
}
