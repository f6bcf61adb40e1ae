/** What is worn on the head and around the neck. */
import type { Features } from './features';
import { along, bow, curve, ring, straight, type Spot } from './lines';

export interface Gear {
  /** What it covers, under its cuts. */
  shape: string;
  cuts: string;
  /** It hides the hair. */
  hides?: boolean;
  /** So much smaller the head is drawn, that it has room above. */
  tall?: number;
}

const NOTHING: Gear = { shape: '', cuts: '' };

/** Where a wreath lies: from above the brow over the ear to the nape. */
const [FRONT, OVER, NAPE]: Spot[] = [
  [64.6, 27.6],
  [46, 28],
  [26.4, 48],
];

const onBand = (t: number) => along(FRONT!, OVER!, NAPE!, t);

/** A band of this width, and its ends that hang down behind. */
function band(width: number): string {
  const edge = (by: number): Spot[] =>
    [0, 0.25, 0.5, 0.75, 1].map((t) => {
      const { spot, way } = onBand(t);
      return [spot[0] - way[1] * by, spot[1] + way[0] * by];
    });
  const [a, b] = [edge(width / 2), edge(-width / 2).reverse()];
  const corners = (spots: Spot[]): Spot[] => spots.map(([x, y], i) => [x, y, i === 0 || i === 4]);
  return curve([...corners(a), ...corners(b)], true);
}

const TIES = `${curve(
  [
    [27.4, 46.6, true],
    [22.4, 54],
    [21.6, 66, true],
    [24.4, 66.4, true],
    [25.2, 56],
  ],
  true,
)}${curve(
  [
    [27.4, 47.6, true],
    [26.4, 58],
    [28.8, 69.6, true],
    [31.4, 68.4, true],
    [29.4, 58],
  ],
  true,
)}`;

function leaf([x, y]: Spot, angle: number, long: number): string {
  const at = (a: number, r: number): Spot => [x + Math.cos(angle + a) * r, y + Math.sin(angle + a) * r];
  const tip = at(0, long);
  return `${bow([x, y], at(0.55, long * 0.6), tip)}${bow(tip, at(-0.55, long * 0.6), [x, y]).replace(/^[^q]*/, '')}`;
}

function laurel(): Gear {
  const leaves = Array.from({ length: 6 }, (_, i) => {
    const { spot, way } = onBand(0.06 + i * 0.165);
    const angle = Math.atan2(-way[1], -way[0]);
    return `${leaf(spot, angle + 0.5, 8.4)}${leaf(spot, angle - 0.46, 8)}`;
  });
  return { shape: `${leaves.join('')}${TIES}`, cuts: `${bow(FRONT!, OVER!, NAPE!)}` };
}

function radiate(): Gear {
  const spikes = [0.06, 0.22, 0.38, 0.54, 0.7, 0.86].map((t) => {
    const [{ spot: a }, { spot: b, way }, { spot: c }] = [onBand(t - 0.05), onBand(t), onBand(t + 0.05)];
    const tip: Spot = [b[0] + way[1] * -19 + 1.5, b[1] + way[0] * 19];
    return straight([a, tip, c], true);
  });
  return { shape: `${spikes.join('')}${band(3)}${TIES}`, cuts: '', tall: 0.9 };
}

function pearls(): Gear {
  const found = Array.from({ length: 11 }, (_, i) => {
    const [x, y] = onBand(0.12 + i * 0.084).spot;
    return ring(x, y, 1.3);
  });
  return { shape: `${band(5.4)}${TIES}`, cuts: `${found.join('')}${straight([[62, 24], [67, 25.6], [65.4, 31],
    [60.4, 29.4]], true)}` };
}

const BOWL: Spot[] = [
  [66.4, 30.6, true],
  [56, 33.4],
  [50, 37],
  [49, 41, true],
  [44, 42],
  [43, 52],
  [33.6, 66.6],
  [25.4, 69, true],
  [24.8, 54],
  [23.6, 38],
  [31, 20],
  [46, 13.6],
  [60, 18.4],
];

/** A crest of hair from the brow over the crown to the nape. */
const CREST: Spot[] = [
  [62.6, 19.4, true],
  [64.4, 11.4],
  [54, 4.8],
  [38, 4.4],
  [23, 13],
  [15.4, 30],
  [14.6, 50, true],
  [21.4, 45],
  [24, 32],
  [32, 19],
  [46, 13.4],
];

const crestCuts = (): string =>
  [
    [60, 17.6, 61.4, 10],
    [54, 15, 53.6, 6.4],
    [47, 13.8, 44.600, 5],
    [40, 15, 35.6, 6.4],
    [33.4, 18.8, 27, 11.2],
    [28.4, 25, 20.6, 18.6],
    [25, 33, 16.8, 28.6],
    [23, 41.600, 15.4, 40.4],
  ]
    .map(([a, b, c, d]) => straight([[a!, b!], [c!, d!]]))
    .join('');

