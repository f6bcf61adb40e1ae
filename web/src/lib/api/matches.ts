/** Matches as they are made, listed, joined and begun: seats, clocks, dice, results. */
import type { Json } from './values';

export interface Result {
  winners: number[];
  ranking: number[][];
  scores: number[];
  how: string;
  facts: Record<string, Json>;
  sentence: string;
}

export interface Seat {
  seat: number;
  name: string;
  kind: 'person' | 'free' | 'bot';
  who: string | null;
  bot: string | null;
  away: boolean;
  mine: boolean;
  here: boolean;
  salted: boolean;
  /** A bot plays because the time ran out. */
  late?: boolean;
  /** True while a bot answers for a newcomer until the first move of their own, false once it has got up. */
  lead_in?: boolean | null;
  /** Its bot cannot think at present; it tries again. */
  stuck?: boolean;
  /** Whose book tells more: `person-3`, `bot-miles`; empty: nobody's. */
  profile?: string;
  /** Whoever sits there has agreed that the match ends as it stands. */
  ending?: boolean;
}

/** How much time a seat has: seconds in the bank as of the last action, days of vacation left. */
export interface SeatTime {
  bank: number;
  vacation: number;
  /** Until when the seat is on vacation. */
  away_until: string | null;
  /** While it is asked: when its time will be up. */
  deadline: string | null;
}

/** Minutes for a decision and in each bank at first, seconds added to it after a turn, days of vacation. */
export interface MatchClock {
  allowance: number;
  bank: number;
  increment: number;
  vacation: number;
  seats: SeatTime[];
}

export type MatchState = 'waiting' | 'running' | 'over';

export interface Match {
  id: string;
  game: string;
  scenario: string;
  options: Record<string, boolean | string | number>;
  title: string;
  state: MatchState;
  public: boolean;
  hints: boolean;
  branch_of: string | null;
  /** Whether it began with a position that somebody brought, who may know what is hidden in it. */
  brought: boolean;
  /** The scenario of somebody's own that it is. */
  own?: { id: string; title: string; author: string } | null;
  /** The lesson that it is. */
  lesson?: string | null;
  seats: Seat[];
  mine: number[];
  turn: number[];
  my_turn: boolean;
  /** Minutes to think about a decision; 0: any time. */
  allowance: number;
  /** The bot that sits down when they are over; null: nobody does. */
  stand_in: string | null;
  deadline: string | null;
  /** Null or missing: everybody thinks for as long as they like. */
  clock?: MatchClock | null;
  seq: number;
  n: number;
  created: string;
  changed: string;
  owner: boolean;
  result: Result | null;
  dice: { kind: string; commitment?: string; salts?: string[] };
  links?: { seats: Record<string, string>; watch?: string };
}

/** A match at one look: its board as SVG, null if the game draws none; its turn, of how many (0: no end is set). */
export interface Glimpse {
  drawing: string | null;
  turn: number;
  turns: number;
}

export interface MatchLists {
  mine: Match[];
  open: Match[];
  public: Match[];
  /** Whether there is another page of open or public ones. */
  more?: boolean;
}

export interface NewSeat {
  kind: 'me' | 'link' | 'open' | 'bot';
  level?: string;
}

export interface NewMatch {
  game: string;
  scenario?: string;
  options?: Record<string, boolean | string | number>;
  title?: string;
  public?: boolean;
  hints?: boolean;
  seats: NewSeat[];
  shuffle?: boolean;
  dice?: { kind: 'sealed' } | { kind: 'seeded'; seed: number };
  salt?: string;
  hold?: boolean;
  allowance?: number;
  bank?: number;
  increment?: number;
  vacation?: number;
  stand_in?: string | null;
  /** The bot that answers for my seats until the first move of their own. */
  lead_in?: string | null;
  /** The id of a scenario of somebody's own, instead of one of the game's. */
  own?: string;
  /** The text of a record: the match begins where it ends. */
  record?: string;
}

export interface DiceSeal {
  kind: string;
  commitment?: string;
  salts?: string[];
  seed?: string | null;
  rolls?: number | null;
}
