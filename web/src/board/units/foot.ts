/** Men on foot, on the ground at 112 of a square of 120. */
import { HEADS } from './heads';
import { bold, curve, detail, group, hatch, limb, shape, type Mark } from './strokes';

const LEGS: readonly Mark[] = [
  shape('M45 84l-1 13-2.5 11.5-4.5 1.5v2h13l1-1.5 1-12 4-14z'),
  hatch([[46, 86], [45, 98], [43, 108], [48, 108], [50, 96], [53, 86]], 8, 1.8),
  shape('M58 84l3.5 13 .5 12v3h13v-2l-6-2-.5-11.5 1.5-13z'),
  detail('M40 107.5l7 .5M43 101l5.5.5M62 107.5l7 .2M61.8 101l6.5.2'),
];
/** Greaves or wrapped trousers. */
const TROUSERS: readonly Mark[] = [
  shape('M43 80l-1 16-2.5 12-4.5 2v2h14l1.5-3 2-13 5-16z', 'metal'),
  hatch([[44, 82], [43, 96], [41, 107], [49, 107], [51, 94], [55, 82]], 40, 2.4),
  shape('M57 80l4 16 .5 12.5v3.5h14v-2l-6-2.5.5-12 1-15.5z', 'metal'),
  hatch([[58, 82], [62, 96], [62, 107], [69, 107], [69, 94], [70, 82]], 40, 2.4),
];
const TUNIC: readonly Mark[] = [
  shape('M50 41C45 42 43.5 46 44 50l2 20-4.5 17c9 4.5 24 4.5 31.5 0L69 70l1-20c0-4-2.5-8-8-9z'),
  hatch([[46, 48], [48, 70], [44, 86], [51, 87], [53, 70], [51, 46]], 80, 2),
  detail('M46 70c7 2.5 16 2.5 23 0M52 72l-2 15M59 72.5v15.5M65 71.5l2.5 14'),
];
const CUIRASS: readonly Mark[] = [
  shape('M46 68l-5 17c9 4.5 24 4.5 32 0L69 68z'),
  detail('M50 71l-3.5 15M56 72.5l-1.5 15M62 72.5l1 15M67 70.5l3.5 14'),
  shape('M50 41C44 42 42 46 42.5 50l2.5 18c7 4 18 4 25 0l2-18c0-4-3-8-9-9z', 'metal'),
  detail('M43.5 55c8 3.5 19 3.5 27.5 0M44 60c8 3.5 18.5 3.5 26.5 0M44.7 65c8 3.5 17.5 3.5 25 0'),
  shape('M52 41.5c-7 .5-11 5-10.5 12.5 5-.5 9.5-2.5 11.5-5.5zM61 41.5c7 .5 11 5 11 12-5-.5-9-2.5-11-5z', 'metal'),
  hatch([[44, 56], [46, 68], [52, 69.5], [50, 57]], 80, 1.9),
];
/** Mail or scales from the neck to the thighs. */
const MAIL: readonly Mark[] = [
  shape('M50 41C44 42 42 46 42.5 50l2 20-4 14c9 4.5 25 4.5 33 0l-3-14 1.5-20c0-4-3-8-9-9z', 'metal'),
  ...[45, 51, 57, 63, 75, 81].map((y, i) =>
    detail(`M${43.5 - (i > 3 ? 1 : 0)} ${y}${'q2.2 3.5 4.5 0'.repeat(6)}`),
  ),
  detail('M44.5 69.5c8 3 18 3 26 0'),
];

/** The arm on this side, with its hand behind the back at so high. */
const armBack = (tint: 'paper' | 'metal' = 'paper'): Mark =>
  shape(curve(limb([[47, 46, 9], [41, 56, 8], [36, 66, 6], [34.5, 69, 5]])), tint);
const armUp: Mark = shape(curve(limb([[48, 46, 9], [40, 42, 8], [37, 31, 6], [37, 26, 5]])));

const pole = (x: number, top: number, head: string): Mark[] => [
  bold(`M${x} 112V${top}`, 2),
  shape(`M${x} ${top - 12}${head}`, 'metal'),
];
const SPEARHEAD = 'l3 7-3 6-3-6z';

