/** Scores as players write them: 2½, and 3.33 where a table was smaller than others. */
import { hundredths } from '$lib/language';

export function points(value: number): string {
  const whole = Math.floor(value);
  if (value === whole) return String(whole);
  return value - whole === 0.5 ? `${whole || ''}½` : hundredths(value);
}

/** What belongs on one page of several, and how many pages there are. */
export function leaf<T>(all: readonly T[], size: number, turn: number): { part: T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = turn % pages;
  return { part: all.slice(page * size, (page + 1) * size), page: page + 1, pages };
}
