/** The order of my matches: what waits for me first, the longest wait before all; then the others, the latest first. */
import type { Match } from '$lib/api';

type Known = Pick<Match, 'state' | 'my_turn' | 'changed'>;

const waits = (match: Known): boolean => match.my_turn && match.state === 'running';

export function inOrder<T extends Known>(matches: readonly T[]): T[] {
  const age = (match: Known) => Date.parse(match.changed);
  return matches
    .filter((match) => match.state !== 'over')
    .sort((a, b) =>
      waits(a) === waits(b) ? (age(a) - age(b)) * (waits(a) ? 1 : -1) : Number(waits(b)) - Number(waits(a)),
    );
}

/** Those in which I am asked. */
export const waiting = <T extends Known>(matches: readonly T[]): T[] => inOrder(matches).filter(waits);
