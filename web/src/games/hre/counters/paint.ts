/** Colours, letters and emblems of the sides. A letter and the shape around it repeat what the colour says. */
import type { Face } from '../../../board/counters/counter';
import { FIGURES, figureOf } from './figures';
import { FIRST_PEOPLE, FIRST_POWER, FIRST_REBEL, at, scoresFor } from '../model';
import type { Components, Empire } from '../types';
import { say } from '../say';

const KINGDOM = '#6d4a86';
const TRIBE = '#7d5b3b';
const REBELS = '#45424a';
const IVORY = '#fff7e8';
const INK = '#231a10';

export interface Paint {
  /** The ground of the counter: whoever plays it. Rebels are nobody's. */
  ground: string;
  /** Silhouette and numerals on it. */
  ink: string;
  /** The rim and the emblem: the same. */
  edge: string;
  letter: string;
  /** The letter on the emblem. */
  letterInk: string;
  /** The colour of the People, Kingdom or Tribe, and what is written on it; none for Legions and Rebels. */
  band: { colour: string; ink: string } | null;
}

export function factionColour(parts: Components, faction: number): string {
  const found = parts.factions[faction];
  return found ? `var(--side-${found.id}, ${found.colour})` : 'var(--ink-3)';
}

/** As many letters as tell it apart: "Y" for Yellow, but "Ge" and "Gr" where it is Gelb beside Grün. */
export function factionLetter(parts: Components, faction: number): string {
  const name = parts.factions[faction]?.name ?? '';
  const others = parts.factions.filter((_, other) => other !== faction);
  const taken = (start: string): boolean => others.some((other) => other.name.startsWith(start));
  const long = [...name].findIndex((_, k) => !taken(name.slice(0, k + 1)));
  return name.slice(0, long + 1);
}

/** Dark on the one light colour, ivory on the others. */
export function emblemInk(parts: Components, faction: number): string {
  return parts.factions[faction]?.id === 'yellow' ? INK : IVORY;
}

/** The outline of a Faction's emblem around its middle, within a circle of radius 1. */
const EMBLEMS = [
  'M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1z',
  'M0-1.16L1.16 0 0 1.16-1.16 0z',
  'M-.9-.9H.9V.9H-.9z',
  'M-.95-.9H.95V.15C.95.7.4 1.05 0 1.2-.4 1.05-.95.7-.95.15z',
];

export function emblem(faction: number): string {
  return at(EMBLEMS, faction < 0 ? 0 : faction % EMBLEMS.length);
}

export function sideColour(parts: Components, side: number): string {
  if (side < FIRST_PEOPLE) return factionColour(parts, side);
  const own = parts.sides[side]?.colour;
  if (side < FIRST_POWER) return own || TRIBE;
  if (side >= FIRST_REBEL) return REBELS;
  return parts.sides[side]?.kind === 'kingdom' ? KINGDOM : TRIBE;
}

export function paint(view: Empire, parts: Components, side: number): Paint {
  const faction = scoresFor(view, side);
  return {
    ground: faction >= 0 ? factionColour(parts, faction) : REBELS,
    ink: emblemInk(parts, faction),
    edge: faction >= 0 ? factionColour(parts, faction) : '#1d1b20',
    letter: factionLetter(parts, faction),
    letterInk: emblemInk(parts, faction),
    band: bandOf(parts, side),
  };
}

/** The People on the counter of its player: its own colour under its name. */
function bandOf(parts: Components, side: number): Paint['band'] {
  if (side < FIRST_PEOPLE || side >= FIRST_REBEL) return null;
  const colour = sideColour(parts, side);
  return { colour, ink: luminance(colour) < 0.3 ? IVORY : INK };
}

/** Relative luminance of a colour written as #rrggbb. */
export function luminance(hex: string): number {
  const channel = (i: number): number => {
    const value = parseInt(hex.slice(i, i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The name on the band of a counter. */
export function nameOn(parts: Components, side: number): string {
  if (side < FIRST_PEOPLE) return say('legio');
  if (side >= FIRST_REBEL) return say('rebels-2');
  return parts.sides[side]?.name ?? '';
}

/** What is printed on the counter of a side's Army. */
export function face(view: Empire, parts: Components, side: number): Face {
  const { ground, ink, edge, letter, letterInk, band } = paint(view, parts, side);
  const faction = scoresFor(view, side);
  const badge = faction < 0 ? null : { outline: emblem(faction), letter, ink: letterInk };
  return { ground, ink, edge, figure: FIGURES[figureOf(parts, side)], name: nameOn(parts, side), emblem: badge, band };
}
