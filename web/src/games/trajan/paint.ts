/** Colours of sides and nations; a letter or a shape repeats what each colour says. */
import type { Components, Nation, UnitData } from './types';

const IVORY = '#fff7e8';
const INK = '#231a10';

export const NATIONS: Record<Nation, { name: string; ground: string; ink: string; letter: string }> = {
  roman: { name: 'Roman', ground: 'var(--side-red)', ink: IVORY, letter: 'R' },
  core: { name: 'Parthian Core', ground: 'var(--side-blue)', ink: IVORY, letter: 'C' },
  satrapy: { name: 'Satrapy', ground: 'var(--side-green)', ink: IVORY, letter: 'S' },
  armenian: { name: 'Armenian', ground: '#c9a86c', ink: INK, letter: 'A' },
};

/** By side, as its Civis are: red and green. */
export const SIDES = [
  { colour: 'var(--side-red)', letter: 'R', name: 'Rome' },
  { colour: 'var(--side-green)', letter: 'P', name: 'Parthia' },
] as const;

export const NEUTRAL = '#8d8577';

export const sideColour = (side: number): string => SIDES[side]?.colour ?? NEUTRAL;

export const DISCIPLINE_NAMES: Record<string, string> = {
  I: 'Imperator',
  V: 'Veteran',
  R: 'Recruit',
  M: 'Mob',
  B: 'Barbarian',
};

/** "heavy infantry, strength 5, Veteran, moves 4". */
export function unitInWords(parts: Components, unit: UnitData): string {
  const kind = parts.kinds.find(({ id }) => id === unit.kind)?.name.toLowerCase() ?? unit.kind;
  const words =
    unit.kind === 'leader'
      ? [`${NATIONS[unit.nation].name} leader`, `rating ${unit.rating}`]
      : [`${NATIONS[unit.nation].name} ${kind}`, `strength ${unit.strength}`];
  return [
    ...words,
    DISCIPLINE_NAMES[unit.discipline] ?? unit.discipline,
    `moves ${unit.move}`,
    unit.guard ? 'Guard' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
