/** Figures for the eye: percentages, signs, and the lines of the score graph. */
import type { ScorePoint } from './api';
import { written } from './language';
import { say } from './say';

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

export function signed(value: number): string {
  return value > 0 ? `+${written(value)}` : value < 0 ? `−${written(-value)}` : '0';
}

/** What dice promise, in a word: a chance, or what they bring on average. */
export function promise(odds: { win: number; gain?: number | null }): string {
  return odds.gain == null ? percent(odds.win) : `≈ ${signed(Number(odds.gain.toFixed(1)))}`;
}

/** What a chance assumes: that those who are attacked stand, though they may be able to get away. */
export function provided({ escape }: { escape?: number | null }): string {
  return escape == null ? '' : say('if-they-stand-though', { percent: Math.round(escape * 100) });
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Graph {
  lines: { seat: number; path: string; end: [number, number]; last: number }[];
  ticks: { value: number; y: number }[];
  turns: { turn: number; x: number }[];
}

/** A round step that divides 0..most into about four parts. */
export function step(most: number): number {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((k) => k * power).find((size) => size >= rough)!;
}

/** Lines of all seats over time; each point stands at the end of a stage. */
export function scoreGraph(points: ScorePoint[], frame: Frame): Graph {
  const seats = points[0]?.scores.length ?? 0;
  const most = Math.max(1, ...points.flatMap((point) => point.scores));
  const size = step(most);
  const top = Math.ceil(most / size) * size;
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  const x = (k: number) => frame.left + (points.length > 1 ? (k / (points.length - 1)) * wide : wide);
  const y = (value: number) => frame.top + high - (value / top) * high;
  const round = (value: number) => Math.round(value * 10) / 10;
  const lines = Array.from({ length: seats }, (_, seat) => {
    const spots = points.map((point, k) => [round(x(k)), round(y(point.scores[seat] ?? 0))] as [number, number]);
    return {
      seat,
      path: `M${spots.map((spot) => spot.join(' ')).join('L')}`,
      end: spots.at(-1)!,
      last: points.at(-1)?.scores[seat] ?? 0,
    };
  });
  const ticks = Array.from({ length: Math.round(top / size) + 1 }, (_, k) => ({
    value: k * size,
    y: round(y(k * size)),
  }));
  const turns = points.flatMap((point, k) =>
    k === points.length - 1 || points[k + 1]!.turn !== point.turn ? [{ turn: point.turn, x: round(x(k)) }] : [],
  );
  return { lines, ticks, turns };
}
