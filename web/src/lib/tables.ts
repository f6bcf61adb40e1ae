/** Keeping a table up to date from messages: pure functions, so that a lost, doubled or late message can be tested. */
import type { EventLine, Table, Update } from './api';
import { changedView, type Labeller, wholeDecision, wholeEvents } from './brief';

/** Events of the list from `from` on give way to `later` (an undo takes events away). */
export function spliceEvents(known: EventLine[], from: number, later: EventLine[]): EventLine[] {
  return known.slice(0, from).concat(later);
}

/** A whole table joined to what is known already; null if events are missing between the two. */
export function joinTable(known: Table | null, table: Table): Table | null {
  if (table.from === 0) return table;
  if (!known || known.events.length < table.from) return null;
  return { ...table, from: 0, events: spliceEvents(known.events, table.from, table.events) };
}

export type Joined = { table: Table; news: EventLine[] } | 'old' | 'gap';

/** An update joined to the table: `old` if it was known already, `gap` if something before it was missed. */
export function joinUpdate(known: Table | null, update: Update, label: Labeller = (text) => text): Joined {
  if (!known) return 'gap';
  if (update.seq <= known.seq && update.base < known.seq) return 'old';
  if (update.base !== known.seq || update.from > known.events.length) return 'gap';
  const { seq, n, pending, undo, state, from } = update;
  const events = wholeEvents(update.events, from, n);
  return {
    table: {
      ...known, seq, n, pending, undo, state,
      decision: wholeDecision(update.decision, label),
      waiting: update.waiting ?? '',
      result: update.result ?? null,
      wishes: update.wishes ?? {},
      orders: update.orders ?? [],
      obeyed: update.obeyed ?? known.obeyed,
      passed: update.passed ?? [],
      acted: update.acted ?? 0,
      clock: update.clock ?? null,
      view: changedView(known.view, update),
      events: spliceEvents(known.events, from, events),
    },
    news: events.slice(Math.max(0, known.events.length - from)),
  };
}
