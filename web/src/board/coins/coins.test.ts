import { describe, expect, it } from 'vitest';
import { struck, type Coin } from './coin';
import { drawnFrom, featuresOf, inscribed, portraitOf, ROOM, WORDS, type Portrait, type Word } from './features';
import { KINDS } from './kinds';
import { METALS } from './metals';

const TRAJAN: Portrait = ['IMP TRAIANO AVG GER DAC', 'gold', 'laurel', 'fringe', 'draped'];
/** One portrait for every word, and one of every people. */
const ALL: Portrait[] = [
  TRAJAN,
  ...WORDS.map((word): Portrait => [word.toUpperCase(), word]),
  ...WORDS.map((word): Portrait => ['IMP CAESAR TRAIANVS AVG', 'laurel', 'curls', 'full-beard', 'draped', word]),
  ...Object.entries(KINDS).flatMap(([name, kind]) =>
    Array.from({ length: 12 }, (_, i) => portraitOf(kind, `${name}-${i}`, name)),
  ),
];

/** As a page has it. */
function written({ stand, marks, letters, metal }: Coin): string {
  const paths = marks.map(({ d, fill, ink, line }) => {
    const tones = `${fill ? ` fill="${METALS[metal][fill]}"` : ''}${ink ? ` stroke="${METALS[metal][ink]}"` : ''}`;
    return `<path d="${d}"${tones}${line ? ` stroke-width="${line}"` : ''}/>`;
  });
  const text = letters
    ? `<text x="${letters.x}" y="${letters.y}" rotate="${letters.rotate}" font-size="${letters.size}">${letters.text}</text>`
    : '';
  return `<svg viewBox="0 0 100 100"><g transform="${stand}">${paths.join('')}</g>${text}</svg>`;
}

/** How many numbers follow each command of path data. */
const ARITY: Record<string, number> = { M: 2, L: 2, l: 2, m: 2, c: 6, s: 4, q: 4, a: 7, z: 0 };
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

function faults(d: string): string[] {
  const [begin] = d;
  const parts = [...d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)];
  const whole = parts.map(([part]) => part).join('') === d;
  return [
    ...(begin === 'M' && whole ? [] : [d]),
    ...parts.flatMap(([part, letter, rest]) => {
      const numbers = rest!.match(NUMBER) ?? [];
      const left = rest!.replace(NUMBER, '').trim();
      const many = ARITY[letter!];
      const right = many === 0 ? !numbers.length : many && numbers.length > 0 && numbers.length % many === 0;
      return right && !left ? [] : [part];
    }),
  ];
}

/** By the rule of the web: how far two colours are apart in brightness. */
function contrast(a: string, b: string): number {
  const bright = (colour: string): number => {
    const [r, g, blue] = [1, 3, 5]
      .map((i) => parseInt(colour.slice(i, i + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * blue!;
  };
  const [dark, light] = [bright(a), bright(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('coins', () => {
  it('are the same each time', () => {
    for (const portrait of ALL.slice(0, 60)) expect(struck(portrait, true)).toEqual(struck(portrait, true));
    expect(portraitOf(KINDS.gaul, 'commius', 'commius')).toEqual(portraitOf(KINDS.gaul, 'commius', 'commius'));
    expect(drawnFrom('trajan')).toBe(drawnFrom('trajan'));
  });

  it('are drawn with path data that every browser reads', () => {
    const drawn = ALL.flatMap((portrait) => [true, false].flatMap((fine) => struck(portrait, fine).marks));
    expect(drawn.flatMap(({ d }) => faults(d))).toEqual([]);
    expect(faults('M0 0q1 2 3')).not.toEqual([]);
    expect(faults('M0 NaN')).not.toEqual([]);
  });

  it('take four kilobytes at most', () => {
    const sizes = ALL.map((portrait) => [written(struck(portrait, true)).length, portrait.join(' ')] as const);
    expect(sizes.filter(([size]) => size > 4096)).toEqual([]);
  });

  it('tell each feature by another drawing', () => {
    const heads = WORDS.filter((word) => !['silver', 'right'].includes(word)).map((word) => {
      const { stand, metal, marks } = struck(['', word], true);
      return JSON.stringify([stand, metal, marks]);
    });
    const plain = ['', 'neck'] as const;
    const usual = WORDS.filter((word) => Object.values(featuresOf([...plain])).includes(word));
    expect(new Set(heads).size).toBeGreaterThanOrEqual(WORDS.length - usual.length);
  });

  it('give men of one people faces of their own', () => {
    for (const [name, kind] of Object.entries(KINDS)) {
      const men = Array.from({ length: 10 }, (_, i) => portraitOf(kind, `${name}_${i + 1}`, name).join(' '));
      expect(new Set(men).size, name).toBeGreaterThan(5);
    }
  });

  it('show relief and lines on every metal, and their rim on light and dark paper', () => {
    for (const [name, { field, rise, hair, gear, cut, rim, edge, deep }] of Object.entries(METALS)) {
      for (const under of [field, rise, hair, gear]) expect(contrast(cut, under), name).toBeGreaterThan(3);
      expect(contrast(rise, deep), name).toBeGreaterThan(3);
      for (const paper of ['#f6efdf', '#fdf9ef']) expect(contrast(edge, paper), name).toBeGreaterThan(4.5);
      for (const paper of ['#1b1a19', '#292724']) expect(contrast(rim, paper), name).toBeGreaterThan(4.5);
    }
  });

  it('have one letter a place around the rim, and none where they are too small', () => {
    const { letters } = struck(TRAJAN, true);
    expect(letters!.x.split(' ')).toHaveLength(TRAJAN[0].length);
    expect(letters!.rotate.split(' ')).toHaveLength(TRAJAN[0].length);
    const turns = letters!.rotate.split(' ').map(Number);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(Math.max(...turns.map(Math.abs))).toBeLessThan(140);
    expect(struck(TRAJAN, false).letters).toBeNull();
  });

  it('write names as Romans cut them', () => {
    expect(inscribed('Iulius (the younger)')).toBe('IVLIVS');
    expect(inscribed('Jugurtha')).toBe('IVGVRTHA');
    expect(inscribed('magister militum per Illyricum').length).toBeLessThanOrEqual(ROOM);
  });

  it('take of two words for one feature the later', () => {
    expect(featuresOf(['', 'gold', 'bald', 'curls' satisfies Word])).toMatchObject({ metal: 'gold', hair: 'curls' });
  });
});
