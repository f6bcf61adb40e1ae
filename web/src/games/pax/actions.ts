/**
 * What an offered action is about: a place, a Province, a unit or leader of a sheet; and what a click on a place could
 * mean.
 */
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
import { ACTIVE, isPower, placeNumber, stacksAt } from './model';
import type { Components, Sea } from './types';

/** Verbs that are played on the counters of a sheet. */
const ON_SHEET = new Set([
  'unit',
  'leave',
  'bring',
  'leave-leader',
  'bring-leader',
  'break-down',
  'behind-walls',
  'lose',
  'reduce',
  'lose-unit',
  'reduce-unit',
  'hires',
]);
export const onSheet = (text: string): boolean => ON_SHEET.has(parse(text).verb);

/** The place that an action is about; null for what is a button of the prompt. */
export function placeOf(game: Verbs, text: string): string | null {
  if (onSheet(text)) return `sheet:${text}`;
  const province = argument(game, text, 'province');
  return argument(game, text, 'place') ?? (province ? inProvince(province) : null);
}

/** What can be done at each place, in the order of the options. */
export function offers(decision: Decision | null, game: Verbs): Map<string, ActionOption[]> {
  return offersAt(decision, ({ text }) => [[onSheet(text) ? null : placeOf(game, text)]]);
}

// ---- sheets

/** Units that can be chosen on a sheet with one of these verbs, each with the numbers on offer. */
export function unitChoices(decision: Decision | null, game: Verbs, ...verbs: string[]): PieceChoice<string>[] {
  return choicesOf(decision, ({ text }) => (verbs.includes(parse(text).verb) ? argument(game, text, 'unit') : null));
}

export function leaderChoices(decision: Decision | null, game: Verbs, ...verbs: string[]): PieceChoice<string>[] {
  return choicesOf(decision, ({ text }) => (verbs.includes(parse(text).verb) ? argument(game, text, 'leader') : null));
}

/** How many an action is about. */
export const numberOf = (game: Verbs, text: string): number => Number(argument(game, text, 'number') ?? 1);

// ---- why not, and danger

/** What somebody was likely thinking of at a place where nothing is offered, by the step that asks. */
const THOUGHTS: Record<string, string> = {
  March: 'to',
  Sail: 'sail-to',
  Retreating: 'retreat-to',
  WithdrawTo: 'to',
  Stationing: 'at',
};

/** Action texts that a click on a place could mean, the likeliest first. */
export function candidates(decision: Decision | null, game: Verbs, id: string): string[] {
  return decision ? clickMeans(offers(decision, game), id, () => thoughts(decision, id)) : [];
}

function thoughts({ step }: Decision, id: string): string[] {
  const verb = THOUGHTS[step];
  if (verb) return [`${verb} ${id}`];
  return step === 'Expansion' && !id.startsWith('in:') ? [`major ${id}`] : [];
}

/** Marches and landings into a place where enemies stand glow in another light; whoever debarks does so where he is. */
export function isDanger(view: Sea, parts: Components, game: Verbs, { text }: ActionOption): boolean {
  const { verb } = parse(text);
  if (!['to', 'sail-to', 'attack', 'debark'].includes(verb)) return false;
  const moving = view.stacks.find(({ mark }) => mark & ACTIVE);
  const place = verb === 'debark' ? (moving?.place ?? -1) : placeNumber(parts, argument(game, text, 'place') ?? '');
  const mover = moving?.side ?? view.own;
  return stacksAt(view, place).some(
    ({ side, units }) =>
      side !== mover &&
      units.length > 0 &&
      !(isPower(parts, side) && isPower(parts, mover) && (view.allies[mover]! >> side) & 1),
  );
}

/** What is printed on the card that an action plays. */
export function textOf(game: Verbs, parts: Components, text: string): string | null {
  const card = argument(game, text, 'card');
  return card ? (parts.cards.find(({ id }) => id === card)?.text ?? null) : null;
}
