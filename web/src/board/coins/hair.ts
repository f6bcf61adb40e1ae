/** Hair and beards: what they cover, and the locks that are cut into them. */
import type { Features } from './features';
import { bow, curve, onSkull, ring, short, type Spot } from './lines';

export interface Tress {
  /** What it covers. */
  shape: string;
  /** The cuts within. */
  cuts: string;
}

const NOTHING: Tress = { shape: '', cuts: '' };

/** Over the skull down to the nape; `back` is how far the brow has become bare, `full` how far hair stands off. */
function cap(back: number, full: number, low = 0): Spot[] {
  return [
    [62.6 - back * 9, 26 - back * 4.4 - full * 0.6],
    [58.4 - back * 6, 31.4 - back],
    [55 - back * 2, 38],
    [52.4, 42],
    [52, 50, true],
    [50, 44.6],
    [47, 42],
    [44, 44],
    [43.6, 50.6],
    [40, 58],
    [36.4, 66 + low],
    [31.4 - full * 0.6, 68.600 + low, true],
    [26.2 - full, 55],
    [25 - full, 38],
    [32 - full * 0.7, 21.4 - full * 0.8],
    [46 - back * 3, 15.2 - full],
    [57 - back * 7, 18.6 - full * 0.8],
  ];
}

/** Short locks from the crown forwards and down the nape. */
function locks(front: number, step: number, long: number, rows: readonly number[] = [0.94, 0.76, 0.58]): string {
  return rows
    .map((out, row) => {
      let found = '';
      for (let turn = front + row * 7; turn < 232 - row * 8; turn += step) {
        if (row === 2 && turn > 196) break;
        const way = turn < 128 ? -1 : 1;
        const end = onSkull(turn + way * long, out - 0.1);
        found += bow(onSkull(turn, out), onSkull(turn + way * long * 0.4, out + 0.06), end);
      }
      return found;
    })
    .join('');
}

/** Small curls side by side. */
function curls(front: number, rows: readonly number[]): string {
  const found: string[] = [];
  rows.forEach((out, row) => {
    for (let turn = front + row * 8; turn < 228 - row * 12; turn += 18 + row * 6) {
      const [x, y] = onSkull(turn, out);
      found.push(`M${short(x)} ${short(y)}c3-3 5 2 1 2`);
    }
  });
  return found.join('');
}

/** Long strands from the brow to the nape. */
function strands(from: number, to: number, outs: readonly number[]): string {
  return outs
    .map((out, row) =>
      curve(
        Array.from({ length: 6 }, (_, i) =>
          onSkull(from + ((to - from) * i) / 5, out + (i % 2 ? 0.03 : -0.03) * (row % 2 ? 1 : -1)),
        ),
      ),
    )
    .join('');
}

/** Hair that falls on the neck, to this height. */
function fall(low: number): Spot[] {
  return [
    [62.6, 25.4],
    [58, 31.4],
    [54.6, 38],
    [51.6, 44],
    [50.6, 52],
    [47, 60],
    [44.6, 70],
    [42.6, low, true],
    [36, low + 1.4],
    [28, low - 1.4, true],
    [24.4, 66],
    [23.4, 52],
    [23.6, 36],
    [31, 20],
    [46, 14],
    [57.6, 17.6],
  ];
}

const fallen = (low: number): string =>
  [
    [48.6, 44, 44],
    [44, 40, 39.6],
    [38, 35, 35.2],
    [32, 29, 31],
  ]
    .map(([a, b, c]) =>
      curve([
        [a!, 46],
        [b!, 56],
        [b! + 1.6, 65],
        [c!, low - 1],
      ]),
    )
    .join('');

