/** Men on horses, and an elephant, on the ground at 112 of a square of 120. */
import { HEADS } from './heads';
import { bold, curve, detail, group, hatch, limb, shape, type Mark } from './strokes';

const FAR_LEGS: readonly Mark[] = [
  shape(curve([[80, 76], [90, 80], [98, 88], [100, 90], [95, 99], [97, 103], [91, 104], [91, 98], [93, 91], [84, 87],
    [76, 82]]), 'metal'),
  hatch([[82, 80], [92, 84], [97, 90], [93, 100], [92, 92], [82, 86]], 30, 1.8),
  shape(curve([[40, 74], [46, 84], [42, 93], [47, 103], [52, 110], [51, 112], [43, 112], [41, 104], [35, 94], [34,
    82]]), 'metal'),
  hatch([[38, 78], [44, 85], [40, 93], [46, 104], [42, 104], [35, 92]], 30, 1.8),
];
const BODY = curve([
  [91, 27], [96, 31], [101, 39], [107, 47], [106, 51.5], [101, 53], [96, 49], [91.5, 48], [88.5, 53], [88, 61],
    [89.5, 69],
  [86, 78], [77, 82.5], [62, 84.5], [48, 81.5], [40, 83], [30, 80], [24, 70], [24, 59], [30, 53.5], [40, 53], [54,
    55], [65, 53],
  [72, 46], [79, 34], [85, 28],
]);
const NEAR_LEGS: readonly Mark[] = [
  shape(curve([[75, 74], [86, 72], [85, 86], [82.5, 93], [82, 104], [86, 110], [86, 112], [77, 112], [77.5, 104],
    [77, 94], [73, 84]])),
  shape(curve([[27, 62], [42, 66], [43, 78], [34, 88], [30, 94], [31, 104], [36, 110], [36, 112], [27, 112], [26,
    105], [24, 95], [27, 86], [23, 74]])),
  hatch([[26, 70], [28, 84], [25, 94], [27, 106], [29.5, 106], [29, 94], [34, 84], [33, 70]], 8, 1.9),
];
const TAIL: readonly Mark[] = [
  shape(curve([[27, 56], [20, 57], [15, 66], [16, 80], [12, 90], [20, 86], [23, 74], [24, 65]]), 'dark'),
];
const MANE: readonly Mark[] = [
  shape(curve([[90, 26], [83, 26], [76, 34], [69, 46], [66, 53], [72, 50], [78, 42], [84, 34]]), 'dark'),
  shape('M88 28l2.5-8 3.5 8.5z'),
];
const HEAD_LINES: readonly Mark[] = [
  detail('M97 38.5l2.5.6M103.5 48.5l1.8-.4M100 52l4.5-1.6'),
  detail('M94 33.5l-3.5 14.5M97 35.5l3.5 12.5M91 44l9.5-1.5M100.5 47.5L76 52'),
];
const SHADE: readonly Mark[] = [
  hatch([[46, 78], [62, 80], [78, 77], [84, 78], [77, 82], [62, 84], [48, 81.5]], 4, 1.5),
  hatch([[26, 60], [30, 55], [38, 56], [33, 66], [32, 76], [26, 72]], 60, 2),
  hatch([[86, 60], [88, 68], [84, 76], [79, 74], [83, 66]], 70, 1.9),
];
const CLOTH: readonly Mark[] = [
  shape('M44 53.5C52 56.5 62 55.5 68 51l3 17c-8 4.5-18 5-26 2.5z', 'side'),
  detail('M45.5 67.5c8 2.5 17 2 24.5-2'),
];
/** Scales from the neck to the knees. */
const BARDING: readonly Mark[] = [
  shape(
    'M85 27C79 33 74 45 66 53 54 56 40 53 29 54 22 56 22 66 23 76l3 18C44 99 66 99 90 92l1-14c1-10-3-18 1-29L84 30z',
    'metal',
  ),
  ...[62, 68, 74, 80, 86].map((y, i) => detail(`M${24 + i * 0.3} ${y}${'q2.75 4.3 5.5 0'.repeat(12)}`)),
  detail(`M${69} 56${'q2.7 4 5.4 0'.repeat(4)}M74 50${'q2.5 4 5 0'.repeat(3)}M78 44${'q2.3 4 4.6 0'.repeat(2)}`),
  shape('M25.4 89.5C44 94.5 66 94.5 90.4 87.5L90 92C66 99 44 99 26 94z', 'side'),
  shape('M85 27l9 1.5 8 10.5 4 6-5 1-8-2.5-4-9z', 'metal'),
  detail('M92 33l8 10M88.5 35l6 6'),
];

