/** Looking things up in a view: powers, stacks by place, leaders, cities, sieges and forts. */
import { HIDDEN } from '$lib/board';
import { at, grouped, numbered } from '../../board/lists';
import { oncePer } from '../../board/once';
import type { CityData, Components, ScenarioData, StackView, World } from './types';

interface Index {
  ids: string[];
  place: ReadonlyMap<string, number>;
  province: ReadonlyMap<string, number>;
  city: ReadonlyMap<string, number>;
  cityAt: ReadonlyMap<number, number>;
  kind: ReadonlyMap<string, number>;
  wet: ReadonlySet<number>;
}

/** From ids to numbers, and what else never changes. */
export const indexOf = oncePer((parts: Components): Index => {
  const ids = parts.places.ids.split(' ');
  return {
    ids,
    place: new Map(ids.map((id, i) => [id, i])),
    province: numbered(parts.provinces),
    city: numbered(parts.cities),
    cityAt: new Map(parts.cities.map(({ place }, i) => [place, i])),
    kind: numbered(parts.kinds),
    wet: new Set(parts.places.wet),
  };
});

export const NOBODY = -1;

// ---- the scenario

export const scenarioOf = (view: World, parts: Components): ScenarioData => at(parts.scenarios, view.scenario - 1);

export const hasRule = (view: World, parts: Components, section: string): boolean =>
  Math.floor(view.rules / 2 ** parts.sections.indexOf(section)) % 2 === 1;

// ---- powers

export function powerId(view: World, parts: Components, power: number): string {
  const { people = 0, rebels = 0, usurpers = 0 } = parts.sizes;
  if (power < 0) return 'nobody';
  if (power < people) return view.cast.powers[power]?.id ?? 'nobody';
  if (power < rebels) return `people-of-${parts.provinces[power - people]?.id}`;
  return power === rebels ? 'capital-rebels' : `usurper-${power - usurpers + 1}`;
}

export function powerName(view: World, parts: Components, power: number, names: Record<string, string> = {}): string {
  const listed = view.cast.powers[power];
  if (listed) return listed.name;
  const { people = 0, rebels = 0 } = parts.sizes;
  if (power >= people && power < rebels) return parts.provinces[power - people]?.name ?? '';
  const id = powerId(view, parts, power);
  return names[id] ?? id;
}

export function powerNumber(view: World, parts: Components, id: string): number {
  const listed = view.cast.powers.findIndex((row) => row.id === id);
  if (listed >= 0) return listed;
  const province = id.startsWith('people-of-') ? indexOf(parts).province.get(id.slice(10)) : undefined;
  return province === undefined ? NOBODY : (parts.sizes.people ?? 0) + province;
}

export const MAJOR = 0;
export const CLIENT = 1;
export const ABSENT = 0;
export const ACTIVE = 2;

/** Powers that are in the match, in its order. */
export const presentPowers = (view: World): number[] =>
  view.standing.flatMap((standing, power) => (standing === ABSENT ? [] : [power]));

export const majorsOf = (view: World, seat: number): number[] =>
  presentPowers(view).filter((power) => view.bond[power] === MAJOR && view.chief[power] === seat);

export const isMine = (view: World, power: number): boolean => view.own !== null && view.chief[power] === view.own;

export const areAllied = (view: World, seat: number, other: number): boolean =>
  seat >= 0 && other >= 0 && ((view.allies[seat] ?? 0) >> other) % 2 === 1;

/** Whether two were allied last month and have not come to terms again, while they may. */
export const lapses = (view: World, seat: number, other: number): boolean =>
  ((view.lapsed[seat] ?? 0) >> other) % 2 === 1 && !areAllied(view, seat, other) && view.step === 'Parley';

/** Whether a power's units are no friends of mine. */
export function isHostile(view: World, power: number): boolean {
  const chief = view.chief[power] ?? NOBODY;
  return view.own !== null && chief !== view.own && !areAllied(view, view.own, chief);
}

// ---- places

export const placeNumber = (parts: Components, id: string): number => indexOf(parts).place.get(id) ?? NOBODY;
export const placeId = (parts: Components, place: number): string => indexOf(parts).ids[place] ?? '';
export const hexOf = (parts: Components, place: number): number =>
  place < (parts.sizes.hexes ?? 0) ? place : (parts.places.within[place - (parts.sizes.hexes ?? 0)] ?? place);
export const provinceOf = (parts: Components, id: string): number =>
  id.startsWith('in:') ? (indexOf(parts).province.get(id.slice(3)) ?? NOBODY) : NOBODY;

/** By its city, by what the scenario calls it, or by what the game calls the hex. */
export function placeName(view: World, parts: Components, id: string, names: Record<string, string>): string {
  const province = provinceOf(parts, id);
  if (province >= 0) return at(parts.provinces, province).name;
  const place = placeNumber(parts, id);
  const city = cityAt(view, parts, place);
  return city?.name ?? view.cast.sites[String(place)] ?? names[id] ?? id.toUpperCase();
}

