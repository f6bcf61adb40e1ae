/** What the server sends of a match of Imperium Romanum: the parts that never change, and the view of a seat. */
import type { View } from '$lib/board';

export interface ProvinceData {
  id: string;
  name: string;
  /** Its mobilization area, or none. */
  area: number;
  wheat?: number;
  sun?: boolean;
  axe?: boolean;
  /** Masks of periods: cultivated, and with roads. */
  tilled: number;
  roads: number;
}

export interface CityData {
  id: string;
  name: string;
  place: number;
  province: number;
  port: boolean;
  /** By column of the Variable City Chart; -1 where it does not exist. */
  tax: number[];
  strength: number[];
}

export interface KindData {
  id: string;
  name: string;
  class: number;
  /** 0 to 3 for A to D. */
  cer: number;
  new: boolean;
  strength: number;
  ma: number;
  half_le: number;
  /** Supply points of a train. */
  points: number;
}

export interface ScenarioData {
  id: string;
  number: number;
  name: string;
  about: string;
  start: number;
  end: number | null;
  period: number;
  column: number;
  players: [most: number, fewest: number, best: number];
  introductory: boolean;
}

export interface Components {
  places: { ids: string; ground: string; wet: number[]; province: number[]; within: number[]; ports: number[] };
  provinces: ProvinceData[];
  areas: { id: string; name: string }[];
  cities: CityData[];
  kinds: KindData[];
  letters: string;
  classes: string[];
  colours: string[];
  scenarios: ScenarioData[];
  phases: string[];
  segments: string[];
  standings: string[];
  bonds: string[];
  origins: string[];
  sections: string[];
  marks: Record<string, number>;
  tables: { forage: { city: number; capital: number; fort: number } };
  sizes: Record<string, number>;
}

export interface Cast {
  powers: { id: string; name: string; major: boolean }[];
  leaders: { id: string; name: string }[];
  /** `rest`: met as soon as none of those above is. */
  wins: { powers: number[]; when: string; month: number | null; grade: string; text: string; rest?: boolean }[];
  specials: string[];
  /** Names of hexes without a city that the scenario knows, by place. */
  sites: Record<string, string>;
  imperial: [city: number, morale: number][];
}

/** A combat being fought; what is missing one may not see. Pairs are the attacker's and the defender's. */
export interface BattleView {
  place: number;
  powers: number[];
  stacks: number[][];
  mode: 'field' | 'assault' | 'outside' | 'sea';
  leaders?: number[][];
  strength?: number[];
  ratio?: string;
  /** Once the die has fallen: 0 if the attacker has won, 1 if the defender has. */
  won?: number;
  modifiers?: [what: string, rule: string, value: number][];
  shift?: number;
  /** On land, by face of the die: what each loses, and whether the attacker wins. */
  faces?: [own: number, other: number, wins: number][];
  /** At sea: chance, fleets lost, and who wins. */
  results?: [chance: number, own: number, other: number, winner: number][];
}

/** A term of a letter: what is offered or wanted, with the ids of what it is about. */
export interface LetterTerm {
  what: string;
  way: 'offers' | 'wants';
  number: number;
  place: string;
  city: string;
  kind: string;
  leader: string;
  target: string;
}

/** What one power holds out to another, or is still writing. */
export interface Letter {
  power: string;
  partner: string;
  sent: boolean;
  terms: LetterTerm[];
}

export type Fed = [
  place: number, way: number, halves: number, forage: number, points: number, source: number, chance: number,
  foraging: number,
];

/** The position as one seat knows it. Numbers below zero stand for nobody and nothing. */
export interface World extends View {
  own: number | null;
  date: string;
  cast: Cast;
  /** MP that those on the march have left. */
  left: number;
  battle: BattleView | null;
  /** In a negotiation: to me, from me, and what I am writing. */
  letters: Letter[];
  /** My groups: place, how they are fed, halves of a Legion Equivalent, forage, supply points, whence; in hundreds how
   * likely it is that all eat so, and by foraging. */
  supply: Fed[];
  /** Ports that are shut by sea. */
  blockades: number[];
  /**
   * While I mobilize: what I may raise in the Province that is mustered, for how much, how many more of its type the
   * year's limit has room for, -1 without one, and for how many there are counters.
   */
  prices: [verb: string, kind: string, place: string, talents: number, room: number, counters: number][];
  /** What I wrote then, where I may write it again. */
  last_year: string[];
  /** By way to win: conditions met, all, and those that hang on what is hidden. */
  progress: [met: number, all: number, hidden: number][];
  scenario: number;
  rules: number;
  month: number;
  first_month: number;
  last_month: number;
  phase: number;
  segment: number;
  active: number;
  winter: boolean;
  flood: boolean;
  seats: number;
  order: number[];
  out: number;
  allies: number[];
  /** Allied last month, and not renewed since. */
  lapsed: number[];
  chief: number[];
  standing: number[];
  bond: number[];
  patron: number[];
  origin: number[];
  treasury: number[];
  morale: number[];
  points: number[];
  colours: number[];
  head: number[];
  at: number[];
  whose: number[];
  colour: number[];
  mark: number[];
  units: string[];
  top: string[];
  leader_in: number[];
  leader_of: number[];
  leader_value: number[];
  captor: number[];
  city_of: number[];
  wounds: number[];
  /** Cities that are no more, and imperial capitals. */
  razed: number[];
  lord: number[];
  plunder: number[];
  capitals: number[];
  forts: number[];
  sieges: number[];
  keels: number[];
  militia: number[];
  mover: number;
  winners: number[];
}

/** A stack on the map; powers, places, kinds and leaders by number. */
export interface StackView {
  stack: number;
  power: number;
  place: number;
  mark: number;
  colour: number;
  /** None where one may not look through it. */
  units: readonly (readonly [kind: number, number: number])[] | null;
  /** The unit on top of a stack that one may not look through. */
  top: number;
  leaders: number[];
  captives: number[];
  naval: boolean;
}