/** A horse with what lies on its back. */
export const horse = (over: readonly Mark[] = CLOTH): Mark[] => [
  detail('M10 112.7h14M40 114.5h34M78 113h24'),
  ...FAR_LEGS, ...TAIL, shape(BODY), ...SHADE, ...NEAR_LEGS, ...MANE, ...HEAD_LINES, ...over,
];

const rider = (head: keyof typeof HEADS, flip = false): Mark =>
  group(`translate(${flip ? 55 : 57} 15.5) scale(${flip ? -0.82 : 0.82} .82)`, HEADS[head]);
const LEG: readonly Mark[] = [
  shape(curve([[52, 50], [62, 51], [69, 58], [67, 66], [65, 80], [71, 84], [70, 87], [60, 86], [59, 78], [60, 68],
    [55, 62]])),
  hatch([[57, 60], [62, 67], [61, 82], [63, 82], [65, 68], [62, 58]], 20, 1.8),
];
const TRUNK: readonly Mark[] = [
  shape('M49 27C45 29 44.5 34 46 40l2 14c5 3 12 3 17 0l1-15c.5-6-1-10-5-12z'),
  hatch([[47, 32], [48, 52], [53, 54], [52, 32]], 82, 1.9),
];
const ARMOUR: readonly Mark[] = [
  shape('M49 27C44 29 43.5 34 45 40l2 16c6 3.5 13 3.5 19 0l1.5-17c.5-6-1.5-10-6-12z', 'metal'),
  ...[33, 38, 43, 48, 53].map((y) => detail(`M46 ${y}${'q1.9 3 3.9 0'.repeat(5)}`)),
];
const SCALED_LEG: readonly Mark[] = [
  shape(curve([[51, 52], [63, 52], [70, 60], [67, 68], [65, 80], [71, 84], [70, 87], [60, 86], [58, 78], [60, 70],
    [53, 64]]), 'metal'),
  detail('M58 60q2 3 4 0t4 0M60 67q2 3 4 0M59.5 74h5.5'),
];
const MANTLE: readonly Mark[] = [
  shape(curve([[50, 27], [42, 32], [33, 44], [24, 50], [31, 53], [40, 52], [47, 44], [53, 30]]), 'side'),
  hatch([[46, 31], [35, 45], [29, 50], [38, 51], [46, 42]], 55, 1.9),
];
/** The arm on this side, from the shoulder to a hand. */
const arm = (x: number, y: number, elbowX: number, elbowY: number): Mark =>
  shape(curve(limb([[52, 32, 8], [elbowX, elbowY, 7], [x, y, 5]])));

const ELEPHANT = curve([
  [84, 46], [91, 49], [97, 56], [101, 66], [104, 78], [105, 90], [108, 97], [114, 98], [113, 103], [105, 104], [100,
    97], [98, 86], [95, 77],
  [89, 74], [84, 80], [83, 96], [84, 110], [69, 111.5], [70, 98], [66, 88], [54, 90], [43, 88], [42, 98], [43, 111],
    [28, 111.5],
  [28, 98], [23, 84], [21, 68], [26, 55], [38, 48], [56, 46], [72, 46],
]);

