/** Whose screen it is. */

/** The seat that should have the screen now: the present one if it is asked or nobody of this screen is. */
export function nextSeat(mine: number[], pending: number[], current: number | null): number | null {
  if (current !== null && pending.includes(current)) return current;
  return mine.find((seat) => pending.includes(seat)) ?? current;
}
