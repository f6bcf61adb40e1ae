/** Before which answers a person is asked once more: what is at stake decides, not whether it can be undone. */
import type { Decision, Odds } from '$lib/api';
import type { Asking } from '$lib/browser/stored';

/** What the offered actions lead to, as far as it is known. */
export interface Known {
  odds: Readonly<Record<string, Odds>>;
  finals: Readonly<Record<string, string>>;
  /** Whether it is one small step of many. */
  small?: boolean;
}

/** Half of the time. */
const EVEN = 0.5;

export function worthAsking(ask: Asking, decision: Decision, action: string, known: Known): boolean {
  if (ask === 'never') return false;
  const told = Boolean(decision.stakes?.[action]?.words);
  if (ask === 'always') return told || action in known.odds || (action in known.finals && !known.small);
  return told || isLongShot(decision, action, known.odds);
}

/**
 * An attack below even odds, in which something of one's own can be lost. Not a reaction, which others have forced; nor
 * dice that fall whatever one answers, where no answer has better ones.
 */
function isLongShot({ question, options }: Decision, action: string, odds: Known['odds']): boolean {
  const own = odds[action];
  if (!own || question || own.gain != null || own.win >= EVEN || !own.expected_losses?.own) return false;
  return options.some(({ text }) => (odds[text]?.win ?? 1) > own.win);
}