export const MOUNTED = {
  cavalry: [
    ...horse(), ...TRUNK, ...LEG, rider('bare'), bold('M22 42L104 14', 1.6), shape('M112 11.2l-9.5 5-1-3z', 'metal'),
      arm(38, 36.5, 43, 40),
    shape('M64 32a10 10 0 1 1-.01 0z', 'side'), shape('M64 38.5a3.5 3.5 0 1 1-.01 0z', 'metal'),
  ],
  'heavy-cavalry': [
    ...horse(), ...MANTLE, ...ARMOUR, ...LEG, rider('legionary'),
    bold('M14 62L108 22', 1.9), shape('M116 18.5l-10 6.5-1.3-3.2z', 'metal'), arm(62, 42, 49, 44),
  ],
  cataphracts: [
    ...horse(BARDING), ...ARMOUR, ...SCALED_LEG, rider('horseman'),
    bold('M6 60L112 30', 2.2), shape('M119 27.8l-9.5 5.2-1-3.4z', 'metal'),
      arm(66, 43, 54, 46),
    shape(curve(limb([[60, 32, 7], [71, 38, 6], [75, 40.5, 5]])), 'metal'),
  ],
  'horse-archers': [
    ...horse(), ...TRUNK, ...LEG, rider('capped', true),
    bold('M24 8C12 14 10 22 15 28 13 36 18 43 30 46', 1.8), detail('M24 8L44 29 30 46'),
    shape(curve(limb([[50, 32, 7], [34, 29.5, 6], [17, 28, 5]]))), detail('M8 27.5L44 29M8 27.5l5-2M8 27.5l5 2.5'),
    shape('M62 48l14-6 5 12-14 7z', 'dark'), detail('M66 46l-2-8M70 44l-1-8M73 43l0-8'),
    shape(curve(limb([[57, 33, 7], [60, 40, 6], [46, 30, 5]]))),
  ],
  leader: [
    ...horse(), ...MANTLE, ...ARMOUR.slice(0, 1), detail('M47 36c6 3 12 3 18 0M56 30v16M48 46c5 3 12 3 17 0'),
      ...LEG, rider('general'),
    shape(curve(limb([[60, 31, 8], [73, 27, 7], [82, 15, 5]]))), detail('M82 15l4-6M82 15l5.5-3.5M81 14l1-6'),
    bold('M30 66V6', 1.7), shape('M30 8h-16v16l4-3 4 3 4-3 4 3z', 'side'), shape('M30 0l2.5 4-2.5 4-2.5-4z', 'metal'),
  ],
  elephants: [
    detail('M16 112.7h10M46 114.5h22M88 113h18'),
    shape('M46 86l2 25.5h11l1-26zM78 78l8 33.5h10l-5-33z', 'dark'),
    shape(ELEPHANT),
    hatch([[26, 66], [30, 84], [34, 98], [34, 110], [30, 110], [29, 98], [24, 82]], 12, 1.9),
    hatch([[44, 84], [64, 82], [70, 86], [66, 88], [52, 90]], 4, 1.6),
    hatch([[70, 90], [73, 98], [73, 110], [70, 110]], 12, 1.8),
    detail('M101 72l2.8-.6M102.3 79l2.5-.5M103 86l2.3-.4M104.3 93l2.5-1.5'),
    shape('M95 75C100 81 107 83 114 79 110 88 99 89 92 79z'),
    shape(curve([[80, 47], [72, 50], [69, 60], [73, 73], [79, 71], [85, 63], [87, 54]])),
    hatch([[74, 54], [72, 62], [75, 69], [80, 67], [79, 56]], 75, 1.8),
    detail('M92.5 60l3 .6M91 57c1.5-1.5 3.5-1.5 5 0M22 66c-5 4-4 12-7 18'),
    bold('M60 18L74 0', 1.4), group('translate(50 12) scale(.62)', HEADS.soldier),
    shape('M32 50h36l-1 15c-11 3-24 3-34 0z', 'side'), detail('M33 62c11 2.5 23 2.5 34 0'),
    shape('M34 22h32l-2 28H36z', 'metal'), shape('M32 16h6v4h5v-4h6v4h5v-4h6v4h5v-4h3v9H32z', 'metal'),
    hatch([[56, 26], [64, 26], [63, 48], [56, 48]], 88, 2), detail('M35 32h30M35.5 41h29M44 26v6M52 32v9M43 41v8'),
  ],
} as const satisfies Record<string, readonly Mark[]>;
