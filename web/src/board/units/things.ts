/** Ships, wagons, engines and walls. */
import { horse } from './horse';
import { bold, detail, group, hatch, shape, type Mark } from './strokes';

const WATER: readonly Mark[] = [
  detail('M2 104q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0'),
  detail('M10 110q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0'),
];
const blocks = (x: number, y: number, wide: number, rows: number): Mark =>
  detail(
    Array.from({ length: rows }, (_, row) =>
      `M${x} ${y + row * 8}h${wide}` +
      Array.from({ length: Math.floor(wide / 12) }, (_,
        k) => `M${x + 6 + k * 12 + (row % 2) * 5} ${y + row * 8}v8`).join(''),
    ).join(''),
  );
const wheel = (x: number, y: number, r: number): Mark[] => [
  shape(`M${x} ${y - r}a${r} ${r} 0 1 1-.01 0z`),
  detail(`M${x} ${y - r + 3}a${r - 3} ${r - 3} 0 1 1-.01 0z`),
  detail([0, 30, 60, 90, 120, 150].map((turn) => {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * (r - 3), Math.sin((turn * Math.PI) / 180) * (r - 3)];
    return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  }).join('')),
  shape(`M${x} ${y - 3}a3 3 0 1 1-.01 0z`, 'dark'),
];
const tower = (x: number, top: number, wide: number, foot: number): Mark[] => {
  const step = wide / 5;
  const crenels = `M${x - 2} ${top + 12}v-14h${step + 1}v5h${step}v-5h${step}v5h${step}v-5h${step + 3}v14z`;
  return [
    shape(`M${x} ${top + 12}h${wide}V${foot}H${x}z`, 'metal'),
    blocks(x, top + 20, wide, Math.floor((foot - top - 20) / 8)),
    shape(crenels, 'metal'),
    hatch([[x + wide * 0.65, top + 12], [x + wide, top + 12], [x + wide, foot], [x + wide * 0.65, foot]], 90, 1.9),
  ];
};

