/**
 * What a click on a place means where a game says no more than which words of its actions are places: the first click
 * takes up, each further one goes on, and what is left at the same place is chosen from a menu. An action is begun at
 * the place that follows its word "from", else at its first.
 */
import { labeller } from '$lib/brief';
import type { ActionOption, Decision, GameStatic } from '$lib/board';
import { parse } from '../choices/offers';
import { grouped } from '../lists';

type Known = Pick<GameStatic, 'verbs' | 'labels' | 'names'>;
type Ids = { has(id: string): boolean };

/** The places that have been clicked on, and with which verb it goes on from there. */
export interface Taken {
  readonly verb: string;
  readonly path: readonly string[];
}

/** Words of the board's own, which the server never offers. */
const TAKE = '@take';
const LEAVE = '@leave';
const FROM = 'from';
const OPEN = '…';
/** So many actions that only end at a place are offered there at once, before anything is taken up. */
const FEW = 4;

/**
 * The places of an action in the order in which they are clicked.
 * >>> clicks({ verbs: { attack: 'attack {place} from {place}' } }, 'attack roma from ostia', known)
 * ['ostia', 'roma']
 */
export function clicks({ verbs }: Pick<Known, 'verbs'>, text: string, known: Ids): string[] {
  const { verb, args } = parse(text);
  const pattern = (verbs[verb] ?? '').split(' ').slice(1);
  const words = args.map((word, k) => ({ word, begins: pattern[k - 1] === FROM }));
  const places = words.filter(({ word }) => known.has(word));
  return [...places.filter(({ begins }) => begins), ...places.filter(({ begins }) => !begins)].map(({ word }) => word);
}

interface Offered {
  option: ActionOption;
  verb: string;
  places: string[];
}

function offeredOn(decision: Decision | null, game: Known, known: Ids): Offered[] {
  return (decision?.options ?? [])
    .map((option) => ({ option, verb: parse(option.text).verb, places: clicks(game, option.text, known) }))
    .filter(({ places }) => places.length > 0);
}

/** What is taken up without a click, because there is nothing else to begin with. */
export function begun(decision: Decision | null, game: Known, known: Ids): Taken | null {
  const [first, ...others] = offeredOn(decision, game, known);
  if (!first || !others.length || first.places.length < 2) return null;
  const same = others.every(({ verb, places }) => verb === first.verb && places[0] === first.places[0]);
  return same ? { verb: first.verb, path: [first.places[0]!] } : null;
}

/** An action as far as it is known: the label of its verb, with the places that are still open left out. */
function partly(game: Known, text: string, known: Ids, path: readonly string[]): string {
  const chosen = [...path];
  const words = text.split(' ').map((word, k) => {
    if (!k || !known.has(word)) return word;
    const at = chosen.indexOf(word);
    if (at < 0) return OPEN;
    chosen.splice(at, 1);
    return word;
  });
  return labeller(game)(words.join(' '));
}

/** What can be done at each place, once so much has been taken up. */
export function offersOn(
  decision: Decision | null,
  game: Known,
  known: Ids,
  taken: Taken | null,
  leave: string | null = null,
): Map<string, ActionOption[]> {
  const found = new Map<string, ActionOption[]>();
  const put = (place: string, option: ActionOption): void => {
    const here = found.get(place);
    if (!here) found.set(place, [option]);
    else if (!here.some(({ text }) => text === option.text)) here.push(option);
  };
  const all = offeredOn(decision, game, known);
  const path = taken?.path ?? [];
  const fitting = all.filter(
    ({ verb, places }) => (!taken || verb === taken.verb) && path.every((place, k) => places[k] === place),
  );
  for (const { option, verb, places } of fitting) {
    const next = places[path.length];
    if (next === undefined) continue;
    const further = [...path, next];
    if (places.length === further.length) put(next, option);
    else put(next, { text: [TAKE, verb, ...further].join(' '), label: partly(game, option.text, known, further) });
  }
  if (taken && leave !== null) put(path.at(-1)!, { text: LEAVE, label: leave });
  if (!taken) {
    const begins = new Set(found.keys());
    const ends = grouped(fitting.filter(({ places }) => places.length > 1), ({ places }) => places.at(-1)!);
    for (const [place, those] of ends)
      if (!begins.has(place) && those.length <= FEW) for (const { option } of those) put(place, option);
  }
  return found;
}

/** What is taken up by a choice that the board itself has offered; undefined if the server has. */
export function takenBy(text: string): Taken | null | undefined {
  if (text === LEAVE) return null;
  const [first, verb = '', ...path] = text.split(' ');
  return first === TAKE ? { verb, path } : undefined;
}

/** What has been taken up, in words. */
export function takenInWords(decision: Decision | null, game: Known, known: Ids, taken: Taken): string {
  const one = offeredOn(decision, game, known).find(
    ({ verb, places }) => verb === taken.verb && taken.path.every((place, k) => places[k] === place),
  );
  return one ? partly(game, one.option.text, known, taken.path) : '';
}

/** Whether a place glows for more than to put down what was taken up there. */
export const glows = (options: readonly ActionOption[]): boolean => options.some(({ text }) => text !== LEAVE);

/** What somebody was likely thinking of at a place where nothing is offered: what is offered elsewhere, done there. */
export function thoughtAt(
  decision: Decision | null,
  game: Known,
  known: Ids,
  taken: Taken | null,
  place: string,
): string | null {
  const depth = taken?.path.length ?? 0;
  const like = offeredOn(decision, game, known).find(
    ({ verb, places }) =>
      places.length === depth + 1 &&
      (!taken || (verb === taken.verb && taken.path.every((one, k) => places[k] === one))),
  );
  if (!like) return null;
  const old = like.places[depth]!;
  return like.option.text
    .split(' ')
    .map((word, k) => (k && word === old ? place : word))
    .join(' ');
}