// ---- cities

export const cityExists = (view: World, parts: Components, city: number): boolean =>
  (parts.cities[city]?.strength[scenarioOf(view, parts).column] ?? -1) >= 0 && !view.razed.includes(city);

export function cityAt(view: World, parts: Components, place: number): (CityData & { number: number }) | null {
  const number = indexOf(parts).cityAt.get(place);
  return number === undefined || !cityExists(view, parts, number) ? null : { ...at(parts.cities, number), number };
}

export const cityTax = (view: World, parts: Components, city: number): number =>
  cityExists(view, parts, city) ? Math.max(0, parts.cities[city]!.tax[scenarioOf(view, parts).column] ?? 0) : 0;

export const cityStrength = (view: World, parts: Components, city: number): number =>
  Math.max(0, (parts.cities[city]!.strength[scenarioOf(view, parts).column] ?? 0) - (view.wounds[city] ?? 0));

export const taxOf = (view: World, parts: Components, province: number): number =>
  parts.cities.reduce((sum, city, n) => sum + (city.province === province ? cityTax(view, parts, n) : 0), 0);

// ---- sieges, forts, fleets under construction

export interface Siege {
  place: number;
  months: number;
  since: number;
}

export interface Fort {
  place: number;
  power: number;
  level: number;
  works: number;
}

export interface Keel {
  power: number;
  place: number;
  due: number;
  halted: boolean;
}

function rows(values: readonly number[], length: number): number[][] {
  return Array.from({ length: Math.floor(values.length / length) }, (_, k) =>
    values.slice(k * length, (k + 1) * length),
  );
}

export const siegesOf = (view: World, parts: Components): Siege[] =>
  rows(view.sieges, parts.sizes.siege!).map(([place = 0, months = 0, since = 0]) => ({ place, months, since }));
export const fortsOf = (view: World, parts: Components): Fort[] =>
  rows(view.forts, parts.sizes.fort!).map(([place = 0, power = 0, level = 0, works = 0]) => ({
    place,
    power,
    level,
    works,
  }));
export const keelsOf = (view: World, parts: Components): Keel[] =>
  rows(view.keels, parts.sizes.keel!).map(([power = 0, place = 0, due = 0, , , halted = 0]) => ({
    power,
    place,
    due,
    halted: halted === 1,
  }));

// ---- stacks

const FLEET = 'fleet';
const TRAIN = 'train';
const stacksSeen = new WeakMap<readonly string[], { of: World; stacks: StackView[]; at: Map<number, StackView[]> }>();

/** All stacks of a view, made once: fields that have not changed are the same lists in the next view. */
function board(view: World, parts: Components): { stacks: StackView[]; at: Map<number, StackView[]> } {
  const found = stacksSeen.get(view.units);
  if (found && sameBoard(found.of, view)) return found;
  const stacks = view.at.flatMap((place, stack) => (place >= 0 ? [stackView(view, parts, stack)] : []));
  const fresh = { of: view, stacks, at: grouped(stacks, ({ place }) => place) };
  stacksSeen.set(view.units, fresh);
  return fresh;
}

const FIELDS = ['at', 'whose', 'mark', 'colour', 'units', 'top', 'leader_in', 'captor'] as const;
const sameBoard = (a: World, b: World): boolean => FIELDS.every((name) => a[name] === b[name]);

function stackView(view: World, parts: Components, stack: number): StackView {
  const text = view.units[stack] ?? '';
  const units = text === '?' ? null : counted(parts, text);
  const top = text === '?' ? parts.letters.indexOf(view.top[stack] ?? '') : NOBODY;
  const here = view.leader_in.flatMap((there, leader) => (there === stack ? [leader] : []));
  const classes = units ? units.map(([kind]) => parts.kinds[kind]!.class) : top >= 0 ? [parts.kinds[top]!.class] : [];
  return {
    stack,
    power: view.whose[stack]!,
    place: view.at[stack]!,
    mark: view.mark[stack]!,
    colour: view.colour[stack]!,
    units,
    top,
    leaders: here.filter((leader) => (view.captor[leader] ?? NOBODY) < 0),
    captives: here.filter((leader) => (view.captor[leader] ?? NOBODY) >= 0),
    naval: classes.includes(parts.classes.indexOf(FLEET)),
  };
}

const rosters = new Map<string, readonly (readonly [number, number])[]>();

/** Kinds and how many, from a letter for each unit. */
export function counted(parts: Components, text: string): readonly (readonly [number, number])[] {
  let found = rosters.get(text);
  if (!found) {
    const numbers = new Map<number, number>();
    for (const letter of text) {
      const kind = parts.letters.indexOf(letter);
      numbers.set(kind, (numbers.get(kind) ?? 0) + 1);
    }
    found = [...numbers];
    if (rosters.size > 4000) rosters.clear();
    rosters.set(text, found);
  }
  return found;
}

