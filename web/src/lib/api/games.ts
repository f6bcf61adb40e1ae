/** What never changes about a game: its scenarios, options, rules and names, and the kinds of its questions. */
import type { Role } from './roles';
import type { Words } from './sentences';
import type { Json } from './values';

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
  /** Where it changes something; in all of them, where it is empty. */
  scenarios?: string[];
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
  /** How many studies it has. */
  studies: number;
  /** How many subjects its page on how to play it has. */
  how_to: number;
  /** A draft plays by its rules and has little else. */
  ripeness: 'draft' | 'whole';
  /** The distribution that has brought it, and its version; empty if it is one of ours. */
  package: string;
  /** Whether scenarios of one's own can be made of it. */
  editable: boolean;
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
  /** What kinds of units are to the eye, by the ids that the components have. */
  unit_roles?: Record<string, string>;
  /** Sentences into which the client puts the facts itself. */
  words: Words;
  /** The kinds of windows at which a seat can wish not to be asked. */
  windows: WindowKind[];
  /** The kinds of questions that orders can answer. */
  questions?: QuestionKind[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  components: any;
  /** What seats are called and in which colours they are shown, at the fullest table. */
  seats?: { name: string; colour: string }[];
}

export type Wish = 'ask' | 'concerned' | 'never';
/** What a seat wishes, where it does not want to be asked about everything. */
export type Wishes = Record<string, Wish>;

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
