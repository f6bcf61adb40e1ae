/** What never changes about the game (parts.py) and the position as a seat knows it (state.py, view.py). */
import type { Modifier } from '$lib/api';

export type { Modifier };

export type CampId = 'roman' | 'barbarian';
export type StatusId = 'peace' | 'war' | 'foederati' | 'revolt' | 'regnum';
export type UnitKind = 'LI' | 'CO' | 'PA' | 'BU' | 'tribal';
export type BorderKind = 'land' | 'rhenus' | 'danuvius' | 'tigris' | 'euphrates' | 'strait' | 'long-strait';
/** PF, QU and BT: strength, quality, tactical bonus. */
export type Values = [number, number, number];

export interface ZoneData {
  id: string;
  name: string;
  code: string;
  /** Empty outside the empire. */
  diocese: string;
  /** 0 west, 1 east, -1 outside the empire. */
  half: number;
  /** Whose area of origin it is. */
  tribe: string;
  town: string;
  capital: boolean;
  port: boolean;
  seas: number[];
  east: boolean;
}

export interface TribeData {
  id: string;
  name: string;
  nationality: string;
  rank: 'minor' | 'major' | 'special';
  regnum: boolean;
  federate: boolean;
  homes: number[];
}

export interface LeaderData {
  id: string;
  name: string;
  cc: number;
  vs: number;
  bt: number;
  cp: number;
  /** T of the house of Theodosius, B of barbarian origin. */
  origin: '' | 'T' | 'B';
  half: number;
  tribe: string;
  /** The year in which he comes; 0 if he is generic. */
  entry: number;
  death: number[];
  zone: number;
}

export interface UnitData {
  id: string;
  name: string;
  kind: UnitKind;
  tribe: string;
  diocese: string;
  half: number;
  home: number;
  barbarian: boolean;
  full: Values;
  reduced: Values;
  move: number;
  entry: number;
}

export interface StratagemData {
  id: string;
  name: string;
  camp: CampId | 'mixed';
  /** The phases in which it may be played: letters. */
  phases: string;
  count: number;
  rule: string;
  text: string;
  removed: boolean;
}

export interface EventData {
  sum: number;
  id: string;
  name: string;
  text: string;
}

export interface ScenarioData {
  id: string;
  name: string;
  about: string;
  start: number;
  end: number;
}

export interface Components {
  phases: string[];
  zones: ZoneData[];
  borders: [a: number, b: number, kind: BorderKind, cost: number][];
  seas: { id: string; name: string; fleets: boolean; links: number[] }[];
  dioceses: { id: string; name: string; half: number }[];
  tribes: TribeData[];
  leaders: LeaderData[];
  units: UnitData[];
  fleets: { id: string; name: string; base: number }[];
  combat: {
    columns: string[];
    rows: number[];
    cells: Face[][];
    quality_most: number;
    bonus_most: number;
    capacity_bonus: number;
  };
  events: EventData[];
  stratagems: StratagemData[];
  scenarios: ScenarioData[];
  death_rolls: number[];
}

/** The position. Pieces are leaders, then units; areas, Tribes and stratagems are numbers of the lists above. */
export interface Late {
  scenario: number;
  year: number;
  last_year: number;
  phase: number;
  /** The seat that commands the Roman camp. */
  roman_seat: number;
  where: number[];
  /** 0 loyal, else 1 and the half of the usurpation. */
  cause: number[];
  reduced: number[];
  moved: number[];
  guard_of: number[];
  status: number[];
  major: number[];
  ally: number[];
  king: number[];
  capital: number[];
  migrating: number[];
  quiet: number[];
  augustus: [number, number];
  caesar: [number, number];
  usurper: [number, number];
  puppet: [number, number];
  fleet_at: number[];
  fleet_camp: number[];
  fleet_used: number[];
  fleet_moved: number[];
  fleet_back: number[];
  hand: number[];
  removed: number[];
  pv: [number, number];
  council: number;
  plague: number;
  epidemic: number;
  initiative: number;
  active: number;
  sequences: [number, number];
  pax: boolean;
  event: number;
  bonus_leader: number;
  fought: number[];
  step: string;
  pending: number[];
  turn: number;
  turns: number;
  phase_id: string;
  event_id: string;
  /** By seat: the camp it plays. */
  camps: [number, number];
  /** The camp I play, -1 for a spectator. */
  own: number;
  swaps: number;
  /** The sequences of Phase E still to come, the running one first. */
  order: number[];
  /** What the open window is about. */
  moment: string;
  /** By area: the camp that holds it, -1 outside the empire. */
  holder: number[];
  diocese_holder: number[];
  fleets: FleetView[];
  tribe_units: number[];
  subjects: number[][];
  hand_count: [number, number];
  cup: number;
  /**
   * Who would win as things stand; to_win: how far ahead the Barbarian must be, less than 0 if it is the Roman who must
   * be.
   */
  level: { seat: number; how: string; to_win: number };
  forecast: Item[];
  forecast_total: [number, number];
  lineage: Reign[];
  battle: BattleView | null;
  march: MarchView | null;
  /** The battles that the active camp has to fight in this sequence as things stand. */
  clashes: BattleView[];
}

/** What Phase F would score as things stand. */
export type Item = [camp: number, points: number, rule: string, why: string];

export interface FleetView {
  camp: number;
  /** Its port, -1 if it is at sea or not in play. */
  area: number;
  sea: number;
  aboard: number[];
  /** The year in which a lost fleet returns, or 0. */
  back: number;
}

export interface Reign {
  office: 'augustus' | 'usurper';
  half: number;
  leader: number;
  /** 0: before the game. */
  from: number;
  /** 0: he still reigns. */
  to: number;
  end: string;
  /** Whom he follows on the throne or rises against, -1 for nobody. */
  after: number;
}

/** The attacker's result, the defender's, and who wins: 0 the attacker, 1 the defender. */
export type Face = [attacker: string, defender: string, winner: number];

export interface BattleView {
  area: number;
  attacker: number;
  attackers: number[];
  defenders: number[];
  strengths: [number, number];
  ratio: string;
  /** Columns of the table, before and after the shift for quality. */
  column: number;
  shifted: number;
  bonus: number;
  modifiers: Modifier[];
  /** 1 the attacker's fury, 2 the defender's, 3 both, which cancel. */
  fury: number;
  favour: number;
  /** By die, 0 to 9. */
  faces: Face[];
  great: boolean;
}

export interface Reach {
  /** "group" as it is, or with one unit of a category besides. */
  with: UnitKind | 'group';
  pieces: number[];
  /** How an area is entered: 0 they may go on, 1 they must stop there, 2 they may not stop there. */
  areas: [area: number, spent: number, how: number][];
  /** Borders that cannot be crossed, with the rule and the code of the refusal. */
  stops: [from: number, to: number, rule: string, code: string][];
}

export interface MarchView {
  camp: number;
  leader: number;
  units: number[];
  area: number;
  start: number;
  left: number;
  outside: number;
  stopped: boolean;
  /** Units he may still take along. */
  room: number;
  reach: Reach[];
  /** The battles that it would fight where it can go, as it is. */
  fights: BattleView[];
}
