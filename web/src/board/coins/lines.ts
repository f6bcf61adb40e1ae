/** Points and the curves through them, as path data in few letters. */

export type Spot = readonly [x: number, y: number, corner?: boolean];

/** A length with one decimal at most. */
export const short = (value: number): string => tenths(Math.round(value * 10));
const tenths = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.');

/** Numbers one after another; a sign parts them as well as a space. */
const listed = (values: readonly number[]): string => values.map(tenths).join(' ').replaceAll(' -', '-');

/** A pen that writes each point from where it stands, in tenths. */
function pen([x, y]: Spot): { path: string; to(letter: string, spots: readonly Spot[]): void } {
  let [atX, atY] = [Math.round(x * 10), Math.round(y * 10)];
  const pens = {
    path: `M${listed([atX, atY])}`,
    to(letter: string, spots: readonly Spot[]): void {
      const steps = spots.map(([u, v]) => [Math.round(u * 10) - atX, Math.round(v * 10) - atY] as const);
      pens.path += letter + listed(steps.flat());
      const [du, dv] = steps.at(-1)!;
      [atX, atY] = [atX + du, atY + dv];
    },
  };
  return pens;
}

/** A soft curve through points, sharp at those marked as corners. */
export function curve(spots: readonly Spot[], closed = false): string {
  const n = spots.length;
  const spot = (i: number): Spot => spots[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  const lean = (a: Spot, b: Spot, c: Spot, sign: number): Spot =>
    b[2] ? b : [b[0] + (sign * (c[0] - a[0])) / 6, b[1] + (sign * (c[1] - a[1])) / 6];
  const drawn = pen(spot(0));
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [before, from, to, after] = [spot(i - 1), spot(i), spot(i + 1), spot(i + 2)];
    const end = [lean(from, to, after, -1), to] as const;
    if (i && !from[2]) drawn.to('s', end);
    else drawn.to('c', [lean(before, from, to, 1), ...end]);
  }
  return drawn.path + (closed ? 'z' : '');
}

/** Straight from point to point. */
export function straight(spots: readonly Spot[], closed = false): string {
  const drawn = pen(spots[0]!);
  spots.slice(1).forEach((spot, i) => drawn.to(i ? ' ' : 'l', [spot]));
  return drawn.path.replaceAll(' -', '-') + (closed ? 'z' : '');
}

/** A full circle. */
export const ring = (x: number, y: number, r: number): string => {
  const [half, whole] = [short(r), short(2 * r)];
  return `M${short(x - r)} ${short(y)}a${half} ${half} 0 1 0 ${whole} 0a${half} ${half} 0 1 0-${whole} 0`;
};

/** A curve bent once. */
export function bow(from: Spot, bend: Spot, to: Spot): string {
  const drawn = pen(from);
  drawn.to('q', [bend, to]);
  return drawn.path;
}

/** A point of a curve bent once, and the direction there as a vector of length 1. */
export function along(from: Spot, bend: Spot, to: Spot, t: number): { spot: Spot; way: Spot } {
  const mix = (i: 0 | 1): number => (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * bend[i] + t ** 2 * to[i];
  const turn = (i: 0 | 1): number => (1 - t) * (bend[i] - from[i]) + t * (to[i] - bend[i]);
  const [x, y] = [turn(0), turn(1)];
  const length = Math.hypot(x, y) || 1;
  return { spot: [mix(0), mix(1)], way: [x / length, y / length] };
}

/** Where hair lies: `turn` degrees around the skull, from the front over the crown, and `out` from its middle. */
export function onSkull(turn: number, out: number): Spot {
  const angle = (turn * Math.PI) / 180;
  return [46 + 20.5 * out * Math.cos(angle), 44.5 - 28 * out * Math.sin(angle)];
}