function helmet(): Gear {
  return {
    shape: `${curve(CREST, true)}${curve(BOWL, true)}`,
    cuts: `${crestCuts()}${curve([[62.6, 19.6], [46, 14.8], [32, 21], [24.6, 38]])}${bow([65, 28], [54, 31],
      [45.6, 39])}${bow([40, 57], [34, 63], [26, 64])}${curve([[36, 42], [40, 32], [48, 29], [44, 25], [37, 28]])}`,
    hides: true,
    tall: 0.88,
  };
}

function corinthian(): Gear {
  const shell: Spot[] = [
    [74.6, 25.6, true],
    [66, 29.6],
    [57, 31],
    [50, 37, true],
    [44, 42],
    [40, 53],
    [32, 64],
    [24.4, 64, true],
    [24.4, 46],
    [27, 29],
    [37, 16.4],
    [52, 12],
    [65, 16],
  ];
  return {
    shape: `${curve(CREST.map(([x, y, sharp], i): Spot => [x, i > 6 ? y : y - 1, sharp === true]), true)}${curve(shell, true)}`,
    cuts: `${crestCuts()}${curve([[63.6, 15.6], [50, 12.6], [36, 18], [25.6, 38]])}${curve([[70.6, 24],
      [65.4, 21.6], [61.600, 24], [66, 26.4]], true)}${bow([74, 25.4], [60, 26.8], [51, 35.4])}`,
    hides: true,
    tall: 0.88,
  };
}

function ridged(): Gear {
  const bowl: Spot[] = BOWL.slice();
  bowl.splice(4, 3, [49, 43], [53, 58, true], [41, 62]);
  const studs = [
    [59, 28],
    [52.4, 30],
    [46.4, 34],
    [31, 58],
    [37.6, 56],
  ];
  return {
    shape: `${curve([[61, 19, true], [62, 13.4], [47, 7.6], [30, 13.4], [21, 31, true], [25.4, 34], [33, 20],
      [46, 13.8]], true)}${curve(bowl, true)}`,
    cuts: `${curve([[63, 20], [46, 14.4], [31.4, 20.8], [24.2, 38]])}${bow([66, 30.4], [54, 32],
      [46, 40])}${bow([64.4, 25.4], [50, 26.4], [40, 36])}${bow([40, 36], [34, 46],
      [25, 50])}${studs.map(([x, y]) => ring(x!, y!, 1.2)).join('')}`,
    hides: true,
    tall: 0.92,
  };
}

function tiara(): Gear {
  const dome: Spot[] = [
    [66, 30.6, true],
    [54, 34],
    [49.6, 40, true],
    [49.4, 58, true],
    [42, 60],
    [29, 70, true],
    [24, 54],
    [23, 36],
    [27, 16],
    [43, 6.4],
    [58, 11.4],
    [65, 22],
  ];
  const dots = [0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.94].map((t) => {
    const [x, y] = along([66, 20], [44, -8], [25, 30], t).spot;
    return ring(x, y, 1.3);
  });
  const star = [0, 1, 2].map((k) => {
    const [x, y] = [4.6 * Math.cos(0.5 + (k * Math.PI) / 3), 4.6 * Math.sin(0.5 + (k * Math.PI) / 3)];
    return straight([[44 - x, 23 - y], [44 + x, 23 + y]]);
  });
  return {
    shape: `${curve(dome, true)}${TIES}`,
    cuts: `${dots.join('')}${star.join('')}${bow([66, 29.4], [48, 30], [24.4, 46])}${bow([65.6, 25.6], [48, 26],
      [23.4, 40])}${bow([46, 42], [45, 50], [46, 58])}`,
    hides: true,
    tall: 0.92,
  };
}

/** The tall cap with five points of the kings of Armenia. */
function mitre(): Gear {
  return {
    shape: `${straight([[66.4, 29.6], [67, 7.6], [61.6, 13.4], [57, 6], [51.6, 12.600], [45.6, 5.4],
      [40.6, 12.8], [34, 7], [31, 14.6], [25, 11.4], [24, 38], [26.4, 50], [30, 68], [42.6, 60], [48.6, 59],
      [49.6, 40], [54, 33.4]], true)}${TIES}`,
    cuts: `${bow([66.4, 26.6], [46, 29], [25, 44])}${bow([66.6, 22.6], [46, 25],
      [24.4, 38])}${straight([[46, 12.4], [46, 21]])}${straight([[42.4, 14.6],
      [49.6, 19]])}${straight([[49.6, 14.6], [42.4, 19]])}${bow([46, 42], [45, 50], [46, 58])}`,
    hides: true,
    tall: 0.92,
  };
}

/** A crown with steps and the globe of Persian kings. */
function crown(): Gear {
  const step = (x: number, y: number): string =>
    straight([[x, y], [x, y - 4.6], [x + 2.2, y - 4.6], [x + 2.2, y - 9], [x + 6.4, y - 9], [x + 6.4, y - 4.6],
      [x + 8.6, y - 4.6], [x + 8.6, y - 0.6]], true);
  return {
    shape: `${ring(46, 5, 8.4)}${step(57, 24)}${step(45, 21.4)}${step(33.4, 24)}${step(24.6, 33.600)}${band(5)}${TIES}`,
    cuts: `${bow([39, 9], [46, 3], [52.6, 9])}${bow([41.600, -1], [46, 6],
      [50, -1])}${[0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((t) => ring(...(onBand(t).spot.slice(0, 2) as [number, number]), 1.2)).join('')}`,
    tall: 0.86,
  };
}

