/**
 * The protocol of the server, typed (docs/protocol.md). Nothing here knows a game.
 */
import type { Pattern } from './phrase';
import type { Role } from './roles';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The version of the messages that this client reads; the server refuses a page of another one. */
export const PROTOCOL = 1;

/** What a seat may not see stands in a view as this number. */
export const HIDDEN = -9;

export interface Me {
  id: number | null;
  name: string;
  mode: 'local' | 'hosting';
  signed_in: boolean;
  owner: boolean;
  can_create: boolean;
  version: string;
  protocol: number;
  /** The address under which everybody reaches the server, if the host has given one. */
  public: string;
  token?: string;
  /** A new account must give an invitation code. */
  needs_code?: boolean;
  /** Whether other machines can reach the server at all. */
  reach?: 'machine' | 'network';
  /** What the host tells everybody. */
  notice?: Notice | null;
  /** Whether this server can send mail. */
  mail?: boolean;
  /** Whether matches are rated here: then there are ladders and profiles. */
  ratings?: boolean;
  /** Whether I may make tournaments. */
  tournaments?: boolean;
}

export interface Notice {
  id: number;
  text: string;
  at: string;
}

/** A match that waits for me. */
export interface Turn {
  match: string;
  game: string;
  title: string;
  branch: boolean;
  seats: number[];
  names: string[];
  others: string[];
  since: string;
  deadline: string | null;
  /** Seconds left, less than nothing if the time is up. */
  left: number | null;
}

export type Telling = 'turn' | 'reminder' | 'late' | 'over' | 'round';

/** How a person is told of things when the page is closed. */
export interface Notices {
  mail: boolean;
  address: string;
  confirmed: boolean;
  webhooks: boolean;
  webhook: string;
  secret: string;
  tell: Telling[];
  at_table: boolean;
}

export interface Scenario {
  id: string;
  title: string;
  help: string;
  players: number[];
  /** How long it takes for all seats together, as measured; null where it was not. */
  minutes: number | null;
  /** Whether it goes on until somebody has won: the minutes are those of one turn. */
  open: boolean;
  difficulty: '' | 'easy' | 'middling' | 'hard';
  teaches: string;
  /** Whether a newcomer begins with it. */
  start: boolean;
}

export interface Option {
  id: string;
  title: string;
  help: string;
  default: boolean | string | number;
  choices: string[];
  /** What the choices are called. */
  called: string[];
  rule: string;
}

export interface BotLevel {
  id: string;
  title: string;
  help: string;
}

export interface GameSummary {
  id: string;
  title: string;
  players: number[];
  minutes: [number, number];
  blurb: string;
  feel: string;
  scenarios: Scenario[];
  /** What a click counts for in the lengths of scenarios; 0: nothing was measured. */
  click_seconds: number;
  options: Option[];
  bots: BotLevel[];
  seat_names: Record<string, string[]>;
  /** How many lessons its course has. */
  lessons: number;
  /** How many subjects its page on how to play it has. */
  how_to: number;
}

/** How a game is played: one screen a subject. The pictures are addresses. */
export interface HowTo {
  intro: string;
  /** What the intro is said in. */
  language: string;
  subjects: {
    id: string;
    language: string;
    title: string;
    text: string[];
    points: string[];
    rules: string[];
    caption: string;
    light: string;
    dark: string;
  }[];
}

export interface LessonCard {
  lesson: string;
  title: string;
  about: string;
  minutes: number;
}

/** What a lesson says: the last page tells what is to be done, those before it are to be read first. */
export interface LessonVoice {
  game: string;
  lesson: string;
  title: string;
  seq: number;
  pages: { text: string; point: string[]; rule: string }[];
  done: number;
  deeds: number;
  over: boolean;
  free: boolean;
  fits: string[];
  dice: string;
  remark: string;
  next: string | null;
  next_title: string;
}

export interface Rule {
  id: string;
  text: string;
  topic: string;
  variant: string;
  ruling: string;
  example: string;
  chapter: string;
  chapter_title: string;
  /** Numbers of other rules as they stand in the texts, and the rules they lead to. */
  links: Record<string, string>;
  /** The rules that name this one. */
  named_by: string[];
}

