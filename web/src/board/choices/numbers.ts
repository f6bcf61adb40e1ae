/**
 * Options that differ in one number alone, such as so many Talents or so many ships: where there are many of them, they
 * are one thing to choose, with a field for the number.
 */
import type { ActionOption } from '$lib/board';
import { argument, open, type Verbs } from './offers';

/** An option by its number. */
export interface Count {
  number: number;
  option: ActionOption;
}

/** What is offered: an option by itself, or the first of several with all their numbers, the smallest first. */
export interface Offer extends ActionOption {
  counts: Count[];
}

/** So many numbers stand each on a button of its own; of more one steps from one to the next. */
export const BUTTONS = 2;
/** From so many on one can slide to them, too. */
export const SLIDES = 7;

/**
 * What is offered, in the order of the options; each field stands where the first of its options was, and begins with
 * the number that is usual, else with the first that is offered.
 */
export function counted(game: Verbs, options: readonly ActionOption[], usual = ''): Offer[] {
  const alike = new Map<string, Count[]>();
  for (const option of options) {
    const kind = open(game, option.text, 'number');
    if (kind === null) continue;
    const count = { number: Number(argument(game, option.text, 'number')), option };
    alike.set(kind, [...(alike.get(kind) ?? []), count]);
  }
  const met = new Set<string>();
  return options.flatMap((option) => {
    const kind = open(game, option.text, 'number');
    const counts = kind === null ? [] : alike.get(kind)!;
    if (kind === null || counts.length <= BUTTONS) return [{ ...option, counts: [] }];
    if (met.has(kind)) return [];
    met.add(kind);
    const begun = counts.find((count) => count.option.text === usual)?.option ?? option;
    return [{ ...begun, counts: counts.toSorted((a, b) => a.number - b.number) }];
  });
}

/** The number on offer that is nearest to one that was typed; of two the smaller. */
export function nearest(counts: readonly Count[], typed: number): Count {
  return counts.reduce((best, count) =>
    Math.abs(count.number - typed) < Math.abs(best.number - typed) ? count : best,
  );
}
