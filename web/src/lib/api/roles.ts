/** What kinds of events are, and which of their facts say the rest: what a game says of each of its own. */

export interface TurnRole {
  role: 'turn';
  number: string;
}

export interface PhaseRole {
  role: 'phase';
  side?: string;
}

export interface BattleRole {
  role: 'battle';
  place: string;
  side?: string;
  enemy?: string;
  ends?: boolean;
  /** The fact that says who has won. */
  winner?: string;
}

export interface ScoreRole {
  role: 'score';
  side: string;
  points: string;
}

export interface LossRole {
  role: 'loss';
  what?: string;
  side?: string;
  place?: string;
}

export interface RollRole {
  role: 'roll';
  dice: string[];
  side?: string;
  enemy?: string;
  place?: string;
  /** What was to be expected, and what came; only rolls with both count as luck. */
  chance?: string;
  got?: string;
  /** The id of the side that always has the hope. */
  by?: string;
  faces?: number[];
  good?: string[];
  void?: string[];
  /** The heading under which it is counted. */
  of?: string;
  fight?: boolean;
  weight?: number;
}

/** A place changes hands. */
export interface TakenRole {
  role: 'taken';
  place: string;
  /** Who has it now, and who had it. */
  side?: string;
  old?: string;
}

/** One step of a longer way, or where it starts. */
export interface LegRole {
  role: 'leg';
  place: string;
  side?: string;
  force?: string;
  origin?: string;
  cost?: string;
  starts?: boolean;
}

export type Role = TurnRole | PhaseRole | BattleRole | ScoreRole | LossRole | RollRole | LegRole | TakenRole;
