/** What the log can be looked through for. */
import type { EventLine, LogFilter } from '$lib/board';

const of = (title: string, kinds: RegExp): LogFilter => ({ title, test: ({ kind }) => kinds.test(kind) });

const BATTLES = of('Battles', /^(combat|superiority|strike|check|falls|no-losses|cut-down|lends|outcome|retreats|pursues|leader-dies)/);

export const filters: readonly LogFilter[] = [
  of('Marches', /^(march|scatter|intercept|halts|drops|leaves-map|arrives|unmasked|revealed|exercitus)/),
  BATTLES,
  of('Cities', /^(civis|colony|revolt|incites|rising|goes-over|garrisons|blockade|formal-siege|sortie|capital|triumph|hatra)/),
  of('Markers', /^(plays|countered|guarded|takes|draws|discards|assassination|sedition|deserts|sees|spy|supreme)/),
  of('Turns', /^(turn|player-turn|event|war-ends|optimus|treaty|concedes)$/),
];

/** The battle in what has just happened: both sides take part in every one. */
export const battle = (news: EventLine[]): EventLine[] => (news.some(({ kind }) => /^(strike|outcome)$/.test(kind)) ? news.filter(BATTLES.test) : []);