/** A moment of a recorded game in which a rule spoke. */
export interface SeenMoment {
  rule: string;
  record: string;
  n: number;
  sentence: string;
}

/** What never changes about a game: names, tables, components. */
export interface GameStatic {
  id: string;
  title: string;
  rules_version: number;
  names: Record<string, string>;
  tables: Record<string, Json>;
  hidden: number;
  /** How each verb is written, and what a button with it says; kinds of arguments in braces. */
  verbs: Record<string, string>;
  labels: Record<string, string>;
  /** What each kind of event is, and what the log can be looked through for. */
  roles: Record<string, Role[]>;
  topics: Record<string, string[]>;
  /** Sentences into which the client puts the facts itself. */
  words: Record<string, Pattern>;
  /** The kinds of windows at which a seat can wish not to be asked. */
  windows: WindowKind[];
  /** The kinds of questions that orders can answer. */
  questions?: QuestionKind[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  components: any;
}

export type Wish = 'ask' | 'concerned' | 'never';
/** What a seat wishes, where it does not want to be asked about everything. */
export type Wishes = Record<string, Wish>;

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

export interface QuestionKind {
  id: string;
  name: string;
  about: string;
  rule: string;
  /** The standard answers, in words. */
  answers: Record<string, string>;
  window: boolean;
  /** The verbs it can be answered with; none: any. */
  verbs?: string[];
}

export interface WindowKind {
  id: string;
  name: string;
  about: string;
  rule: string;
  /** What can be wished, in words. */
  wishes: Partial<Record<Wish, string>>;
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
}

/** What a leg of a way may bring; the chance is null where nobody can tell. */
export interface Risk {
  kind: string;
  words: string;
  rule: string;
  chance: number | null;
  /** Whether something can be lost by it. */
  loses: boolean;
}

/**
 * One action of a way: where it leads, the cost up to there, the leg before it (-1: none), risks by number, the rule
 * that ends it, how one stays.
 */
export type Leg = [
  action: string,
  place: string,
  cost: number,
  before: number,
  risks: number[],
  ends: string,
  stays: string[],
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
}

/** What the offered actions of a seat lead to: odds, and which of them cannot be taken back, with the reason. */
export interface Foresight {
  type: 'foresight';
  seat: number;
  seq: number;
  odds: Record<string, Odds>;
  final: Record<string, string>;
}

export interface Refused {
  rule: string;
  text: string;
  message: string;
  facts: Record<string, Json>;
}

export interface Answer {
  answer: 'done' | 'doubled' | 'stale' | 'refused';
  seq: number;
  refused?: Refused;
  /** Of several actions, how many were played, and why the others were not. */
  played?: number;
  stopped?: '' | 'others' | 'dice' | 'shown' | 'changed';
}

export interface WhyAnswer {
  allowed: boolean;
  refused?: Refused;
  nearest?: ActionOption[];
}

export interface Modifier {
  rule: string;
  what: string;
  value: number;
  name: string;
}

export interface Odds {
  win: number;
  expected_losses: Record<string, number>;
  /** What the chance is a chance of, where it is not to win. */
  hope?: string;
  outcomes: { outcome: string; probability: number }[];
  modifiers: Modifier[];
  /** Where the dice say how much and not whether: what they bring on average. */
  gain?: number | null;
}

export interface Chance {
  chance: number;
  low: number;
  high: number;
}

export interface Hint {
  text: string;
  label: string;
  /** How often equal players won after it, as measured; null where that is not known. */
  chance: Chance | null;
  odds: Odds | null;
  /** In sentences, the first about the chance. */
  reasons: string[];
}

export interface Hints {
  bot: string;
  hints: Hint[];
}

export interface ChatLine {
  id: number;
  who: string;
  seat: number | null;
  text: string;
  at: string;
}

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
  action: string;
  told: string[];
  before: number[];
  play: number[];
  luck: number[];
  after: number[];
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
  unparted?: number;
}

export interface DiceSeal {
  kind: string;
  commitment?: string;
  salts?: string[];
  seed?: string | null;
  rolls?: number | null;
}

export interface Verification {
  verified: boolean;
  checks: { what: string; verdict: 'ok' | 'note' | 'FAILED'; words: string }[];
}
