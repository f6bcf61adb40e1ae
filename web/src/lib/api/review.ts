/** A match looked at afterwards: remarks, points and chances over time, its analysis, its record verified. */

/** Something that was said of the moment after `n` actions, with arrows on the map. */
export interface Remark {
  id: number;
  n: number;
  by: string;
  text: string;
  arrows: [from: string, to: string][];
  at: string;
  /** I may take it back. */
  mine: boolean;
}

export interface ScorePoint {
  n: number;
  turn: number;
  scores: number[];
}

export interface ChancePoint {
  n: number;
  turn: number;
  chances: number[];
}

/** The way of a seat from the start to the end, in hundredths of a percent: start, play and luck add up to the end. */
export interface Balance {
  seat: number;
  start: number;
  play: number;
  luck: number;
  end: number;
  weighed: number;
  sound: number;
  cost: number;
}

export interface TurningPoint {
  n: number;
  turn: number;
  seat: number;
  /** Dice that fell, or a choice beside which there was a better one. */
  kind: 'luck' | 'choice';
  headline: string;
  action: string;
  told: string[];
  /** Of dice one a seat: what was to be expected. Of a choice that of its seat: with the better one. */
  before: number[];
  /** The same as it came, or with what was done. */
  after: number[];
  better: string;
  /** What the better one is the first step of. */
  plan: string;
}

export interface MissedChance {
  n: number;
  turn: number;
  seat: number;
  action: string;
  chance: number;
  better: string;
  better_chance: number;
  cost: number;
  error: number;
  plan: string;
}

/** A match looked over by a bot; what holds nothing is left out. */
export interface Analysis {
  state: 'none' | 'running' | 'done' | 'failed';
  progress?: number;
  before?: number;
  bot?: string;
  chances?: ChancePoint[];
  balances?: Balance[];
  turning_points?: TurningPoint[];
  missed_chances?: MissedChance[];
  weighed?: number;
  unweighed?: number;
  untried?: number;
}

export interface Verification {
  verified: boolean;
  checks: { what: string; verdict: 'ok' | 'note' | 'FAILED'; words: string }[];
}

/** A moment that decided a match: its board as SVG, what came, everybody's chances in hundredths of a percent. */
export interface Decided {
  first: number;
  n: number;
  turn: number;
  told: string[];
  before: number[];
  after: number[];
  drawing: string | null;
}
