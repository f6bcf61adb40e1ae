/** Draws dice on a canvas, seen from above and a little from the front, in the light of a lamp at the upper left. */
import { TEN, type Face, type Solid } from './solids';
import type { Pose } from './tumble';
import { cross, dot, plus, turned, unit, type Vector } from './space';

export type Colour = readonly [red: number, green: number, blue: number];

export interface Painted {
  solid: Solid;
  values: readonly number[];
  colour: Colour;
}

/** How much one looks from the front: a quarter of a right angle, and a little more. */
const TILT = 0.5;
const [ASIDE, ABOVE] = [Math.sin(TILT), Math.cos(TILT)];
const EYE: Vector = [0, -ASIDE, ABOVE];
const LAMP = unit([-0.45, 0.5, 0.9]);
/** Corners are rounded by so much, in half edges. */
const ROUND = 0.26;
const [LIGHT_INK, DARK_INK] = ['#fff8ea', '#2b1c0e'];
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1.08], [1, -1.08], [-1, 0], [1, 0], [-1, 1.08], [1, 1.08]],
};
const [APART, PIP, ONE] = [0.46, 0.17, 0.24];

/** Where a point over the table is on the screen, from where its origin is. */
export const onScreen = ([x, y, z]: Vector): readonly [number, number] => [x, -(y * ABOVE + z * ASIDE)];

export const isBright = ([red, green, blue]: Colour): boolean => red * 0.3 + green * 0.59 + blue * 0.11 > 150;

function shade([red, green, blue]: Colour, light: number): string {
  const lit = (part: number): number => Math.round(Math.min(255, part * light + Math.max(0, light - 1) * 60));
  return `rgb(${lit(red)} ${lit(green)} ${lit(blue)})`;
}

/** What it throws on the table: the higher it is, the wider and fainter. */
export function paintShadow(pen: CanvasRenderingContext2D, { at }: Pose, solid: Solid): void {
  const height = Math.max(0, at[2] - solid.rests);
  const [x, y] = onScreen([at[0] + 0.3 + height * 0.45, at[1] - 0.25 - height * 0.4, 0]);
  const wide = 1.7 + height * 0.16;
  pen.save();
  pen.translate(x, y);
  pen.scale(wide, wide * ABOVE);
  const soft = pen.createRadialGradient(0, 0, 0.35, 0, 0, 1);
  soft.addColorStop(0, `rgb(20 12 4 / ${0.5 / (1 + height * 0.35)})`);
  soft.addColorStop(1, 'rgb(20 12 4 / 0)');
  pen.fillStyle = soft;
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
}

export function paintDie(pen: CanvasRenderingContext2D, { at, turn }: Pose, die: Painted): void {
  const corners = die.solid.corners.map((corner) => onScreen(plus(at, turned(turn, corner))));
  pen.lineJoin = 'round';
  die.solid.faces.forEach((face, k) => {
    const normal = turned(turn, face.normal);
    if (dot(normal, EYE) <= 0.02) return;
    const body = shade(die.colour, 0.5 + 0.68 * Math.max(0, dot(normal, LAMP)));
    const outline = new Path2D();
    face.corners.forEach((corner) => outline.lineTo(...inwards(corners, face, corner)));
    outline.closePath();
    pen.fillStyle = pen.strokeStyle = body;
    pen.lineWidth = ROUND;
    pen.fill(outline);
    pen.stroke(outline);
    pen.save();
    lieOn(pen, at, turn, face);
    write(pen, die.values[k]!, die.solid.faces.length, isBright(die.colour) ? DARK_INK : LIGHT_INK);
    pen.restore();
  });
}

/** A corner of a face, so far from the edge that the round pen comes up to it. */
function inwards(
  corners: readonly (readonly [number, number])[],
  face: Face,
  corner: number,
): [number, number] {
  const SHARE = 1 - ROUND / 2.4;
  const [x, y] = corners[corner]!;
  const all = face.corners.map((one) => corners[one]!);
  const middle = (axis: 0 | 1): number => all.reduce((sum, spot) => sum + spot[axis], 0) / all.length;
  return [middle(0) + (x - middle(0)) * SHARE, middle(1) + (y - middle(1)) * SHARE];
}

/** From now on one draws on the face, upright, its middle being the origin. */
function lieOn(pen: CanvasRenderingContext2D, at: Vector, turn: Pose['turn'], face: Face): void {
  const [x, y] = onScreen(plus(at, turned(turn, face.middle)));
  const up = turned(turn, face.up);
  const [rightX, rightY] = onScreen(cross(up, turned(turn, face.normal)));
  const [upX, upY] = onScreen(up);
  pen.transform(rightX, rightY, -upX, -upY, x, y);
}

function write(pen: CanvasRenderingContext2D, value: number, faces: number, ink: string): void {
  pen.fillStyle = ink;
  if (faces === TEN) {
    pen.font = '700 0.8px sans-serif';
    pen.textAlign = 'center';
    pen.fillText(String(value), 0, 0.34);
    if (value === 6 || value === 9) pen.fillRect(-0.2, 0.44, 0.4, 0.07);
    return;
  }
  for (const [x, y] of PIPS[value] ?? []) {
    pen.beginPath();
    pen.arc(x * APART, y * APART, value === 1 ? ONE : PIP, 0, 2 * Math.PI);
    pen.fill();
  }
}
