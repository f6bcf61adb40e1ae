/** What an offered action is about: a place, a Province, a unit or leader of a sheet; and what a click on a place could mean. */
import type { ActionOption, Decision, GameStatic } from '$lib/board';
import { inProvince } from './drawing';
import { ACTIVE, isPower, placeNumber, stacksAt } from './model';
import type { Components, Sea } from './types';

export interface Parsed {
  verb: string;
  args: string[];
}

export function parse(text: string): Parsed {
  const [verb = '', ...args] = text.split(' ');
  return { verb, args };
}

type Verbs = Pick<GameStatic, 'verbs'>;

/** Kinds of the arguments of a verb, from how it is written: "raise {unit} {place}". */
function kinds({ verbs }: Verbs, verb: string): string[] {
  return [...(verbs[verb] ?? '').matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);
}

/** The argument of that kind, if an action has one. */
export function argument(game: Verbs, text: string, kind: string): string | null {
  const { verb, args } = parse(text);
  const place = kinds(game, verb).indexOf(kind);
  return place < 0 ? null : (args[place] ?? null);
}

/** Verbs that are played on the counters of a sheet. */
const ON_SHEET = new Set(['unit', 'leave', 'bring', 'leave-leader', 'bring-leader', 'break-down', 'behind-walls', 'lose', 'reduce', 'lose-unit', 'reduce-unit', 'hires']);
export const onSheet = (text: string): boolean => ON_SHEET.has(parse(text).verb);

/** The place that an action is about; null for what is a button of the prompt. */
export function placeOf(game: Verbs, text: string): string | null {
  if (onSheet(text)) return `sheet:${text}`;
  const province = argument(game, text, 'province');
  return argument(game, text, 'place') ?? (province ? inProvince(province) : null);
}

/** What can be done at each place, in the order of the options. */
export function offers(decision: Decision | null, game: Verbs): Map<string, ActionOption[]> {
  const found = new Map<string, ActionOption[]>();
  for (const option of decision?.options ?? []) {
    const place = onSheet(option.text) ? null : placeOf(game, option.text);
    if (!place) continue;
    const here = found.get(place);
    if (here) here.push(option);
    else found.set(place, [option]);
  }
  return found;
}

// ---- sheets

export interface UnitChoice {
  unit: string;
  options: { number: number; option: ActionOption }[];
}

/** Units that can be chosen on a sheet with one of these verbs, each with the numbers on offer. */
export function unitChoices(decision: Decision | null, game: Verbs, ...verbs: string[]): UnitChoice[] {
  const found = new Map<string, UnitChoice>();
  for (const option of decision?.options ?? []) {
    if (!verbs.includes(parse(option.text).verb)) continue;
    const unit = argument(game, option.text, 'unit') ?? '';
    const choice = found.get(unit) ?? { unit, options: [] };
    choice.options.push({ number: Number(argument(game, option.text, 'number') ?? 1), option });
    found.set(unit, choice);
  }
  return [...found.values()];
}

export function leaderChoices(decision: Decision | null, game: Verbs, verb: string): { leader: string; option: ActionOption }[] {
  return (decision?.options ?? []).filter(({ text }) => parse(text).verb === verb).map((option) => ({ leader: argument(game, option.text, 'leader') ?? '', option }));
}

// ---- why not, and danger

/** What somebody was likely thinking of at a place where nothing is offered, by the step that asks. */
const THOUGHTS: Record<string, string> = { March: 'to', Sail: 'sail-to', Retreating: 'retreat-to', WithdrawTo: 'to', Stationing: 'at' };

/** Action texts that a click on a place could mean, the likeliest first. */
export function candidates(decision: Decision | null, game: Verbs, id: string): string[] {
  const offered = offers(decision, game).get(id);
  if (offered) return offered.map(({ text }) => text);
  if (!decision) return [];
  const verb = THOUGHTS[decision.step];
  if (verb) return [`${verb} ${id}`];
  return decision.step === 'Expansion' && !id.startsWith('in:') ? [`major ${id}`] : [];
}

/** Marches and landings into a place where enemies stand glow in another light; whoever debarks does so where he is. */
export function isDanger(view: Sea, parts: Components, game: Verbs, { text }: ActionOption): boolean {
  const { verb } = parse(text);
  if (!['to', 'sail-to', 'attack', 'debark'].includes(verb)) return false;
  const moving = view.stacks.find(({ mark }) => mark & ACTIVE);
  const place = verb === 'debark' ? (moving?.place ?? -1) : placeNumber(parts, argument(game, text, 'place') ?? '');
  const mover = moving?.side ?? view.own;
  return stacksAt(view, place).some(({ side, units }) => side !== mover && units.length > 0 && !(isPower(parts, side) && isPower(parts, mover) && (view.allies[mover]! >> side) & 1));
}

/** What is printed on the card that an action plays. */
export function textOf(game: Verbs, parts: Components, text: string): string | null {
  const card = argument(game, text, 'card');
  return card ? (parts.cards.find(({ id }) => id === card)?.text ?? null) : null;
}
