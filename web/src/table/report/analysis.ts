/** The figures of an analysis: chances in hundredths of a percent as text, and the lines of the graph. */
import type { ChancePoint } from '$lib/api';
import type { Frame } from '$lib/chart';
import { tenths } from '$lib/language';

const WHOLE = 10_000;

/** "42.5 %" */
export const chance = (value: number): string => `${tenths(value / 100)} %`;

/** "+3.1 %", "−0.4 %" */
export const change = (value: number): string => `${value < 0 ? '−' : '+'}${chance(Math.abs(value))}`;

export interface ChanceGraph {
  lines: { seat: number; path: string }[];
  rules: { percent: number; y: number }[];
  turns: { turn: number; x: number }[];
  marks: { number: number; x: number }[];
}

/** Lines of all seats from the first action to the last; a mark stands where an action of the list was done. */
export function chanceGraph(points: ChancePoint[], marked: number[], frame: Frame): ChanceGraph {
  const last = Math.max(1, points.at(-1)?.n ?? 1);
  const x = (n: number) => round(frame.left + ((frame.width - frame.left - frame.right) * n) / last);
  const y = (value: number) => round(frame.top + (frame.height - frame.top - frame.bottom) * (1 - value / WHOLE));
  const seats = points[0]?.chances.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => ({
    seat,
    path: `M${points.map(({ n, chances }) => `${x(n)} ${y(chances[seat] ?? 0)}`).join('L')}`,
  }));
  const rules = [0, 25, 50, 75, 100].map((percent) => ({ percent, y: y(percent * 100) }));
  const turns = apart(
    points.flatMap(({ n, turn }, k) => (k && points[k - 1]!.turn === turn ? [] : [{ turn, x: x(n) }])),
  );
  return { lines, rules, turns, marks: marked.map((n, k) => ({ number: k + 1, x: x(n + 1) })) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Those that have room for their number. */
function apart(turns: { turn: number; x: number }[]): { turn: number; x: number }[] {
  const kept: { turn: number; x: number }[] = [];
  for (const turn of turns) if (!kept.length || turn.x - kept.at(-1)!.x >= 16) kept.push(turn);
  return kept;
}

/** The seats whose chance a moment changed by a percent or more, the most first. */
export function moved(before: number[], after: number[]): number[] {
  const by = (seat: number) => Math.abs(after[seat]! - before[seat]!);
  return before
    .map((_, seat) => seat)
    .filter((seat) => by(seat) >= 100)
    .sort((a, b) => by(b) - by(a));
}
