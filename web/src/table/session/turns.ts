/** Whose screen it is, and whether I am still asked the same. */
import type { Decision } from '$lib/api';

/** The seat that should have the screen now: the present one if it is asked or nobody of this screen is. */
export function nextSeat(mine: number[], pending: number[], current: number | null): number | null {
  if (current !== null && pending.includes(current)) return current;
  return mine.find((seat) => pending.includes(seat)) ?? current;
}

/** Whether somebody is asked the very same thing still, though others have acted in between. */
export function isSameQuestion(before: Decision | null, now: Decision | null): boolean {
  const told = ({ seat, step, prompt, facts, options }: Decision): string =>
    JSON.stringify([seat, step, prompt, facts, options.map(({ text }) => text)]);
  return before !== null && now !== null && told(before) === told(now);
}