export const THINGS = {
  galley: [
    bold('M55 84V14', 2.2), bold('M30 22h52', 1.8),
    shape('M32 23h48c4 12 4 24 0 37-16 4-32 4-48 0 4-13 4-25 0-37z', 'side'),
    detail('M43 24c3 12 3 25 0 37M56 24v39M69 24c3 12 3 25 0 37M32 60l-14 18M80 60l14 14'),
    hatch([[72, 24], [80, 24], [82, 42], [79, 59], [72, 61]], 86, 2),
    shape('M55 14l14 3.5-14 4z', 'side'),
    shape('M12 78c-6-6-7-15-1-21 4 3 4 6 1 8 1 6 5 9 10 12h76l6-9 4 1-2 12 10 6-12 4c-4 8-12 11-22 11H34C20 102 13 92 12 78z'),
    detail('M14 84h92M17 90h88'),
    shape('M98 73c4-2.5 8-2 10 .5-3 2-7 2-10-.5z'), detail('M103 72.5v1.5'),
    detail(Array.from({ length: 9 }, (_, k) => `M${26 + k * 8.5} 88l-8 21`).join('')),
    hatch([[20, 92], [100, 92], [92, 100], [34, 101], [24, 98]], 3, 1.7),
    ...WATER,
  ],
  transport: [
    bold('M58 80V12', 2.4), bold('M28 18h60', 1.9), bold('M92 66l18-22', 1.6),
    shape('M30 19h56c6 14 5 30-3 42-17 4-33 4-50 0 5-13 4-29-3-42z', 'side'),
    detail('M44 20c4 13 4 28 1 43M58 20v44M72 20c4 13 3 28 0 43'),
    hatch([[76, 20], [86, 20], [89, 38], [83, 60], [76, 62]], 84, 2),
    shape('M102 46l12-1-3 12-12 2z', 'side'),
    shape('M10 64c-4-4-5-10-2-14 5 2 6 5 4 8 2 6 7 9 14 10h66c8 0 14-4 20-10 0 16-8 32-22 42H30C18 90 11 80 10 64z'),
    detail('M12 74c30 6 66 6 96 0M15 82c28 6 60 6 88 0M20 90c24 4 52 4 76 0'),
    hatch([[70, 70], [108, 64], [100, 84], [88, 98], [70, 98]], 30, 2),
    shape('M20 54h20v14H22z', 'metal'), detail('M25 54v13M31 54v14M36 54v14'),
    ...WATER,
  ],
  train: [
    group('translate(54 43) scale(.62)', horse([])),
    bold('M62 88L92 84', 2),
    group(
      'translate(-6 20.5) scale(.82)',
      shape('M20 56C18 26 30 18 48 18s30 8 28 38z', 'side'),
      detail('M30 56C28 32 36 22 44 18.5M48 18v38M66 56C68 32 60 22 52 18.5'),
      hatch([[66, 27], [72, 36], [75, 54], [66, 54]], 86, 2),
      shape('M14 56h68l-3 24H18z'),
      detail('M15 64h66M16 72h64M30 56v24M48 56v24M66 56v24'),
      hatch([[60, 58], [80, 58], [78, 78], [60, 78]], 2, 1.8),
      wheel(30, 96, 16),
      wheel(66, 96, 16),
    ),
    detail('M4 112.7h66'),
  ],
  'siege-engine': [
    detail('M8 112.7h22M40 114.5h40M88 113h20'),
    bold('M10 60h70', 5), shape('M78 50h14c8 2 12 6 12 10s-4 8-12 10H78z', 'metal'),
      detail('M84 51v18M96 54c4 3 4 9 0 12'),
    detail('M36 36L44 57M66 36L58 57'),
    shape('M8 42L54 10l46 32-6 6H14z', 'side'),
    detail('M20 44L54 17l34 27M32 46L54 26l22 20M54 10v38'),
    hatch([[54, 12], [96, 42], [92, 47], [54, 47]], 35, 2.2),
    shape('M16 48h7v40h-7zM85 48h7v12h-7zM85 70h7v18h-7z'), shape('M12 84h84v9H12z'),
    detail('M30 84v9M54 84v9M78 84v9'),
    hatch([[86, 70], [91, 70], [91, 86], [86, 86]], 90, 1.6),
    ...wheel(30, 99, 13), ...wheel(78, 99, 13),
  ],
  garrison: [
    detail('M6 112.7h108'), ...tower(8, 56, 104, 112), ...tower(38, 20, 44, 112),
    shape('M52 112V92a8 8 0 0 1 16 0v20z', 'dark'), shape('M56 48h8v12h-8z', 'dark'),
    bold('M60 20V2', 1.5), shape('M60 3h16l-4 4.5 4 4.5H60z', 'side'),
  ],
  fort: [
    detail('M4 112.7h112'), ...tower(22, 70, 76, 112), ...tower(8, 46, 26, 112), ...tower(86, 46, 26, 112),
    shape('M50 112V94a10 10 0 0 1 20 0v18z', 'dark'), detail('M60 84.5V112M50 100h20'),
    bold('M21 44V24', 1.5), shape('M21 25h14l-3.5 4 3.5 4H21z', 'side'),
  ],
  townsfolk: [
    detail('M4 112.7h112'), ...tower(6, 74, 108, 112),
    shape('M16 72V52l14-12 14 12v20z'), shape('M12 54l18-16 18 16-3 3-15-13-15 13z', 'side'),
    shape('M76 72V48l14-12 14 12v24z'), shape('M72 50l18-16 18 16-3 3-15-13-15 13z', 'side'),
    shape('M42 72V34h36v38z'), shape('M38 36L60 18l22 18z', 'side'), detail('M44 35l16-13 16 13'),
    detail('M48 72V38M54 72V38M60 72V38M66 72V38M72 72V38M25 60h6v12M86 58h8v14'),
    hatch([[72, 38], [77, 38], [77, 71], [72, 71]], 90, 1.5), hatch([[96, 52], [103, 52], [103, 71], [96, 71]], 90,
      1.7),
    shape('M50 112V96a10 10 0 0 1 20 0v16z', 'dark'),
  ],
  court: [
    detail('M4 112.7h112'), bold('M60 24V4', 1.7), shape('M60 5h16l-4 5 4 5H60z', 'side'),
    shape('M60 22C52 36 30 46 10 52l6 60h88l6-60C90 46 68 36 60 22z'),
    shape('M60 22C52 36 30 46 10 52l1 8q5 6 10 0 5 6 10 0 5 6 9.5 0 5 6 9.5 0 5 6 10 0 5 6 10 0 5 6 9.5 0 5 6 9.5 0 5 6 10 0l9.5 0 1-8C90 46 68 36 60 22z', 'side'),
    detail('M60 22C56 36 40 50 40 62M60 22c4 14 20 28 20 40M60 22v40'),
    shape('M60 64C58 84 52 98 44 112h32C68 98 62 84 60 64z', 'dark'),
    detail('M30 64l-2 48M90 64l2 48M46 66c-2 18-6 34-10 46M74 66c2 18 6 34 10 46'),
    hatch([[92, 66], [107, 64], [103, 110], [94, 110]], 88, 2.2),
    detail('M10 52L2 112M110 52l8 60'),
  ],
} as const satisfies Record<string, readonly Mark[]>;