export const stacksOf = (view: World, parts: Components): StackView[] => board(view, parts).stacks;
export const stacksAt = (view: World, parts: Components, place: number): StackView[] =>
  board(view, parts).at.get(place) ?? [];

export const isClass = (parts: Components, kind: number, name: string): boolean =>
  parts.classes[parts.kinds[kind]?.class ?? -1] === name;
export const isFleet = (parts: Components, kind: number): boolean => isClass(parts, kind, FLEET);
export const isTrain = (parts: Components, kind: number): boolean => isClass(parts, kind, TRAIN);

export interface Totals {
  /** Land strength, or of a fleet its strength at sea. */
  strength: number;
  /** Legion Equivalents in halves, fleets not counted. */
  halves: number;
  fleets: number;
  trains: number;
  /** Supply points of the trains. */
  points: number;
  units: number;
  /** The Combat Efficiency Rating of most of the strength, 0 to 3; -1 for none. */
  cer: number;
}

/** What units come to; those that one may not look through count for nothing. */
export function totals(parts: Components, units: readonly (readonly [number, number])[]): Totals {
  const sum: Totals = { strength: 0, halves: 0, fleets: 0, trains: 0, points: 0, units: 0, cer: NOBODY };
  const byCer = [0, 0, 0, 0];
  let sea = 0;
  for (const [kind, number] of units) {
    const row = parts.kinds[kind]!;
    sum.units += number;
    if (isFleet(parts, kind)) {
      sum.fleets += number;
      sea += number * row.strength;
      continue;
    }
    sum.halves += number * row.half_le;
    sum.points += number * row.points;
    if (isTrain(parts, kind)) sum.trains += number;
    else {
      sum.strength += number * row.strength;
      byCer[row.cer]! += number * row.strength;
    }
  }
  const most = Math.max(...byCer);
  return { ...sum, strength: sum.strength || sea, cer: most ? byCer.indexOf(most) : NOBODY };
}

/** The unit that stands for a stack: whatever it has the most strength of. */
export function mainKind(parts: Components, units: readonly (readonly [number, number])[]): number {
  const worth = ([kind, number]: readonly [number, number]): number => (parts.kinds[kind]!.strength + 0.1) * number;
  return [...units].sort((a, b) => worth(b) - worth(a))[0]?.[0] ?? NOBODY;
}

// ---- victory

export interface Hope {
  seat: number;
  met: number;
  all: number;
  text: string;
}

const DRAW = 'draw';

/** By player the way to win of which most is met; a draw is none. Whoever wins otherwise is told what else there is. */
export function hopesOf(view: World): Hope[] {
  return Array.from({ length: view.seats }, (_, seat) => seat).flatMap((seat) => {
    const own = majorsOf(view, seat);
    const mine = ({ powers }: { powers: number[] }): boolean => powers.some((power) => own.includes(power));
    const ways = view.cast.wins.flatMap((win, row) => {
      const [met = 0, all = 0] = view.progress[row] ?? [];
      const others = win.rest ? view.cast.wins.slice(0, row).filter((one) => !mine(one)) : [];
      const text = [...others, win].map((one) => one.text).join(' ');
      return win.grade !== DRAW && all && mine(win) ? [{ seat, met, all, text }] : [];
    });
    return ways.sort((a, b) => b.met / b.all - a.met / a.all).slice(0, 1);
  });
}

// ---- leaders

export const leaderName = (view: World, names: Record<string, string>, leader: number): string => {
  const row = view.cast.leaders[leader];
  return row ? row.name || names[`leader:${row.id}`] || row.id : '';
};

export const leaderNumber = (view: World, id: string): number => view.cast.leaders.findIndex((row) => row.id === id);

export const bestLeader = (view: World, leaders: readonly number[]): number =>
  [...leaders].sort((a, b) => (view.leader_value[b] ?? 0) - (view.leader_value[a] ?? 0))[0] ?? NOBODY;

export const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);

/** Of a value that may be hidden. */
export const isHidden = (value: number): boolean => value === HIDDEN;

/** A way to win, with everybody who can win so and how far they are. */
export interface WayToWin {
  grade: string;
  text: string;
  rows: { powers: number[]; progress: World['progress'][number] | undefined }[];
}

/** The ways to win in their order; what holds for several powers in the same words is said once. */
export function waysToWin({ cast, progress }: Pick<World, 'cast' | 'progress'>): WayToWin[] {
  const found = new Map<string, WayToWin>();
  cast.wins.forEach(({ grade, text, powers }, i) => {
    const key = `${grade} ${text}`;
    if (!found.has(key)) found.set(key, { grade, text, rows: [] });
    found.get(key)!.rows.push({ powers: [...powers], progress: progress[i] });
  });
  return [...found.values()];
}
