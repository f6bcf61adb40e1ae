/** Orders as a list and in words: pure functions. */
import type { GameStatic, Order } from '$lib/api';
import { labeller } from '$lib/brief';
import { listed } from '$lib/language';
import { say } from '../say';

type Words = Pick<GameStatic, 'questions' | 'names' | 'verbs' | 'labels'>;

export const ASK = 'ask';
export const DO = 'do';
/** Answers that need odds. */
export const withOdds = (answer: string): boolean => answer === 'if-weaker';

const about = (order: Order): string[] => [...(order.about ?? [])].sort();
const sameCase = (one: Order, other: Order): boolean =>
  one.question === other.question && `${about(one)}` === `${about(other)}`;

/** A list with one order more: it takes the place of one for the same case; what is more special comes first. */
export function withOrder(orders: readonly Order[], order: Order): Order[] {
  const others = orders.filter((one) => !sameCase(one, order));
  const before = others.findIndex(
    (one) => one.question === order.question && about(one).length < about(order).length,
  );
  return before < 0 ? [...others, order] : [...others.slice(0, before), order, ...others.slice(before)];
}

/** The order at a place one place further up. */
export function moved(orders: readonly Order[], k: number): Order[] {
  const list = [...orders];
  const [one] = list.splice(k, 1);
  if (one) list.splice(Math.max(k - 1, 0), 0, one);
  return list;
}

/** What an order answers. */
export function answerWords(game: Words, order: Order): string {
  if (order.answer === ASK) return say('order-ask-me');
  if (order.answer === DO) return say('order-do', { action: labeller(game)(order.action ?? '') });
  const words = game.questions?.find(({ id }) => id === order.question)?.answers[order.answer] ?? order.answer;
  return order.odds ? `${words} ${order.odds}` : words;
}

/** An order as its owner reads it. */
export function orderWords(game: Words, order: Order): string {
  const kind = game.questions?.find(({ id }) => id === order.question)?.name ?? order.question;
  const things = listed((order.about ?? []).map((id) => game.names[id] ?? id));
  const answer = answerWords(game, order);
  const words = things ? say('order-about', { kind, things, answer }) : say('order-always', { kind, answer });
  return order.until === 'turn' ? say('order-this-turn', { order: words }) : words;
}

/** The names that conditions and actions can be written with, each to its id; one that two share has it beside it. */
export function namesToIds(names: Record<string, string>): Map<string, string> {
  const shared = new Map<string, number>();
  for (const name of Object.values(names)) shared.set(name, (shared.get(name) ?? 0) + 1);
  return new Map(Object.entries(names).map(([id, name]) => [shared.get(name)! > 1 ? `${name} (${id})` : name, id]));
}

/** The id that somebody means who writes a name, or an id. */
export function idOf(known: ReadonlyMap<string, string>, written: string): string {
  const sought = written.trim().toLowerCase();
  for (const [name, id] of known) if (name.toLowerCase() === sought || id === sought) return id;
  return sought;
}

/** The parts of a verb that are to be filled in, by their place: `retreat {province}` has one. */
export const blanks = (pattern: string): number[] =>
  pattern.split(' ').flatMap((part, k) => (part.startsWith('{') ? [k] : []));

/** An action of a verb and what fills its blanks. */
export const filled = (pattern: string, fillings: readonly string[]): string => {
  const left = [...fillings];
  return pattern.split(' ').map((part) => (part.startsWith('{') ? (left.shift() ?? '') : part)).join(' ');
};

/** The verbs that a kind of question is answered with, each with its words, in their order; all, if nobody says. */
export function verbsFor(game: Words, kind: { verbs?: string[] } | undefined): [id: string, words: string][] {
  const known = kind?.verbs?.length ? kind.verbs.filter((verb) => verb in game.labels) : Object.keys(game.labels);
  const named = known.map((verb) => [verb, sentenceOf(game.labels[verb]!)] as [string, string]);
  return named.toSorted(([, one], [, other]) => one.localeCompare(other));
}

/** `Retreat to {province}` is `Retreat to …` where the province is asked for below. */
const sentenceOf = (label: string): string => label.replaceAll(/\{[^}]*\}/g, '…');
