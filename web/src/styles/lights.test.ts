/** The light of what can be done is nobody's colour, for every common colour blindness too. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Vector = [number, number, number];

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const DARK = CSS.slice(CSS.indexOf("[data-theme='dark']"), CSS.indexOf("[data-palette='safe']"));
const SAFE = CSS.slice(CSS.indexOf("[data-palette='safe']"));

function colour(name: string, css = CSS): Vector {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(css)?.[1];
  if (!hex) throw new Error(`no colour ${name}`);
  return [0, 2, 4].map((i) => linear(parseInt(hex.slice(i, i + 2), 16) / 255)) as Vector;
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const times = (matrix: Vector[], [a, b, c]: Vector): Vector =>
  matrix.map(([x, y, z]) => Math.min(1, Math.max(0, x * a + y * b + z * c))) as Vector;

/** Machado, Oliveira and Fernandes (2009), at full severity. */
const EYES: Record<string, Vector[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Oklab, in which equal distances look equally far apart. */
function oklab([r, g, b]: Vector): Vector {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function apart(a: Vector, b: Vector, eyes: Vector[]): number {
  const [x, y] = [oklab(times(eyes, a)), oklab(times(eyes, b))];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

const SIDES = ['side-green', 'side-red', 'side-blue', 'side-yellow'];
const themes: [string, Vector, string][] = [
  ['light', colour('can'), CSS],
  ['dark', colour('can', DARK), DARK],
];

describe.each(Object.entries(EYES))('with %s', (_, eyes) => {
  it.each(themes)('the light of the %s theme is no colour of a player', (_theme, can) => {
    for (const side of SIDES)
      for (const palette of [CSS, SAFE]) expect(apart(can, colour(side, palette), eyes)).toBeGreaterThan(0.09);
  });
  it.each(themes)('nor danger or chance in the %s theme', (_theme, can, css) => {
    for (const light of ['danger', 'chance']) expect(apart(can, colour(light, css), eyes)).toBeGreaterThan(0.07);
  });
});
