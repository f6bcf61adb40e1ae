/** Colours of powers and all others; a letter and a shape repeat what each colour says. */
import { at } from '../../../board/lists';
import { indexOf, isPower, sideId, sideName, sideNumber } from '../model';
import type { Components, LeaderData, Sea, StackView } from '../types';

export const IVORY = '#fff7e8';

interface Look {
  colour: string;
  letter: string;
}

const CIRCLE = 'M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1z';
const SQUARE = 'M-.92-.92H.92V.92H-.92z';
const DIAMOND = 'M0-1.15L1.15 0 0 1.15-1.15 0z';
const SHIELD = 'M-.95-1H.95V.1C.95.75.4 1.05 0 1.25-.4 1.05-.95.75-.95.1z';
const HORN = 'M0-1.2L1.15.9H-1.15z';

const POWER_LETTERS: Record<string, string> = {
  rome: 'R',
  carthage: 'C',
  greece: 'G',
  the_east: 'E',
  macedon: 'M',
  lysimachus: 'L',
  seleucus: 'S',
  ptolemy: 'P',
};
const OTHER_LOOKS: Record<string, Look> = {
  rhodes: { colour: '#5a6f8c', letter: 'Rh' },
  syracuse: { colour: '#7a6a4a', letter: 'Sy' },
  mamertines: { colour: '#8a5a4a', letter: 'Ma' },
  pergamum: { colour: '#4f7f7a', letter: 'Pe' },
  pontus: { colour: '#4a5a3a', letter: 'Po' },
  league_of_tarentum: { colour: '#6f6f3f', letter: 'T' },
  numidia: { colour: '#9a6f2f', letter: 'N' },
  achaean_league: { colour: '#5f7f9f', letter: 'Ac' },
  aetolian_league: { colour: '#7f5f8f', letter: 'Ae' },
  free_cities: { colour: '#7d786c', letter: 'F' },
  soldier_of_fortune: { colour: '#3c3f4a', letter: 'SF' },
  tribes: { colour: '#4f6b3a', letter: 'T' },
  rebels: { colour: '#8c1f1f', letter: 'Rb' },
  cisalpine_gauls: { colour: '#3f6b4f', letter: 'Cg' },
};
const KIND_LOOKS: Record<string, Look & { outline: string }> = {
  independent: { colour: '#6b6f78', letter: 'I', outline: DIAMOND },
  guest: { colour: '#3c3f4a', letter: 'SF', outline: DIAMOND },
  tribe: { colour: '#4f6b3a', letter: 'T', outline: HORN },
  barbarian: { colour: '#5a4a2a', letter: 'B', outline: HORN },
  invader: { colour: '#43502c', letter: 'B', outline: HORN },
  slaves: { colour: '#5c4638', letter: 'S', outline: SQUARE },
};
const SHAPES = [SHIELD, CIRCLE, DIAMOND, SQUARE];

export interface SideLook extends Look {
  id: string;
  name: string;
  outline: string;
}

export function look(view: Sea, parts: Components, side: number): SideLook {
  const [id, name] = [sideId(view, parts, side), sideName(view, parts, side)];
  if (isPower(parts, side))
    return {
      id,
      name,
      colour: powerColour(id),
      letter: POWER_LETTERS[id] ?? name.slice(0, 1),
      outline: SHAPES[side] ?? CIRCLE,
    };
  const kind = KIND_LOOKS[parts.others[side - parts.sizes.seats]?.kind ?? 'independent']!;
  return { id, name, ...(OTHER_LOOKS[id] ?? kind), outline: kind.outline };
}

/** Powers have a colour of their own on every palette. */
export const powerColour = (id: string): string => `var(--power-${id})`;

export const sideColour = (view: Sea, parts: Components, side: number): string =>
  side < 0 ? 'var(--ink-3)' : look(view, parts, side).colour;

/** "4-6", with a star for an Elite leader. */
export const ratings = ({ t, c, elite }: LeaderData): string => `${t}-${c}${elite ? '★' : ''}`;

/** Leaders without a name of their own are called by their ratings. */
export const leaderName = (parts: Components, leader: number): string => at(parts.leaders, leader).name;

/** What so many units of a kind are called. */
export function counted(parts: Components, kind: number, number: number): string {
  const { name, many } = at(parts.units, kind);
  return number === 1 ? name : many;
}

/** "2 Legions, 1 Cavalry". */
export function unitsInWords(parts: Components, units: readonly (readonly [number, number])[]): string {
  return units.map(([kind, number]) => `${number} ${counted(parts, kind, number)}`).join(', ');
}

/** "Rome: 2 Legions, 1 Cavalry; Roman leader 3-4; strength 9". */
export function stackInWords(view: Sea, parts: Components, stack: StackView): string {
  const told = [
    unitsInWords(parts, stack.units),
    stack.leaders.map((leader) => leaderName(parts, leader)).join(', '),
    stack.bp ? `strength ${stack.bp}` : '',
  ];
  return `${sideName(view, parts, stack.side)}: ${told.filter(Boolean).join('; ')}`;
}

/** Places that an id of the log or a panel stands for: a place, a Province, a Territory, a side, a leader. */
export function placesOf(view: Sea, parts: Components, id: string): string[] {
  const index = indexOf(parts);
  const leader = index.leader.get(id);
  if (leader !== undefined)
    return view.stacks.filter(({ leaders }) => leaders.includes(leader)).map(({ place }) => parts.places[place]!.id);
  const side = sideNumber(view, parts, id);
  if (index.place.has(id)) return [id];
  const province = index.province.get(id);
  const territory = index.territory.get(id);
  const spaces =
    province !== undefined
      ? index.spaces[province]!
      : territory !== undefined
        ? parts.places.flatMap((place, n) => (parts.provinces[place.province]?.territory === territory ? [n] : []))
        : [];
  if (spaces.length && side < 0) return spaces.map((n) => parts.places[n]!.id);
  return side < 0
    ? []
    : [...new Set(view.stacks.filter((stack) => stack.side === side).map(({ place }) => parts.places[place]!.id))];
}
