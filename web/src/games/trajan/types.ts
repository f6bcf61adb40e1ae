/** What never changes about the game (parts.py) and the position as a seat knows it (state.py, view.py). */

export type Nation = 'roman' | 'core' | 'satrapy' | 'armenian';
export type Code = 'roman' | 'parthian' | 'armenian' | 'arabian';
export type MarchKind = 'road' | 'cross-country' | 'river' | 'sea';
export type RoundName = 'fire' | 'melee' | 'pursuit';

export interface HexData {
  id: string;
  /** Its place in `terrain`. */
  ground: number;
  river?: boolean;
  lake?: boolean;
  coast?: number[];
}

export interface CityData {
  id: string;
  name: string;
  hex: string;
  code: Code;
  capital: '' | 'provincial' | 'regional';
  sea: string;
  /** Of its Civis. */
  strength: number;
  discipline: string;
}

export interface UnitData {
  id: string;
  name: string;
  side: number;
  nation: Nation;
  kind: string;
  strength: number;
  discipline: string;
  move: number;
  rating: number;
  guard: boolean;
}

export interface KindData {
  id: string;
  name: string;
  attack: [number, number, number];
  maneuver: boolean;
  worth: number;
}

export interface TerrainData {
  id: string;
  name: string;
  mark: string;
  stop: boolean;
  no_maneuver: boolean;
  reduced: boolean;
}

export interface MarkerData {
  id: string;
  name: string;
  type: 'military' | 'political' | 'agent' | 'special';
  roman: number;
  parthian: number;
  actions: { id: string; name: string; turn: 'own' | 'enemy' | 'any'; text: string }[];
}

export interface GoalData {
  kind: 'any-of-cities' | 'all-of-cities' | 'count' | 'leader-gone' | 'triumph';
  needed: number;
  requisite: boolean;
  cities: string[];
  leader: string;
}

export interface ScenarioData {
  id: string;
  name: string;
  about: string;
  turns: number;
  first_year: number;
  goals: [GoalData[], GoalData[]];
}

export interface Components {
  columns: number;
  rows: number;
  hexes: HexData[];
  seas: { name: string; off_map: boolean }[];
  cities: CityData[];
  sides: { id: string; name: string }[];
  units: UnitData[];
  supreme: string[];
  kinds: KindData[];
  terrain: TerrainData[];
  markers: MarkerData[];
  events: { id: string; name: string; roll: number; text: string }[];
  months: { name: string; short: string; winter: boolean }[];
  levels: string[];
  scenarios: ScenarioData[];
  marches: Record<MarchKind, string[]>;
  discipline: Record<string, string[]>;
  combat: { least: number[]; rows: string[][] };
  formal_siege: string[];
  victory_sizes: { name: string; least: number; markers: number }[];
}

/** What one side has in a hex. */
export interface Force {
  /** Units that I can see: outside, and inside the city. */
  out: number[];
  in: number[];
  /** Counters that lie face down and that I cannot see. */
  down_out: number;
  down_in: number;
  armies: number[];
}

export interface MarchView {
  side: number;
  hex: number;
  armies: number[];
  phase: 'muster' | 'marching';
  forced: boolean;
  kind: MarchKind | '';
  die: number;
  result: string;
  gone: number;
  limit: number | null;
  reach: Partial<Record<MarchKind, number[]>>;
}

export interface BattleView {
  hex: number;
  attacker: number;
  kind: string;
  round: RoundName;
  first: number;
  advantage: number;
  eagle: number;
  ahead: number;
  start: [number, number];
  lost: [number, number];
  left: [number, number];
  attack: [number, number];
  units: [number[], number[]];
  disrupted: number[];
}

export type Standing = [kind: string, now: number, needed: number, met: boolean, requisite: boolean];

export interface War {
  scenario: number;
  turn: number;
  active: number;
  where: number[];
  inside: number[];
  army: number[];
  marched: number[];
  face_up: number[];
  plays: number[];
  seen: number[];
  seen_turn: number[];
  exercitus: number[];
  stayed: number[];
  silenced: number[];
  civis: number[];
  hand: number[];
  supreme: number[];
  triumph: number;
  optimus: number[];
  attempted: number[];
  fought: number[];
  step: string;
  pending: number[];
  month: string;
  year: number;
  winter: boolean;
  turns: number;
  event_id: string;
  segment_id: 'events' | 'stratagems' | 'movement' | 'combat';
  active_id: string;
  controller: number[];
  besieged: number[];
  cities: [number, number];
  standings: [Standing[], Standing[]];
  /** Conditions of somebody's own. */
  goals?: GoalData[][];
  levels: [number, number];
  /** Of each side, as far as I may know: nobody is told the enemy's. */
  marker_count: [number | null, number | null];
  forces: ([Force | null, Force | null] | null)[];
  march: MarchView | null;
  battle: BattleView | null;
}
