/** Looking through scenarios: what is left after filtering, and in which order. */
import type { Scenario } from '$lib/api';

export type Order = 'start' | 'length' | 'players' | 'difficulty';
export const ORDERS: readonly Order[] = ['start', 'length', 'players', 'difficulty'];
export const DIFFICULTIES = ['easy', 'middling', 'hard'] as const;
/** Hours up to which one may want to play. */
export const HOURS = [1, 3, 8, 24] as const;

export interface Wish {
  words: string;
  order: Order;
  /** 0: any. */
  hours: number;
  /** 0: any. */
  players: number;
  /** Empty: any. */
  difficulty: string;
}

export const ANY: Wish = { words: '', order: 'start', hours: 0, players: 0, difficulty: '' };

function fits(one: Scenario, wish: Wish): boolean {
  const text = `${one.title} ${one.help} ${one.teaches}`.toLowerCase();
  return (
    wish.words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (!wish.hours || (!one.open && one.minutes !== null && one.minutes <= wish.hours * 60)) &&
    (!wish.players || one.players.includes(wish.players)) &&
    (!wish.difficulty || one.difficulty === wish.difficulty)
  );
}

/** An open end comes after all lengths that are known. */
const lengthOf = (one: Scenario): number => (one.minutes ?? 0) + (one.open ? 1e6 : 0);
const hardness = (one: Scenario): number => DIFFICULTIES.findIndex((name) => name === one.difficulty);
const COMPARE: Record<Order, (a: Scenario, b: Scenario) => number> = {
  start: () => 0,
  length: (a, b) => lengthOf(a) - lengthOf(b),
  players: (a, b) => Math.min(...a.players) - Math.min(...b.players) || lengthOf(a) - lengthOf(b),
  difficulty: (a, b) => hardness(a) - hardness(b) || lengthOf(a) - lengthOf(b),
};

/** What fits the wish, sorted; where a newcomer begins stands first whatever the rest is sorted by. */
export function looked(scenarios: readonly Scenario[], wish: Wish): Scenario[] {
  const found = scenarios.filter((one) => fits(one, wish)).sort(COMPARE[wish.order]);
  return [...found.filter((one) => one.start), ...found.filter((one) => !one.start)];
}

/** With what a newcomer begins, else the first. */
export function startOf(scenarios: readonly Scenario[]): string {
  return (scenarios.find((one) => one.start) ?? scenarios[0])?.id ?? '';
}
