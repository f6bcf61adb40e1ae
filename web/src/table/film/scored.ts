/** The card at the end of a turn in which somebody scored: who, how much, and why. */
import type { EventLine, GameStatic, TurnRole } from '$lib/api';
import type { SeatSummary } from '$lib/board';
import { roleOf } from '$lib/roles';

export interface Scored {
  /** The event that begins the next turn. */
  i: number;
  /** What the turn that is over is called by; null where nothing had begun one. */
  turn: number | null;
  rows: ScoredRow[];
}

export interface ScoredRow {
  id: string;
  name: string;
  colour: string;
  letter: string;
  gained: number;
  total: number | null;
  why: { i: number; points: number; sentence: string }[];
}

type Known = Pick<GameStatic, 'roles' | 'topics' | 'names'>;

/**
 * What was scored in the turn that one of the `fresh` events has ended; null where no turn ended, or nobody scored in
 * it. `log` is everything up to the last of them.
 */
export function scoredIn(
  game: Known,
  log: readonly EventLine[],
  fresh: readonly EventLine[],
  summary: readonly SeatSummary[],
): Scored | null {
  const next = fresh.findLast((event) => roleOf(game, event, 'turn'));
  if (!next) return null;
  const before = log.filter(({ i }) => i < next.i);
  const start = before.findLast((event) => roleOf(game, event, 'turn'));
  const scores = before.filter((event) => event.i > (start?.i ?? -1) && roleOf(game, event, 'score'));
  const rows = rowsOf(game, scores, summary);
  return rows.length ? { i: next.i, turn: start ? numberOf(game, start) : null, rows } : null;
}

function numberOf(game: Known, event: EventLine): number {
  return Number(event.facts[(roleOf(game, event, 'turn') as TurnRole).number]);
}

function rowsOf(game: Known, scores: readonly EventLine[], summary: readonly SeatSummary[]): ScoredRow[] {
  const rows = new Map<string, ScoredRow>();
  for (const event of scores) {
    const { side, points } = roleOf(game, event, 'score')!;
    const row = rowOf(game, String(event.facts[side]), summary);
    const kept = rows.get(row.id) ?? rows.set(row.id, row).get(row.id)!;
    const gained = Number(event.facts[points]) || 0;
    kept.gained += gained;
    kept.why.push({ i: event.i, points: gained, sentence: event.sentence });
  }
  return [...rows.values()].sort((a, b) => b.gained - a.gained);
}

/** Seats have their colour and what they have by now; whoever nobody plays has a name. */
function rowOf({ names }: Known, id: string, summary: readonly SeatSummary[]): ScoredRow {
  const seat = summary.find(({ sides }) => sides.some((side) => side.id === id));
  const look = seat?.sides.find((side) => side.id === id);
  return {
    id: seat ? `seat ${seat.seat}` : id,
    name: look?.name ?? names[id] ?? id,
    colour: look?.colour ?? 'var(--ink-3)',
    letter: look?.letter ?? '',
    gained: 0,
    total: seat?.score ?? null,
    why: [],
  };
}
