/** What drawings of units are made of: outlines that are filled and inked, and the hatching of a graver. */

/** `paper` is bare, `metal` a light tint, `dark` a deep one, `side` the colour of whoever plays them. */
export type Tint = 'paper' | 'metal' | 'dark' | 'side';

/** One path: filled where it has a tint, and drawn as a line so wide. */
export interface Stroke {
  d: string;
  tint?: Tint;
  line: number;
}

/** Several of them moved, turned or made smaller together. */
export interface Group {
  move: string;
  marks: readonly Mark[];
}

export type Mark = Stroke | Group;

type Point = readonly [x: number, y: number];

const OUTLINE = 1.3;
const DETAIL = 0.85;
const GRAVER = 0.6;

export const shape = (d: string, tint: Tint = 'paper'): Stroke => ({ d, tint, line: OUTLINE });
export const detail = (d: string): Stroke => ({ d, line: DETAIL });
export const bold = (d: string, line: number): Stroke => ({ d, line });
export const group = (move: string, ...marks: readonly (Mark | readonly Mark[])[]): Group => ({
  move,
  marks: marks.flat(),
});

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Strokes as far apart as `gap` that fill a shape, in the direction of an angle in degrees. */
export function hatch(points: readonly Point[], angle: number, gap = 2.2): Stroke {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const laid = points.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const levels = laid.map(([, y]) => y);
  const lines: string[] = [];
  for (let level = Math.min(...levels) + gap / 2; level < Math.max(...levels); level += gap) {
    const cuts = laid
      .flatMap(([x, y], i) => {
        const [nextX, nextY] = laid[(i + 1) % laid.length]!;
        return y <= level === nextY <= level ? [] : [x + ((level - y) / (nextY - y)) * (nextX - x)];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from, to] = [cuts[i]!, cuts[i + 1]!];
      const [x, y] = [from * cos - level * sin, from * sin + level * cos];
      lines.push(`M${short(x)} ${short(y)}l${short((to - from) * cos)} ${short((to - from) * sin)}`);
    }
  }
  return { d: lines.join(''), line: GRAVER };
}

/** A smooth outline through points. */
export function curve(points: readonly Point[], closed = true): string {
  const at = (i: number): Point =>
    closed ? points[(i + points.length) % points.length]! : points[Math.min(Math.max(i, 0), points.length - 1)]!;
  const [first] = points;
  let d = `M${short(first![0])} ${short(first![1])}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const control = (axis: 0 | 1): readonly [number, number] => [
      from[axis] + (to[axis] - before[axis]) / 6,
      to[axis] - (after[axis] - from[axis]) / 6,
    ];
    const [[ax, bx], [ay, by]] = [control(0), control(1)];
    d += `C${[ax, ay, bx, by, to[0], to[1]].map(short).join(' ')}`;
  }
  return closed ? `${d}z` : d;
}

/** Points of a line that is thick: from end to end, with a width at each. */
export function limb(spine: readonly (readonly [x: number, y: number, wide: number])[]): Point[] {
  const sides = spine.map(([x, y, wide], i): readonly [Point, Point] => {
    const [fromX, fromY] = spine[Math.max(0, i - 1)]!;
    const [toX, toY] = spine[Math.min(spine.length - 1, i + 1)]!;
    const [dx, dy] = [toX - fromX, toY - fromY];
    const [nx, ny] = [-dy / (Math.hypot(dx, dy) || 1), dx / (Math.hypot(dx, dy) || 1)];
    return [
      [x + (nx * wide) / 2, y + (ny * wide) / 2],
      [x - (nx * wide) / 2, y - (ny * wide) / 2],
    ];
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()];
}
