/**
 * What is offered, and about what: read from how the game writes its verbs ("raise {unit} {place}"), so that no board
 * keeps lists of its own. A board says which kinds of arguments are places of its map and which are pieces.
 */
import type { ActionOption, Decision, GameStatic } from '$lib/board';

type Asked = Pick<Decision, 'options'>;

export type Verbs = Pick<GameStatic, 'verbs'>;

export interface Parsed {
  verb: string;
  args: string[];
}

/**
 * >>> parse('attack roma from raetia')
 * { verb: 'attack', args: ['roma', 'from', 'raetia'] }
 */
export function parse(text: string): Parsed {
  const [verb = '', ...args] = text.split(' ');
  return { verb, args };
}

/** The kinds of a verb's arguments, each with its place among the words after the verb. */
function kinds({ verbs }: Verbs, verb: string): [kind: string, place: number][] {
  const words = (verbs[verb] ?? '').split(' ').slice(1);
  return words.flatMap((word, place) => (word.startsWith('{') ? [[word.slice(1, -1), place] as [string, number]] : []));
}

/** The argument of an action that is of one of these kinds; null if it has none. */
export function argument(game: Verbs, text: string, ...wanted: string[]): string | null {
  const { verb, args } = parse(text);
  const found = kinds(game, verb).find(([kind]) => wanted.includes(kind));
  return found ? (args[found[1]] ?? null) : null;
}

/** The words of an action with the argument of a kind left open, the same for all that differ in it; null if none. */
export function open(game: Verbs, text: string, kind: string): string | null {
  const { verb, args } = parse(text);
  const found = kinds(game, verb).find(([one]) => one === kind);
  return found ? [verb, ...args.with(found[1], `{${kind}}`)].join(' ') : null;
}

/** What can be done at each place, in the order of the options; whatever concerns no place is left out. */
export function offersAt(
  decision: Asked | null,
  placesOf: (option: ActionOption) => readonly (readonly [place: string | null | undefined, option?: ActionOption])[],
): Map<string, ActionOption[]> {
  const found = new Map<string, ActionOption[]>();
  for (const option of decision?.options ?? [])
    for (const [place, shown = option] of placesOf(option)) {
      if (!place) continue;
      const here = found.get(place);
      if (!here) found.set(place, [shown]);
      else if (!here.some(({ text }) => text === shown.text)) here.push(shown);
    }
  return found;
}

/** A piece that can be chosen, with what can be done with it. */
export interface PieceChoice<Piece> {
  piece: Piece;
  options: { verb: string; option: ActionOption }[];
}

/** Pieces that can be chosen, in the order of the options. */
export function choicesOf<Piece>(
  decision: Asked | null,
  pieceOf: (option: ActionOption) => Piece | null,
): PieceChoice<Piece>[] {
  const found = new Map<Piece, PieceChoice<Piece>>();
  for (const option of decision?.options ?? []) {
    const piece = pieceOf(option);
    if (piece === null) continue;
    const choice = found.get(piece) ?? { piece, options: [] };
    choice.options.push({ verb: parse(option.text).verb, option });
    found.set(piece, choice);
  }
  return [...found.values()];
}

/** One answer for each of several pieces, with one of these verbs, the last that it has (the most, of numbers). */
export function allOf<Piece>(choices: readonly PieceChoice<Piece>[], verbs: readonly string[]): string[] {
  const texts = choices.flatMap(({ options }) => {
    const last = options.findLast(({ verb }) => verbs.includes(verb));
    return last ? [last.option.text] : [];
  });
  return texts.length > 1 ? texts : [];
}

// ---- a place whose counters are to be chosen from

/** A word of the board's own, which the server never offers. */
const OPEN = '@pieces';
export const opening = (place: string, label: string): ActionOption => ({ text: `${OPEN} ${place}`, label });

/** The place that is to be opened, if that is what was chosen. */
export const opened = (text: string): string | null =>
  text.startsWith(`${OPEN} `) ? text.slice(OPEN.length + 1) : null;

/**
 * Action texts that a click on a place could mean: what is offered there, else what the person was likely thinking of.
 */
export function clickMeans(
  offers: ReadonlyMap<string, ActionOption[]>,
  place: string,
  thoughts: () => string[],
): string[] {
  const offered = offers.get(place) ?? [];
  return offered.length ? offered.map(({ text }) => text).filter((text) => !opened(text)) : thoughts();
}
