/** The face in profile, looking right: the outline from the hair to the cut of the bust, and the lines within. */
import type { Features } from './features';
import { bow, curve, type Spot } from './lines';

/** Small differences between men, each from -1 to 1. */
export interface Quirks {
  nose: number;
  brow: number;
  chin: number;
}

interface Profile {
  nasion: Spot;
  bridge: Spot;
  tip: Spot;
  under: Spot;
}

function nose({ nose: shape, age }: Features, by: Quirks): Profile {
  const long = (age === 'boy' ? -2 : age === 'old' ? 0.8 : 0) + by.nose * 0.7;
  const nasion: Spot = [65.2, 40.6];
  switch (shape) {
    case 'aquiline':
      return { nasion, bridge: [70.6, 45], tip: [73.6 + long, 51.4, true], under: [68, 53.6, true] };
    case 'hooked':
      return { nasion: [65.8, 39.8], bridge: [72.3, 44.6], tip: [74.6 + long, 52.8, true], under: [68.2, 53.2, true] };
    case 'snub':
      return { nasion, bridge: [67.4, 46], tip: [72.2 + long, 49.4], under: [68, 52.8, true] };
    case 'long-nosed':
      return { nasion: [66, 40], bridge: [70.4, 46], tip: [76 + long, 52.6, true], under: [68, 53.8, true] };
    default:
      return { nasion: [66.2, 40], bridge: [69.4, 45.6], tip: [73 + long, 51, true], under: [68, 53.4, true] };
  }
}

/** Head and bust without hair. */
export function outline(features: Features, by: Quirks): string {
  const { build, age } = features;
  const { nasion, bridge, tip, under } = nose(features, by);
  const brow = (age === 'boy' ? -0.8 : age === 'old' ? 0.6 : 0) + by.brow * 0.5;
  const high = build === 'high-browed' ? 1.6 : 0;
  const chin = (build === 'jutting' ? 2.4 : build === 'weak-chinned' ? -2.6 : 0) + by.chin * 0.7;
  const fat = build === 'stout' ? 1 : 0;
  const thin = build === 'lean' || age === 'boy' ? 1 : 0;
  const lip = age === 'old' ? -0.6 : 0;
  return curve(
    [
      [46, 16.8],
      [58.5, 20.8 - high],
      [64.6 + high, 28.4],
      [67 + brow, 36.6],
      nasion,
      bridge,
      tip,
      under,
      [69.8 + lip, 56.2],
      [67.6, 58.1, true],
      [69.2 + lip, 60.4],
      [66.9 + chin * 0.4, 63.2],
      [69 + chin, 67],
      [65 + chin * 0.6, 71.2 + fat],
      [58 + fat, 72.6 + fat * 3.4],
      [55.4 + fat * 3.4 - thin, 76.4 + fat * 2],
      [56.6 + fat * 2 - thin, 82],
      [62, 88.4, true],
      [47, 92.4],
      [31, 87.2, true],
      [33 - fat * 2 + thin, 78],
      [32.2 - fat * 2 + thin, 69],
      [26.8, 54],
      [26.2, 38],
      [33, 22.4],
    ],
    true,
  );
}

/** Eye, brow, nostril, mouth and ear; `plain` for a coin so small that no more is seen. */
export function lines({ age, build, head }: Features, plain: boolean): string {
  const eye = `${bow([58.6, 42.6], [61.6, 40], [65, 42.2])}${bow([59.6, 44.4], [62, 45], [64.4, 43.8])}`;
  const brow = bow([57.4, 39.4], [62, 36.6], [67, 38.4]);
  const mouth = bow([68.4, 58.1], [65.6, 57.9], [63.6, age === 'old' ? 59.4 : 58.6]);
  if (plain) return `${eye}${brow}${mouth}`;
  const nostril = bow([67.6, 52.8], [66, 51.6], [66.8, 49.4]);
  const jaw = build === 'stout' ? bow([50, 68], [56, 74.4], [63, 73]) : bow([48.6, 61], [51.4, 68.4], [58, 72]);
  const ear = head === 'veil' || head === 'mitre' ? '' : EAR;
  const years =
    age === 'old'
      ? `${bow([66.4, 53.2], [63, 56], [62.4, 60])}${bow([59.6, 46.6], [61.4, 48], [64, 46.8])}${bow([60, 30], [62.6, 30.4], [64.6, 31])}${bow([60.4, 33.4], [63, 33.6], [65.4, 34])}`
      : age === 'grown' && build === 'lean'
        ? bow([58, 53], [57.2, 58], [60, 63])
        : '';
  return `${eye}${brow}${mouth}${nostril}${jaw}${ear}${years}`;
}

const EAR = `${curve([
  [49.4, 44.6],
  [47, 42.8],
  [44.8, 45.4],
  [46, 50.6],
  [48.2, 52.6],
  [49.2, 50.4],
])}${bow([48, 45.8], [46, 47], [48, 49.6])}`;

/** The pupil, which is all that is seen of an eye from afar. */
export const PUPIL: Spot = [63, 42.6];