function veil(): Gear {
  return {
    shape: curve([[62, 23, true], [57, 31], [52.6, 40], [49.600, 52], [46.6, 66], [48, 80], [52, 91, true],
      [40, 92.6], [24, 88, true], [21.6, 66], [21, 46], [23, 30], [32, 16.4], [47, 11.6], [58, 15.6]], true),
    cuts: `${curve([[59, 21.6], [53, 30], [47, 41], [44, 56], [42, 74], [44, 90]])}${curve([[52, 17], [41, 28],
      [35, 46], [33, 66], [34, 88]])}${curve([[42, 16], [32, 28], [27, 48], [26, 70], [27.600, 86]])}`,
  };
}

/** The skin of a lion, its jaws over the brow. */
function lion(): Gear {
  return {
    shape: curve([[69.6, 27, true], [64, 31], [57, 31.4], [52.6, 38], [51, 50], [54, 62, true], [48, 64],
      [45.600, 76], [51, 88, true], [38, 91], [25, 86, true], [21.6, 66], [21.4, 48], [22.6, 34], [28, 20],
      [33.4, 10.4, true], [39.4, 14], [50, 12.600], [60, 14.6], [67.600, 19.4]], true),
    cuts: `${curve([[68.600, 25.4], [62.600, 26.4], [56.600, 27.400]])}${curve([[61, 18.6], [57.4, 17.6],
      [55, 20.4], [58.6, 21.6]], true)}${straight([[66, 29.6], [65, 32.6],
      [63.600, 30.6]])}${straight([[60, 31], [59, 34], [57.4, 31.4]])}${[
      [46, 22, 38, 30],
      [36, 22, 29, 32],
      [46, 33, 36, 42],
      [33, 36, 26, 46],
      [45, 45, 36, 54],
      [33, 50, 25, 60],
      [44, 58, 36, 66],
      [33, 63, 26, 74],
      [42, 70, 35, 80],
    ]
      .map(([a, b, c, d]) => bow([a!, b!], [a! - 6, b! + 1], [c!, d!]))
      .join('')}`,
    hides: true,
    tall: 0.95,
  };
}

export function headgearOf({ head }: Features): Gear {
  switch (head) {
    case 'laurel':
      return laurel();
    case 'diadem':
      return { shape: `${band(4)}${TIES}`, cuts: '' };
    case 'pearls':
      return pearls();
    case 'radiate':
      return radiate();
    case 'helmet':
      return helmet();
    case 'corinthian':
      return corinthian();
    case 'ridged':
      return ridged();
    case 'tiara':
      return tiara();
    case 'mitre':
      return mitre();
    case 'crown':
      return crown();
    case 'veil':
      return veil();
    case 'lion':
      return lion();
    default:
      return NOTHING;
  }
}

export function neckOf({ neck }: Features): Gear {
  switch (neck) {
    case 'draped':
      return {
        shape: curve([[57.600, 77.6, true], [64, 82.6], [69, 88], [64, 92.600, true], [46, 96], [27, 92, true],
          [22, 87], [26, 81], [33, 76.6, true], [44, 84]], true),
        cuts: `${bow([60, 80], [56, 90], [42, 94.6])}${bow([33, 79], [38, 88], [52, 88])}${bow([28, 82],
          [32, 91], [44, 93])}${ring(55, 85.4, 2.6)}`,
      };
    case 'cuirass':
      return {
        shape: curve([[57.6, 79, true], [67, 84], [70, 90, true], [47, 96], [22, 90, true], [25, 82],
          [33, 78, true], [45, 85]], true),
        cuts: `${bow([32, 80], [45, 90], [60, 81])}${bow([28.6, 81.6], [30, 87], [28, 92])}${bow([34, 84],
          [35.600, 89], [34.6, 94])}${bow([63, 83], [61, 88], [62, 93])}${ring(46, 91, 2.2)}${bow([38, 87.6],
          [46, 92], [55, 87])}`,
      };
    case 'torc':
      return {
        shape: `${curve([[57.4, 79, true], [58, 83.4, true], [46, 87], [32, 82, true], [32.6, 77.4, true],
          [45, 82.4]], true)}${ring(58, 81.4, 3)}`,
        cuts: [35, 39, 43, 47, 51].map((x) => straight([[x, 79.6 + (x > 44 ? 1.8 : 1)], [x + 2, 85]])).join(''),
      };
    case 'fur':
      return {
        shape: straight([[57, 77], [62, 80], [64.6, 84], [68.6, 86], [67, 91], [60, 92], [55, 95], [48, 93],
          [42, 96], [36, 93], [30, 94], [27, 90], [22, 89], [25, 84], [25, 80], [31, 79], [33, 75], [40, 81],
          [50, 82]], true),
        cuts: 'M30 83l3 4M37 84l2 5M44 86l1 5M51 86l0 5M57 84l-1 5M62 85l1 4M33 89l2 3M48 89l1 3',
      };
    default:
      return NOTHING;
  }
}
