/** Colours of powers; a letter and a shape repeat what each colour says. Units, leaders and stacks in words. */
import { bestLeader, leaderName, mainKind, powerName, presentPowers, signed, stacksOf, totals } from '../model';
import { indexOf, placeId, placeNumber, powerNumber } from '../model';
import { say } from '../say';
import type { Components, KindData, StackView, World } from '../types';

export interface PowerLook {
  colour: string;
  /** What is written on it. */
  ink: string;
  letter: string;
  name: string;
}

const DARK = new Set(['yellow', 'tan', 'white', 'orange']);
const IVORY = '#fff7e8';
const SOOT = '#231a10';

export const colourOf = (name: string | undefined): string => (name ? `var(--imp-${name})` : 'var(--ink-3)');
export const inkOf = (name: string | undefined): string => (name && DARK.has(name) ? SOOT : IVORY);

const letters = new WeakMap<object, Map<number, string>>();

/** One letter a power of the scenario, two where another has the same. */
function lettersOf(view: World): Map<number, string> {
  let found = letters.get(view.cast);
  if (!found) {
    const names = view.cast.powers.map((power) => bareName(power));
    const taken = new Set<string>();
    found = new Map(
      names.map((name, power): [number, string] => {
        const bare = name.replace(/[^\p{L}]/gu, '');
        const tries = [bare[0] ?? '?', ...[...bare.slice(1)].map((letter) => `${bare[0]}${letter.toLowerCase()}`)];
        const free = tries.find((one) => !taken.has(one)) ?? '?';
        taken.add(free);
        return [power, free];
      }),
    );
    letters.set(view.cast, found);
  }
  return found;
}

/** Without the article that English names may begin with; of barbarians the Province, as all of them begin alike. */
const bareName = ({ id, name }: { id: string; name: string }): string =>
  id.startsWith('barbarians-') ? id.slice('barbarians-'.length) : name.replace(/^The /, '');

/** The first of a power's colours. */
export function firstColour(view: World, power: number): number {
  const mask = view.colours[power] ?? 0;
  return mask > 0 ? Math.log2(mask & -mask) : -1;
}

export function look(view: World, parts: Components, power: number, names: Record<string, string> = {}): PowerLook {
  const colour = parts.colours[firstColour(view, power)];
  const name = power < 0 ? '' : powerName(view, parts, power, names);
  const letter = lettersOf(view).get(power) ?? (power < 0 ? '' : name.slice(0, 2));
  return { colour: colourOf(colour), ink: inkOf(colour), letter, name };
}

export const powerColour = (view: World, parts: Components, power: number): string =>
  power < 0 ? 'var(--ink-3)' : look(view, parts, power).colour;

export const CERS = ['A', 'B', 'C', 'D'] as const;
export const cerLetter = (cer: number): string => CERS[cer as 0] ?? '';

/** Legion Equivalents: halves as they are said. */
export const legions = (halves: number): string => (halves % 2 ? `${(halves - 1) / 2 || ''}½` : String(halves / 2));

/** "2 x 20-10 (A), 1 x 4-12". */
export const unitsInWords = (parts: Components, units: readonly (readonly [number, number])[]): string =>
  units.map(([kind, number]) => `${number} × ${parts.kinds[kind]?.name ?? ''}`).join(', ');

/** "20-10 (A): strength 20, 10 Movement Points, efficiency A"; of a train its name says all. */
export function valuesInWords({ name, strength, ma, cer }: KindData): string {
  const worth = [
    strength ? say('strength', { strength }) : '',
    ma ? say('marches', { ma }) : '',
    cerLetter(cer) ? say('cer', { cer: cerLetter(cer) }) : '',
  ].filter(Boolean);
  return strength ? `${name}: ${worth.join(', ')}` : name;
}

/** "Caesar: 2 × 20-10 (A); Labienus +2; strength 40". */
export function stackInWords(view: World, parts: Components, stack: StackView, names: Record<string, string>): string {
  const men = stack.leaders.map((leader) => `${leaderName(view, names, leader)} ${signed(view.leader_value[leader]!)}`);
  const units = stack.units ?? [];
  const { strength } = totals(parts, units);
  const told = [
    stack.units ? unitsInWords(parts, stack.units) : say('unknown-stack', { unit: parts.kinds[stack.top]?.name ?? '' }),
    men.join(', '),
    strength ? say('strength', { strength }) : '',
    ...marksInWords(parts, stack),
  ];
  return `${powerName(view, parts, stack.power, names)}: ${told.filter(Boolean).join('; ')}`;
}

const MARKS = ['inside', 'hungry', 'foraged', 'moved', 'landed', 'held', 'building', 'fought'] as const;

/** What state a stack is in. */
export const marksInWords = (parts: Components, { mark }: StackView): string[] =>
  MARKS.filter((name) => (mark & parts.marks[name]!) !== 0).map((name) => say(`state-${name}`));

/** What is read on the band of a counter: rating and the best leader. */
export function bandOf(view: World, parts: Components, stacks: readonly StackView[]): string {
  const units = stacks.flatMap((stack) => stack.units ?? []);
  const leader = bestLeader(view, stacks.flatMap((stack) => stack.leaders));
  const cer = cerLetter(totals(parts, units).cer);
  const value = leader >= 0 ? signed(view.leader_value[leader] ?? 0) : '';
  return [cer, value].filter(Boolean).join(' ');
}

/** The unit that a counter shows: the strongest kind, or the one on top of what one may not look through. */
export function faceKind(parts: Components, stacks: readonly StackView[]): number {
  const seen = mainKind(parts, stacks.flatMap((stack) => stack.units ?? []));
  return seen >= 0 ? seen : (stacks.find(({ top }) => top >= 0)?.top ?? -1);
}

/** Places that an id of the log or a panel stands for: a place, a city, a Province, a power, a leader. */
export function placesOf(view: World, parts: Components, id: string): string[] {
  if (placeNumber(parts, id) >= 0) return [id];
  const index = indexOf(parts);
  const stacks = stacksOf(view, parts);
  const standing = (is: (stack: StackView) => boolean): string[] => [
    ...new Set(stacks.filter(is).map(({ place }) => placeId(parts, place))),
  ];
  const power = powerNumber(view, parts, id);
  if (power >= 0) return standing((stack) => stack.power === power);
  const bare = id.replace(/^(city|province|leader):/, '');
  const city = index.city.get(bare);
  if (city !== undefined && !id.startsWith('province:')) return [placeId(parts, parts.cities[city]!.place)];
  if (index.province.has(bare)) return [`in:${bare}`];
  const leader = view.cast.leaders.findIndex((row) => row.id === bare);
  return leader < 0 ? [] : standing(({ leaders }) => leaders.includes(leader));
}

/** The powers whose counters are, or may come, on the map: those of the scenario, and whoever else stands there. */
export const shownPowers = (view: World): number[] =>
  presentPowers(view).filter((power) => power < view.cast.powers.length || view.whose.includes(power));
