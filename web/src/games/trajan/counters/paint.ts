/** Colours of sides and nations; a letter or a shape repeats what each colour says. */
import { midSentence } from '$lib/language';
import { later } from '$lib/phrase';
import type { Components, Nation, UnitData } from '../types';
import { say } from '../say';

const IVORY = '#fff7e8';
const INK = '#231a10';

export const NATIONS: Record<Nation, { name: string; ground: string; ink: string; letter: string }> = later(() => ({
  roman: { name: say('roman'), ground: 'var(--side-red)', ink: IVORY, letter: 'R' },
  core: { name: say('parthian-core'), ground: 'var(--side-blue)', ink: IVORY, letter: 'C' },
  satrapy: { name: say('satrapy'), ground: 'var(--side-green)', ink: IVORY, letter: 'S' },
  armenian: { name: say('armenian'), ground: '#c9a86c', ink: INK, letter: 'A' },
}));

/** By side, as its Civis are: red and green. */
export const SIDES = later(
  () =>
    [
      { colour: 'var(--side-red)', letter: 'R', name: say('rome') },
      { colour: 'var(--side-green)', letter: 'P', name: say('parthia') },
    ] as const,
);

export const NEUTRAL = '#8d8577';

export const sideColour = (side: number): string => SIDES[side]?.colour ?? NEUTRAL;

export const DISCIPLINE_NAMES: Record<string, string> = later(() => ({
  I: say('imperator'),
  V: say('veteran'),
  R: say('recruit'),
  M: say('mob'),
  B: say('barbarian'),
}));

/** "strength 5, Veteran, moves 4", which is printed as 5-V-4. */
export function valuesInWords(unit: UnitData): string {
  return [
    unit.kind === 'leader' ? say('rating', { rating: unit.rating }) : say('strength-2', { strength: unit.strength }),
    DISCIPLINE_NAMES[unit.discipline] ?? unit.discipline,
    say('moves-2', { move: unit.move }),
    unit.guard ? say('guard') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** "heavy infantry, strength 5, Veteran, moves 4". */
export function unitInWords(parts: Components, unit: UnitData): string {
  const kind = midSentence(parts.kinds.find(({ id }) => id === unit.kind)?.name ?? unit.kind);
  const nation = NATIONS[unit.nation].name;
  const what = unit.kind === 'leader' ? say('leader', { name: nation }) : say('unit-kind', { nation, kind });
  return `${what}, ${valuesInWords(unit)}`;
}
