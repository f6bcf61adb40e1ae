/** A coin: a head in relief on its metal, with what is written around it. */
import { beardOf, hairOf } from './hair';
import { drawnFrom, featuresOf, type Features, type Told } from './features';
import { headgearOf, neckOf } from './gear';
import { lines, outline, PUPIL, type Quirks } from './face';
import { ring, short } from './lines';

/** `field` is the bare metal, `rise` what stands out of it, `deep` what lies in its shade, `cut` its lines. */
export type Tone = 'field' | 'rise' | 'hair' | 'gear' | 'deep' | 'cut';

/** One path of a coin: filled, drawn as a line so wide, or both; lines are cuts where no other ink is named. */
export interface Mark {
  d: string;
  fill?: Tone;
  ink?: Tone;
  line?: number;
}

export interface Coin {
  metal: Features['metal'];
  /** Where the head stands, as a transformation in a square of 100. */
  stand: string;
  /** How far its shade falls. */
  shade: number;
  marks: Mark[];
  letters: Letters | null;
}

/** Letters one by one around the rim. */
export interface Letters {
  text: string;
  x: string;
  y: string;
  rotate: string;
  size: number;
}

function quirks(name: string): Quirks {
  const drawn = drawnFrom(name);
  const part = (shift: number): number => ((drawn >>> shift) & 15) / 7.5 - 1;
  return { nose: part(2), brow: part(8), chin: part(14) };
}

/** A portrait as it is struck; `fine` with letters and locks. */
export function struck(portrait: Told, fine: boolean): Coin {
  const features = featuresOf(portrait);
  const gear = headgearOf(features);
  const neck = neckOf(features);
  const hair = gear.hides && features.hair !== 'long' ? { shape: '', cuts: '' } : hairOf(features);
  const beard = beardOf(features);
  const head = outline(features, quirks(portrait.join(' ')));
  const line = fine ? 0.85 : 2;
  const filled = (fill: Tone, d: string): Mark[] => (d ? [{ d, fill, line: fine ? 0.6 : 1.5 }] : []);
  const cut = (d: string, width = line): Mark[] => (d ? [{ d, line: width }] : []);
  const locks = (d: string): Mark[] => (fine && d ? [{ d, ink: 'deep', line: 0.9 }] : []);
  const [x, y] = PUPIL;
  const marks: Mark[] = [
    ...filled('rise', head),
    ...cut(lines(features, !fine), fine ? 1 : 2.2),
    { d: ring(x, y, fine ? 1.1 : 1.8), fill: 'cut' },
    ...filled('hair', beard.shape),
    ...locks(beard.cuts),
    ...filled('hair', hair.shape),
    ...locks(hair.cuts),
    ...filled('gear', neck.shape),
    ...cut(fine ? neck.cuts : ''),
    ...filled('gear', gear.shape),
    ...cut(fine ? gear.cuts : ''),
  ];
  const [legend] = portrait;
  const written = fine && legend !== '';
  const scale = (written ? 0.9 : 1.02) * (gear.tall ?? 1);
  const left = features.facing === 'left';
  const across = left ? -scale : scale;
  const middle = 47.5;
  const [dx, dy] = [50 - across * middle, (written ? 51.5 : 52.5) - scale * (53 - (gear.tall ? 3 : 0))];
  return {
    metal: features.metal,
    stand: `matrix(${round(across)} 0 0 ${round(scale)} ${short(dx)} ${short(dy)})`,
    shade: fine ? 1.4 : 2.4,
    marks,
    letters: written ? around(legend) : null,
  };
}

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

const NARROW = new Set('IΙ.·');
const WIDE = new Set('MWΜΩΘΦ');
const RADIUS = 39.4;

/** Letters around the rim, from the left over the head to the right. */
function around(text: string): Letters {
  const size = text.length > 20 ? 7.4 : 8.4;
  const wide = (letter: string): number =>
    (NARROW.has(letter) ? 0.42 : letter === ' ' ? 0.5 : WIDE.has(letter) ? 0.98 : 0.76) * size;
  const all = [...text];
  const total = all.reduce((sum, letter) => sum + wide(letter), 0);
  const degrees = (length: number): number => (length / RADIUS / Math.PI) * 180;
  /** Short names are set widely, long ones closely. */
  const spread = Math.min(1.5, 262 / degrees(total));
  let reached = -(degrees(total) * spread) / 2;
  const spots = all.map((letter) => {
    const turn = reached + (degrees(wide(letter)) * spread) / 2;
    reached += degrees(wide(letter)) * spread;
    const [angle, half] = [(turn * Math.PI) / 180, (wide(letter) - 0.06 * size) / 2];
    return {
      x: 50 + RADIUS * Math.sin(angle) - half * Math.cos(angle),
      y: 50 - RADIUS * Math.cos(angle) - half * Math.sin(angle),
      turn,
    };
  });
  const listed = (values: readonly (number | string)[]): string => values.join(' ');
  return {
    text,
    x: listed(spots.map(({ x }) => short(x))),
    y: listed(spots.map(({ y }) => short(y))),
    rotate: listed(spots.map(({ turn }) => Math.round(turn))),
    size,
  };
}
