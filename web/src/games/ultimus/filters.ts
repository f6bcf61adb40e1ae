/** What the log can be looked through for. */
import type { EventLine, LogFilter } from '$lib/board';

const of = (title: string, kinds: RegExp): LogFilter => ({ title, test: ({ kind }) => kinds.test(kind) });

const BATTLES = of('Battles', /^(battle|struck|loses|evasion|evades|retreats|trapped|caught|vanquished|leader-dies|refuge)/);

export const filters: readonly LogFilter[] = [
  of('Marches', /^(moves|boards|sails|lands|in-port|fleet|evades|retreats|escapes|migration|musters|comes-out)/),
  BATTLES,
  of('Thrones', /^(augustus|caesar|usurp|won-over|puppet|fidelity|second-diocese|rally|approval|throne|no-augustus|camps-swap|escort|strays|murder)/),
  of('Peoples', /^(status|major|goes-home|vanquished|federate|resettled|rex|regnum|heir|capital|dissolved|alliance|rebellion|freed|bagaudes|migration)/),
  of('Stratagems', /^(draws|receives|returns$|discards|plays|cancelled|shields|plague|desertion|germanophobia|council)/),
  of('Years', /^(year|ends|event|initiative|sequences|sequence|pax|points|death-roll|enters)/),
];

/** The battle in what has just happened: both camps take part in every one. */
export const battle = (news: EventLine[]): EventLine[] => (news.some(({ kind }) => /^battle$/.test(kind)) ? news.filter(BATTLES.test) : []);
