/** A place or a Province in words: for screen readers, cards and the list of places. */
import { at } from '../../board/lists';
import {
  cityAt, cityStrength, cityTax, fortsOf, hexOf, indexOf, NOBODY, placeName, placeNumber, powerName, provinceOf,
  scenarioOf, siegesOf, stacksAt, taxOf,
} from './model';
import { legions, stackInWords } from './counters/paint';
import { say } from './say';
import type { Components, Fed, World } from './types';

const GROUND: Record<string, string> = {
  '.': 'clear', '&': 'forest', '^': 'rough', '%': 'marsh', ':': 'desert', '~': 'sea', '=': 'deep',
};

type Names = Record<string, string>;

/** "forest, Belgica", "coastal sea". */
export function groundInWords(parts: Components, place: number): string {
  const sign = parts.places.ground[place] ?? '~';
  const coast = indexOf(parts).wet.has(place) ? say('coast') : '';
  return [say(`ground-${GROUND[sign]}`), coast].filter(Boolean).join(', ');
}

/** "held by Pompey, strength 8, tax 4, port". */
export function cityInWords(view: World, parts: Components, place: number, names: Names): string {
  const city = cityAt(view, parts, place);
  if (!city) return parts.places.ports.includes(place) ? say('port') : '';
  const owner = view.city_of[city.number] ?? NOBODY;
  const told = [
    view.capitals.includes(city.number) ? say('imperial-capital') : say('city'),
    owner >= 0 ? say('held-by', { power: powerName(view, parts, owner, names) }) : '',
    say('city-strength', { strength: cityStrength(view, parts, city.number) }),
    say('city-tax', { tax: cityTax(view, parts, city.number) }),
    city.port ? say('port') : '',
  ];
  return told.filter(Boolean).join(', ');
}

const LEVELS = ['', 'D', 'C', 'B', 'A'] as const;

export function worksInWords(view: World, parts: Components, place: number, names: Names): string[] {
  const siege = siegesOf(view, parts).find((one) => one.place === place);
  const fort = fortsOf(view, parts).find((one) => one.place === place);
  const power = fort ? powerName(view, parts, fort.power, names) : '';
  return [
    siege ? say('besieged', { months: Math.max(0, view.month - siege.since) }) : '',
    view.blockades?.includes(place) ? say('blockaded') : '',
    fort && fort.level > 0 ? say('fort', { power, level: LEVELS[fort.level] ?? '' }) : '',
    fort && fort.works > 0 ? say('fort-works', { power, works: fort.works }) : '',
  ].filter(Boolean);
}

export function describe(view: World, parts: Components, id: string, names: Names): string {
  const province = provinceOf(parts, id);
  if (province >= 0) return describeProvince(view, parts, province, names);
  const place = placeNumber(parts, id);
  if (place < 0) return id;
  const within = parts.places.province[place] ?? NOBODY;
  const told = [
    placeName(view, parts, id, names),
    groundInWords(parts, place),
    parts.provinces[within]?.name ?? '',
    cityInWords(view, parts, place, names),
    ...worksInWords(view, parts, place, names),
    ...stacksAt(view, parts, place).map((stack) => stackInWords(view, parts, stack, names)),
  ];
  return `${told.filter(Boolean).join('; ')}.`;
}

/** "Italia; controlled by Pompey; tax 14". */
export function describeProvince(view: World, parts: Components, province: number, names: Names): string {
  const lord = view.lord[province] ?? NOBODY;
  const told = [
    at(parts.provinces, province).name,
    lord >= 0 ? say('lord', { power: powerName(view, parts, lord, names) }) : say('no-lord'),
    ...provinceFacts(view, parts, province),
  ];
  return `${told.filter(Boolean).join('; ')}.`;
}

export function provinceFacts(view: World, parts: Components, province: number): string[] {
  const row = at(parts.provinces, province);
  const { period } = scenarioOf(view, parts);
  const tax = taxOf(view, parts, province);
  const militia = view.militia[province] ?? 0;
  return [
    tax ? say('province-tax', { tax }) : say('no-tax'),
    row.wheat ? say('wheat', { wheat: row.wheat }) : '',
    say((row.tilled >> period) % 2 ? 'tilled' : 'wild'),
    (row.roads >> period) % 2 ? say('roads') : '',
    row.area >= 0 ? say('area', { area: parts.areas[row.area]!.name }) : '',
    (view.plunder[province] ?? 0) > 0 ? say('plundered', { markers: view.plunder[province]! }) : '',
    militia > 0 ? say('militia', { points: militia }) : '',
  ].filter(Boolean);
}

/** The Province of a place; of a sea hex none. */
export const provinceAt = (parts: Components, place: number): number =>
  parts.places.province[place] ?? parts.places.province[hexOf(parts, place)] ?? NOBODY;

export const WAYS = ['port', 'train', 'forage', 'hungry', 'nothing'] as const;
export const supplyWay = (way: number): (typeof WAYS)[number] => WAYS[way] ?? 'nothing';

/** Where dice say how much they need. */
const DICED = new Set<string>(['train', 'forage']);

/** How my units in a place are fed. */
export function supplyInWords(view: World, place: number): string {
  return fedAt(view, place)
    .map((row) => {
      const [told, chance] = [need(row), row[6]];
      return DICED.has(supplyWay(row[1])) ? say('supply-chance', { told, chance }) : told;
    })
    .join('; ');
}

/** What they need, and what there is. */
export const needInWords = (view: World, place: number): string => fedAt(view, place).map(need).join('; ');

const fedAt = (view: World, place: number): Fed[] => view.supply.filter(([there]) => there === place);

const need = ([, way, halves, forage, points]: Fed): string =>
  say(`supply-${supplyWay(way)}`, { legions: legions(halves), forage, points });
