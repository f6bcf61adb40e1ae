import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DRAWINGS } from './drawings';
import { roleOf, together } from './roles';
import { curve, hatch, limb, type Mark, type Stroke } from './strokes';

const file = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
/** Between the brackets of `Role = Literal[…]`. */
const LISTED = /Role = Literal\[(.*?)\n\]/s.exec(file('../../../../src/romanum/engine/pages/unit_roles.py'))![1]!;
const ROLES = [...LISTED.matchAll(/"([\w-]+)"/g)].map(([, role]) => role!);

const flat = (mark: Mark): Stroke[] => ('marks' in mark ? mark.marks.flatMap(flat) : [mark]);
const strokesOf = (role: string): Stroke[] => DRAWINGS[role]!.flatMap(flat);

/** How many numbers follow each command of path data. */
const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

const sound = (d: string): boolean =>
  d.startsWith('M') &&
  [...d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].every(([, letter, rest]) => {
    const [many, each] = [rest!.match(NUMBER)?.length ?? 0, ARITY[letter!.toUpperCase()]];
    const all = rest!.replace(NUMBER, '').trim() === '';
    return all && each !== undefined && (each === 0 ? many === 0 : many > 0 && many % each === 0);
  });

describe('drawings of units', () => {
  it('are there for every role and for nothing else', () => {
    expect(ROLES.length).toBeGreaterThan(15);
    expect(Object.keys(DRAWINGS).sort()).toEqual([...ROLES].sort());
  });

  it('are called something in every language', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'it']) {
      const words = file(`../words/${language}.ftl`);
      expect(ROLES.filter((role) => !words.includes(`\nrole-${role} = `)), language).toEqual([]);
    }
  });

  it('are path data that every browser reads, in the colour of their side somewhere', () => {
    for (const role of ROLES) {
      const strokes = strokesOf(role);
      expect(strokes.filter(({ d }) => !sound(d)).map(({ d }) => d), role).toEqual([]);
      expect(strokes.some(({ tint }) => tint === 'side'), role).toBe(true);
    }
    expect(sound('M0 NaN')).toBe(false);
    expect(sound('M0 0L1')).toBe(false);
  });

  it('tell each role by another drawing', () => {
    const drawn = ROLES.map((role) => JSON.stringify(DRAWINGS[role]));
    expect(new Set(drawn).size).toBe(ROLES.length);
  });
});

describe('the graver', () => {
  it('hatches a square from side to side, as far apart as asked', () => {
    const { d } = hatch([[0, 0], [10, 0], [10, 10], [0, 10]], 0, 2);
    expect(d).toBe('M0 1l10 0M0 3l10 0M0 5l10 0M0 7l10 0M0 9l10 0');
  });

  it('closes a curve where it began, and gives a line its thickness', () => {
    expect(curve([[0, 0], [4, 0], [4, 4]])).toMatch(/^M0 0C.*0 0z$/);
    expect(limb([[0, 0, 2], [10, 0, 2]])).toEqual([[0, 1], [10, 1], [10, -1], [0, -1]]);
  });
});

describe('roles', () => {
  const roles = { legion: 'legion', praetoriani: 'guard' };

  it('are those of the most particular id', () => {
    expect(roleOf(roles, 'praetoriani', 'legion')).toBe('guard');
    expect(roleOf(roles, 'legio-i', 'legion')).toBe('legion');
    expect(roleOf(roles, 'camels')).toBe('');
    expect(roleOf(undefined, 'legion')).toBe('');
  });

  it('stand together by side, and tell no more than can be read', () => {
    const line = (told: string, colour = 'red') => ({ role: 'legion', told, colour });
    expect(together([line('a'), line('a'), line('b'), line('c'), line('d', 'blue')], 2)).toEqual([
      { role: 'legion', colour: 'red', told: ['a', 'b …'] },
      { role: 'legion', colour: 'blue', told: ['d'] },
    ]);
    expect(together([{ role: '', told: 'x', colour: 'red' }], 2)).toEqual([]);
  });
});