export function hairOf({ hair, head, age }: Features): Tress {
  const back = age === 'old' ? 0.35 : 0;
  /** What lies under a wreath is not cut. */
  const rows = head === 'bare' ? [0.94, 0.76, 0.58] : [0.94, 0.72];
  switch (hair) {
    case 'bald':
      return {
        shape: curve(
          [
            [51.4, 39],
            [52, 49, true],
            [49.600, 43],
            [45, 42],
            [43.6, 51],
            [39, 60],
            [32, 68.4, true],
            [26.2, 55],
            [25.4, 42],
            [28, 33],
            [33, 38],
            [42, 38],
          ],
          true,
        ),
        cuts: locks(160, 13, 12, [0.92, 0.7]),
      };
    case 'thin':
      return { shape: curve(cap(0.75, -0.4), true), cuts: locks(84, 17, 13, [0.9, 0.68]) };
    case 'bristles':
      return {
        shape: curve(cap(0.15 + back, -0.9), true),
        cuts: (head === 'bare' ? [0.93, 0.8, 0.66, 0.52] : [0.92, 0.74, 0.58])
          .map((out, row) => {
            let found = '';
            for (let turn = 58 + row * 6; turn < 226 - row * 10; turn += 15) {
              const [x, y] = onSkull(turn, out);
              found += `M${short(x)} ${short(y)}l.9.7`;
            }
            return found;
          })
          .join(''),
      };
    case 'curls':
      return { shape: curve(cap(back, 1.6), true), cuts: curls(54, rows) };
    case 'waves':
      return { shape: curve(cap(back, 0.6), true), cuts: strands(56, 214, [0.93, 0.8, 0.67, 0.54]) };
    case 'bowl':
      return {
        shape: curve(cap(-0.12, 1, 2), true),
        cuts: `${[62, 76, 90, 104, 150, 168, 186, 204].map((turn) => bow(onSkull(124, 0.45), onSkull(turn, 0.62), onSkull(turn < 124 ? turn - 8 : turn + 8, 0.98))).join('')}${bow([61.6, 27.4], [54, 33], [52.6, 43])}${bow([27, 56], [31, 63], [37, 64])}`,
      };
    case 'long':
      return { shape: curve(fall(80), true), cuts: `${fallen(80)}${head === 'bare' ? strands(58, 160, [0.95, 0.78, 0.6]) : ''}` };
    case 'mane':
      return {
        shape: curve(
          [[64, 23.6], [60.4, 29], ...fall(75).slice(1, -1), [56, 14.4], [62.4, 17.2]],
          true,
        ),
        cuts: `${fallen(75)}${locks(58, 22, 18, [0.97, 0.76])}`,
      };
    case 'bun':
      return {
        shape: `${curve(cap(-0.1, 1, -4), true)}${ring(24.4, 58, 7)}`,
        cuts: `${strands(52, 205, [0.95, 0.8, 0.65, 0.5])}${ring(24.400, 58, 4.4)}${ring(24.4, 58, 1.8)}${bow([33, 62], [36, 70], [34, 79])}`,
      };
    case 'fringe':
      return { shape: curve(cap(back * 0.6 - 0.16, 0.3), true), cuts: locks(52, 16, 13, rows) };
    default:
      return { shape: curve(cap(back, 0), true), cuts: locks(60, 16, 11, rows) };
  }
}

/** From the temple along the cheek to below the chin, which it hides by so much. */
function jaw(out: number, low: number): Spot[] {
  return [
    [52, 47],
    [54.4, 54.6],
    [58.6, 58.6],
    [62.4, 57.2],
    [66.4, 54.2],
    [69.6 + out * 0.25, 56],
    [68.4, 58.2, true],
    [66.4, 59, true],
    [69, 61],
    [68.8 + out * 0.6, 64.4],
    [69.6 + out, 68.4],
    [67 + out * 0.6, 72.6 + low],
    [61, 74.4 + low],
    [53, 71.4 + low * 0.5],
    [48.6, 63],
    [49.4, 53.6],
  ];
}

/** Rows of small curls over cheek and chin, down to this far below it. */
function beardCurls(out: number, low: number): string {
  const found: string[] = [];
  const rows = 4;
  for (let row = 0; row < rows; row += 1) {
    const y = 57.6 + (row * (15 + low)) / rows;
    const from = Math.max(50.4, 50 + row * 1.2);
    for (let x = from; x < 64.6 + out * (row / rows) + (y > 61 ? 2.6 : -3); x += 5)
      found.push(`M${short(x)} ${short(y + (x - from) * 0.1)}c-2 2 0 4 2 2`);
  }
  return found.join('');
}

const MOUSTACHE = curve(
  [
    [69.4, 54.6],
    [65.4, 55.4],
    [61.6, 58.4],
    [60.4, 64.4, true],
    [63, 60.6],
    [66.6, 57.6],
    [69.6, 57.2],
  ],
  true,
);

export function beardOf({ beard }: Features): Tress {
  switch (beard) {
    case 'stubble': {
      let cuts = '';
      for (let row = 0; row < 4; row += 1)
        for (let x = 51 + row * 2; x < 66; x += 3.6)
          if (row > 0 || x < 56) cuts += `M${short(x)} ${short(58 + row * 3.7 + (x - 51) * 0.06)}l.7 1`;
      return { shape: '', cuts };
    }
    case 'short-beard':
      return { shape: curve(jaw(0.6, 0.6), true), cuts: beardCurls(0, 0) };
    case 'full-beard':
      return { shape: curve(jaw(2.4, 4), true), cuts: beardCurls(2.4, 3.4) };
    case 'long-beard':
      return {
        shape: curve(jaw(3, 9), true),
        cuts: [52, 55.4, 58.8, 62.2, 65.6].map((x, i) => curve([[x, 60 + (i % 2)], [x + 1.8, 66], [x + 0.6, 72],
          [x + 2, 80.6 - Math.abs(2 - i)]])).join(''),
      };
    case 'pointed-beard':
      return {
        shape: curve(
          jaw(1.6, 2).map((spot, i): Spot => (i === 11 ? [70.6, 82.4, true] : i === 12 ? [62.6, 77.4] : spot)),
          true,
        ),
        cuts: [53, 57, 61, 64.6].map((x, i) => curve([[x, 61], [x + 2.4, 66.6],
          [x + 4 + i * 0.4, 71 + i * 2]])).join(''),
      };
    case 'moustache':
      return { shape: MOUSTACHE, cuts: bow([68, 56.2], [64, 57.4], [61.8, 61.4]) };
    case 'whiskers':
      return {
        shape: curve([[52, 46], [53.4, 55], [55.4, 62], [53, 66, true], [49.6, 61], [49.6, 52]], true),
        cuts: bow([51.4, 50], [51, 57], [53, 63]),
      };
    default:
      return NOTHING;
  }
}
