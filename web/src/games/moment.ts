/** A moment of a real match, as the tests of a board have it in its fixtures. */
import type { Decision, EventLine, Odds } from '$lib/board';

export interface Moment<View> {
  seat: number;
  view: View;
  decision: Decision;
  events: EventLine[];
  odds: Record<string, Odds>;
}
