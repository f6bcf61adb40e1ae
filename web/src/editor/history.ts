/** What was done to something, back and forth. Steps with the same mark that follow each other are one. */

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  readonly mark: string;
}

/** So many steps are remembered. */
const MOST = 200;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], mark: '' });

/** Goes on with what it is now; a step with no mark always stands for itself. */
export function step<T>(history: History<T>, now: T, mark = ''): History<T> {
  const same = mark !== '' && mark === history.mark;
  const past = same ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now, future: [], mark };
}

export function back<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, mark: '' };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], mark: '' };
}

export function forth<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, now, future, mark: '' };
  return { past: [...past, now], now: next, future: rest, mark: '' };
}
