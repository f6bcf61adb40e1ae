/** What a seat is sent: its table and what is new, with the question it is asked, ways, events and foresight. */
import type { Wishes } from './games';
import type { MatchClock, MatchState, Result, Seat } from './matches';
import type { Json } from './values';

/** If such a question is put, and is about all of this, answer so. The first of a seat's orders that fits counts. */
export interface Order {
  question: string;
  answer: string;
  /** The action, with the answer `do`. */
  action?: string;
  /** So many of one's own to so many of the enemy's, with `if-weaker`: `1:2`. */
  odds?: string;
  about?: string[];
  until?: 'changed' | 'turn';
  turn?: number;
}

/** An action that an order of mine played: how many there were after it. */
export interface Obeyed {
  n: number;
  order: Order;
}

/** A question I was not asked, by my own wish: how many actions there were before it, of which kind, in words. */
export interface PassedOver {
  n: number;
  window: string;
  words: string;
}

/** The bare fields of a position as one seat knows them. A game's own module narrows the type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

export interface ActionOption {
  text: string;
  label: string;
}

export interface Decision {
  seat: number;
  step: string;
  rule: string;
  prompt: string;
  facts: Record<string, Json>;
  options: ActionOption[];
  /** The kind of window it is, where the seat can wish not to be asked. */
  window?: string;
  /** The kind of question it is, where orders can answer it, and what it speaks of. */
  question?: string;
  matter?: string[];
  /** Where those can go whom the seat has on the move. */
  ways?: Ways | null;
  /** The answer that is usually good, and stands out; empty: none does. */
  usual?: string;
  /** The answers that give something up. */
  stakes?: Record<string, Stake>;
}

/** An answer leaves something undone, pays, or destroys what is one's own: what is left or lost, in words. */
export interface Stake {
  kind: 'quits' | 'spends' | 'harms';
  /** Empty: it is not worth a question. */
  words: string;
}

/** What a leg of a way may bring; the chance is null where nobody can tell. */
export interface Risk {
  kind: string;
  words: string;
  rule: string;
  chance: number | null;
  /** Whether something can be lost by it. */
  loses: boolean;
  /** The places that it comes from, the nearest first, where those can be seen who bring it. */
  whence?: string[];
  /** It is run only where the way ends. */
  at_end?: boolean;
}

/**
 * One action of a way: where it leads, the cost up to there, the leg before it (-1: none), risks by number, the rule
 * that ends it, how one stays, and how likely one comes there at all.
 */
export type Leg = [
  action: string,
  place: string,
  cost: number,
  before: number,
  risks: number[],
  ends: string,
  stays: string[],
  chance?: number | null,
];

/** Every place within reach: a tree of legs, and for each place the last legs of the ways there, the best first. */
export interface Ways {
  at: string;
  stays: string[];
  /** What follows where one stays of one's own will. */
  rest: string[];
  risks: Risk[];
  legs: Leg[];
  goals: Record<string, number[]>;
  /** Who goes, in a shorthand that changes when something happens to them; empty where the game does not say. */
  party?: string;
  /** What they can spend in all, where that is counted. */
  has?: number | null;
  /** They sail, and may not arrive. */
  voyage?: boolean;
}

export interface EventLine {
  /** Its place in the match's whole list of events. */
  i: number;
  /** The place of the time slider at which it has just happened. */
  n: number;
  kind: string;
  rule: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  facts: Record<string, any>;
  sentence: string;
}

export interface Table {
  type: 'table';
  match: string;
  seat: number | null;
  seq: number;
  n: number;
  state: MatchState;
  view: View;
  pending: number[];
  decision: Decision | null;
  waiting: string;
  from: number;
  events: EventLine[];
  /** null if the seat may undo now, else why not. */
  undo: string | null;
  result: Result | null;
  names: string[];
  seats: Seat[];
  /** The `n` right after the seat's own last action; 0 if it has done nothing yet. */
  acted?: number;
  wishes?: Wishes;
  /** Everybody's clock, if there is one. */
  clock?: MatchClock | null;
  orders?: Order[];
  obeyed?: Obeyed[];
  passed?: PassedOver[];
}

/** An option in few words is its text alone; its label follows from the game's. */
export type BriefDecision = Omit<Decision, 'options'> & { options: (ActionOption | string)[] };

/**
 * An event in few words, seen from the event before it: no kind means the same kind and rule; `same` names the facts
 * that
 * are taken over from it, true all of them; `facts` are added to those. Without `n`: the update's.
 */
export interface BriefEvent {
  sentence: string;
  kind?: string;
  rule?: string;
  facts?: EventLine['facts'];
  same?: string[] | boolean;
  n?: number;
}

/** What has changed; what is left out is null or empty. */
export interface Update {
  type: 'update';
  seat: number | null;
  base: number;
  seq: number;
  n: number;
  /** Fields of the view that differ. */
  changes?: View;
  /** Of lists of the view the entries that differ, by their place. */
  set?: Record<string, Record<string, Json>>;
  pending: number[];
  decision?: BriefDecision | null;
  waiting?: string;
  from: number;
  events?: BriefEvent[];
  undo: string | null;
  acted?: number;
  result?: Result | null;
  state: MatchState;
  wishes?: Wishes;
  clock?: MatchClock | null;
  orders?: Order[];
  /** Left out: the same as before. */
  obeyed?: Obeyed[];
  passed?: PassedOver[];
}

export interface Modifier {
  rule: string;
  what: string;
  value: number;
  name: string;
}

/** One way it can end, in the words of a language; the tone says what it is to the seat, where anybody says. */
export interface Outcome {
  outcome: string;
  probability: number;
  tone?: 'good' | 'idle' | 'bad';
}

export interface Odds {
  win: number;
  expected_losses: Record<string, number>;
  /** What the chance is a chance of, where it is not to win. */
  hope?: string;
  outcomes: Outcome[];
  modifiers: Modifier[];
  /** Where the dice say how much and not whether: what they bring on average. */
  gain?: number | null;
  /** The chance of those who are attacked that they can get away before it: `win` is then that if they stand. */
  escape?: number | null;
}

/** What the offered actions of a seat lead to: odds, and which of them cannot be taken back, with the reason. */
export interface Foresight {
  type: 'foresight';
  seat: number;
  seq: number;
  odds: Record<string, Odds>;
  final: Record<string, string>;
}
