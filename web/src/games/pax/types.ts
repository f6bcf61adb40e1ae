/** What the server sends of a match of Pax Romana: the parts that never change, and the view of a seat. */
import type { View } from '$lib/board';

export type LinkKind = 'land' | 'naval' | 'strait' | 'alpine';

export interface PlaceData {
  id: string;
  name: string;
  kind: 'space' | 'land' | 'naval' | 'deep';
  province: number;
  signs?: ('port' | 'fortress' | 'mine')[];
  /** The number of its Tribal Counter, or none. */
  tribe?: number;
}

export interface ProvinceData {
  id: string;
  name: string;
  territory: number;
  coins: number;
  majority: number;
}

export interface UnitData {
  id: string;
  name: string;
  /** What several are called. */
  many: string;
  short: string;
  bp: number;
  cost: number;
  kinds: ('lcu' | 'infantry' | 'heavy' | 'horse' | 'hired' | 'naval')[];
}

export interface LeaderData {
  id: string;
  name: string;
  t: number;
  c: number;
  elite: boolean;
  pool: number;
}

export interface CardData {
  id: string;
  name: string;
  text: string;
  copies: number;
  held: boolean;
}

export interface ObjectiveData {
  id: string;
  text: string;
  gop: number;
  gop_for: Record<string, number>;
  vp: number;
}

export interface ScenarioData {
  id: string;
  name: string;
  subtitle: string;
  start: number;
  turns: number;
  victory: string;
  /** What is counted where nobody has won otherwise. */
  final: string;
  special: string[];
  powers: number[];
  capitals: number[][];
  home: number[];
  closed: number[];
  /** What leaders and armies are called here whom the rules know by a title alone, by their ids. */
  called: Record<string, string>;
  /** The last Game-Turn in which they are called so; 0: all of the match. */
  called_until: number;
}

export interface Components {
  places: PlaceData[];
  links: [number, number, LinkKind][];
  provinces: ProvinceData[];
  territories: { id: string; name: string; kind: 'home' | 'minor' | 'barbarian'; colour: string; undivided: boolean }[];
  powers: { id: string; name: string; colour: string }[];
  others: { id: string; name: string; kind: 'independent' | 'guest' | 'tribe' | 'barbarian' | 'invader' | 'slaves' }[];
  units: UnitData[];
  leaders: LeaderData[];
  cards: CardData[];
  objectives: ObjectiveData[];
  scenarios: ScenarioData[];
  years: string[];
  phases: string[];
  ranges: string[];
  acts: string[];
  tables: {
    walls: { town: number; city: number; city_least: number };
    stability: { least: number; most: number; unrest: number; turmoil: number };
    movement: Record<string, number>;
    odds: [number, number][];
    marker: number;
    territory_income: number;
    mine_income: number;
  };
  sizes: {
    seats: number;
    spaces: number;
    kinds: number;
    hand: number;
    objectives: number;
    orders: number;
    drawn: number;
    promise: number;
  };
}

/** A stack on the map; sides, places, kinds and leaders by number. */
export interface StackView {
  stack: number;
  side: number;
  place: number;
  mark: number;
  units: [kind: number, number: number][];
  leaders: number[];
  bp: number;
}

export interface Standing {
  power: string;
  seat: number;
  vp: number;
  gop: number;
  cvp: number;
  treasury: number;
  stability: number;
  range: 'stable' | 'unrest' | 'turmoil';
  manpower_maximum: number;
  allies: string[];
  cards: number;
  objectives: number;
  marker: number;
  provinces: number;
  cities: number;
  towns: number;
  lcu: number;
  heavies: number;
  galleys: number;
}

export interface ProvinceSheet {
  lord: number;
  held: [side: number, number: number][];
  /** How many Spaces more it takes me at least, and the Spaces of which a single one would do. */
  needs?: number;
  takes?: number[];
}

export interface Ledger {
  treasury: number;
  income: number;
  upkeep: number;
  cost: number;
  left: number;
  heavies: number;
  maximum: number;
  orders: [act: number, kind: number, place: number, number: number, price: number][];
}

export interface Progress {
  letter: number;
  gop: number;
  vp: number;
  met: boolean;
  barred: boolean;
  has: string[];
  lacks: string[];
  number: [] | [number, number];
}

export interface BattleView {
  space: number;
  sides: [number, number];
  powers: [number, number];
  stacks: [number[], number[]];
  leaders: [number, number];
  lcu: [number, number];
  points: [number, number];
  walls: boolean;
  wall_points: number;
  step: number;
  shifts: [what: string, rule: string, attacker: number, defender: number][];
  net: number;
  dice: [] | [number, number];
  tenths: [] | [number, number];
  /** Of 36 falls of the dice: won, drawn and lost by the attacker. */
  chances: [] | [number, number, number];
}

/** Something promised on record: peace, an attack on a third, or a place that is left alone. */
export interface PromiseOnRecord {
  power: string;
  partner: string;
  what: 'peace' | 'attack' | 'spare';
  target: string;
  place: string;
  turn: number;
}

export interface TermView {
  what: string;
  number: number;
  place: string;
  unit: string;
  target: string;
  card?: string;
}

/** The terms that two powers talk about. */
export interface TalksView {
  power: string;
  partner: string;
  proposed: boolean;
  left: number;
  terms: TermView[];
}

export interface Sea extends View {
  own: number;
  scenario: number;
  /** Ways to win of somebody's own, as JSON. */
  wins?: string;
  advanced: boolean;
  turn: number;
  last_turn: number;
  year: string;
  phase: number;
  phase_name: string;
  step: string;
  powers: number[];
  seats: number[];
  active: number;
  activations: number;
  majors: number;
  minors: number;
  order: number[];
  pool: number[];
  allies: number[];
  patron: number[];
  promises: PromiseOnRecord[];
  talks: TalksView | null;
  stacks: StackView[];
  standings: Standing[];
  provinces: ProvinceSheet[];
  territories: number[];
  battle: BattleView | null;
  ledger: Ledger | null;
  progress: Progress[];
  holder: number[];
  lord: number[];
  walls: number[];
  town_of: number[];
  pirates: number[];
  tribe: number[];
  hands: number[];
  objectives: number[];
  drawn: number[];
  drawn_to: number[];
  mover: number;
  move: number;
  mp: number;
  led_by: number;
  afloat: number;
  winners: number[];
}
