/** The scenario one works on is kept in this browser, so that nothing is lost when the page is left. */
import type { Draft } from './sheets';

const KEY = 'romanum.scenario';

/** A scenario as it was left; `kept` is the id it has on the server, if it was kept there. */
export interface Work {
  draft: Draft;
  kept: string;
}

export function readWork(text: string | null): Work | null {
  try {
    const found = JSON.parse(text ?? 'null') as Work | null;
    const draft = found?.draft;
    const whole = typeof draft?.game === 'string' && typeof draft.sheet === 'object' && draft.sheet !== null;
    return whole && typeof draft.heading?.title === 'string' ? { draft, kept: String(found!.kept ?? '') } : null;
  } catch {
    return null;
  }
}

export const lastWork = (): Work | null => readWork(localStorage.getItem(KEY));

/** Whether the browser has taken it. */
export function keepWork(work: Work): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
}
