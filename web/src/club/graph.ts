/** The course of a rating as a line. */
import type { Point } from './api';

export interface Course {
  path: string;
  dots: { x: number; y: number; point: Point }[];
  ticks: { value: number; y: number }[];
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000];

/** The rating after each match, from left to right; the first point is where everybody begins. */
export function courseOf(points: Point[], width: number, height: number, first = 1000): Course {
  const values = [first, ...points.map(({ rating }) => rating)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const size = STEPS.find((step) => step * 3 >= high - low) ?? STEPS.at(-1)!;
  const least = Math.floor(low / size);
  const [bottom, top] = [least * size, Math.max(Math.ceil(high / size), least + 1) * size];
  const round = (value: number): number => Math.round(value * 10) / 10;
  const x = (k: number): number => round((k / Math.max(1, values.length - 1)) * width);
  const y = (value: number): number => round(height - ((value - bottom) / (top - bottom)) * height);
  const ticks = Array.from({ length: (top - bottom) / size + 1 }, (_, k) => bottom + k * size);
  return {
    path: `M${values.map((value, k) => `${x(k)} ${y(value)}`).join('L')}`,
    dots: points.map((point, k) => ({ x: x(k + 1), y: y(point.rating), point })),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
  };
}