/** A curved shield to the ground, seen from its side. */
const SCUTUM: readonly Mark[] = [
  shape('M63 45C72 41.5 82 41.5 89 45c2.5 16 2.5 32 0 48-7 3.5-17 3.5-26 0-2.5-16-2.5-32 0-48z', 'side'),
  detail('M65.5 48c7-2.5 14-2.5 21 0 2 14 2 28 0 42-7 2.5-14 2.5-21 0-2-14-2-28 0-42z'),
  detail('M76 49v13M76 76v13M68 69h3.5M81 69h4M70 54l4 10M82 54l-4 10M70 84l4-10M82 84l-4-10'),
  shape('M76 63.5a5.5 5.5 0 1 1-.01 0z', 'metal'),
  hatch([[83, 45], [88, 47], [90, 69], [88, 91], [83, 93]], 88, 1.8),
];
/** A shield as a disc or an oval, with its boss, in shade on the right. */
const shield = (x: number, y: number, wide: number, high: number, ...lines: readonly string[]): Mark[] => {
  const [near, far] = [x + wide * 0.35, x + wide * 0.9];
  const [top, foot, low] = [high * 0.85, high * 0.35, -high * 0.35];
  const shade = [[near, y - top], [far, y + low], [far, y + foot], [near, y + top]] as const;
  return [
    shape(`M${x} ${y - high}a${wide} ${high} 0 1 1-.01 0z`, 'side'),
    ...lines.map(detail),
    shape(`M${x} ${y - 4.7}a4.7 4.7 0 1 1-.01 0z`, 'metal'),
    hatch(shade, 88, 1.8),
  ];
};
const oval = (x: number, y: number, wide: number, high: number): Mark[] =>
  shield(x, y, wide, high, `M${x} ${y - high + 4}V${y - 5}M${x} ${y + 5}V${y + high - 4}`);
const round = (x: number, y: number, r: number): Mark[] =>
  shield(x, y, r, r, `M${x} ${y - r + 3}a${r - 3} ${r - 3} 0 1 1-.01 0z`);
const CLOAK: readonly Mark[] = [
  shape('M49 41C39 50 35 76 31 100c6 2 13 1.5 19-1l6-46z', 'side'),
  hatch([[46, 48], [39, 70], [34, 98], [41, 99], [47, 74], [51, 50]], 84, 2.2),
];
const ground: Mark = detail('M24 112.7h16M44 114.5h34M82 112.7h12');

const man = (head: keyof typeof HEADS): Mark => group('translate(58.5 26.5) scale(1.05)', HEADS[head]);

export const FOOT = {
  legion: [
    ground, ...pole(35.5, 20, 'l1.3 10.5h-2.6z'), ...LEGS, ...CUIRASS, man('legionary'), ...SCUTUM, armBack(),
  ],
  guard: [
    ground, ...pole(35.5, 20, SPEARHEAD), ...CLOAK, ...LEGS, ...MAIL, man('hoplite'), ...oval(77, 70, 13, 26),
      armBack('metal'),
  ],
  'heavy-infantry': [
    ground, ...pole(35.5, 16, SPEARHEAD), ...LEGS, ...CUIRASS, man('hoplite'), ...round(74, 64, 19), armBack(),
  ],
  infantry: [
    ground, ...pole(35.5, 20, SPEARHEAD), ...LEGS, ...MAIL, man('soldier'), ...oval(77, 69, 12, 23), armBack(),
  ],
  'light-infantry': [
    ground, ...LEGS, ...TUNIC, man('bare'), ...round(76, 62, 11.5),
    bold('M12 38L86 16', 1.7), shape('M95 13.3l-9.5 5.2-1-3.3z', 'metal'), armUp,
    detail('M80 76l10-56M84 77l9-55'),
  ],
  militia: [
    ground, ...LEGS, ...TUNIC, man('capped'), armBack(),
    bold('M34.5 112V26', 2), detail('M34.5 26c-7-1-8-5-8-13M34.5 26c7-1 8-5 8-13M34.5 26V11'),
    ...oval(76, 66, 9, 15),
  ],
  warband: [
    ground, ...TROUSERS, ...TUNIC, ...oval(79, 70, 12, 27), man('warrior'),
    shape('M35.5 27L31 4l3.5-3 4.5 25z', 'metal'), bold('M31.5 28.5l9-2.5', 2.4), armUp,
  ],
  rebels: [
    ground, ...LEGS, ...TUNIC, shape('M45.5 66c7 3 17 3 24 0v4.5c-7 3-17 3-24 0z', 'side'), man('warrior'),
    bold('M34.5 112V24', 2.2), shape('M33.5 26C20 24 14 15 13 6 19 15 27 18 36 18.5z', 'metal'), armBack(),
    shape(curve(limb([[66, 47, 9], [75, 55, 8], [84, 50, 6], [87, 46, 5]]))),
    detail('M84.5 52.5c3 .5 5-2 4-4.5M86 53c-1 4 3 4 2.5 8s3 4 2.5 8 2 3 2 6'),
  ],
} as const satisfies Record<string, readonly Mark[]>;
