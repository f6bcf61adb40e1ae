/** Points and turns in space: what dice need of it. */

export type Vector = readonly [x: number, y: number, z: number];
/** A turn as a unit quaternion. */
export type Turn = readonly [w: number, x: number, y: number, z: number];

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const long = (a: Vector): number => Math.hypot(...a);
export const unit = (a: Vector): Vector => times(a, 1 / (long(a) || 1));

const even = ([w, x, y, z]: Turn): Turn => {
  const k = 1 / Math.hypot(w, x, y, z);
  return [w * k, x * k, y * k, z * k];
};

/** First `b`, then `a`. */
export function after(a: Turn, b: Turn): Turn {
  const [aw, ax, ay, az] = a;
  const [bw, bx, by, bz] = b;
  return even([
    aw * bw - ax * bx - ay * by - az * bz,
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
  ]);
}

export function turned([w, x, y, z]: Turn, v: Vector): Vector {
  const axis: Vector = [x, y, z];
  const t = times(cross(axis, v), 2);
  return plus(plus(v, times(t, w)), cross(axis, t));
}

/** How a body that turns by `spin` (radians a second) lies a moment later. */
export function spun(turn: Turn, spin: Vector, seconds: number): Turn {
  const angle = long(spin) * seconds;
  const [x, y, z] = times(unit(spin), Math.sin(angle / 2));
  return after([Math.cos(angle / 2), x, y, z], turn);
}

/** The shortest turn that brings one direction to another. */
export function between(from: Vector, to: Vector): Turn {
  const axis = cross(from, to);
  return even([1 + dot(from, to), ...axis]);
}

/** So far on the way from one turn to another. */
export function towards(a: Turn, b: Turn, share: number): Turn {
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  const mixed = (k: 0 | 1 | 2 | 3): number => a[k] * (1 - share) + sign * b[k] * share;
  return even([mixed(0), mixed(1), mixed(2), mixed(3)]);
}
