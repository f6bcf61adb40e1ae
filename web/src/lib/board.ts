/**
 * What the shell knows of a game's client: a board that is given everything and asks for everything through these
 * props,
 * and a module around it. A new game adds one folder in `src/games` that exports a `GameModule`, nothing else.
 */
import type { Component, Snippet } from 'svelte';
import type { Decision, EventLine, GameStatic, Odds, Seat, View } from './api';

export type {
  ActionOption,
  Decision,
  EventLine,
  GameStatic,
  Json,
  Leg,
  Odds,
  Risk,
  Rule,
  Seat,
  View,
  Ways,
} from './api';
export { HIDDEN } from './api';

export interface BoardProps {
  /** GET /api/games/ID */
  game: GameStatic;
  /** The game's map geometry, loaded by `GameModule.geometry`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  geometry: any;
  view: View;
  /** The view before this one, for animation. */
  previous: View | null;
  /** Events since the previous view: battles with dice are animated from these. */
  events: EventLine[];
  /**
   * All that has happened so far, as far as the seat knows: for what must be told from its beginning, such as a battle.
   */
  log?: EventLine[];
  /** What I am asked, with the options. */
  decision: Decision | null;
  seat: number | null;
  /** Ids (provinces, sides) lit up by the log or a panel. */
  lit: string[];
  /** Ids that the question names. */
  named?: readonly string[];
  /** Places that a lesson speaks of: they are brought near. */
  shows?: readonly string[];
  /** By action text. */
  odds: Record<string, Odds>;
  /** Play an offered action; again and again, as often as it is offered. */
  act(text: string, again?: boolean): void;
  /**
   * Play several actions in order, for as long as nothing unforeseen happens; why it stopped, if it did. Of a way
   * one is told if it has changed; as many as can be played are played without a word.
   */
  go(actions: string[], asFarAsItGoes?: boolean): Promise<string>;
  /** Send Armies to a place, or along several; false if there is nothing that they could do. */
  campaign?: ((places: readonly string[]) => boolean) | undefined;
  /** Ask why a candidate action (verb + place) is refused. */
  why(text: string): void;
  /** Pointer or focus is on this place. */
  inspect(id: string | null): void;
  /** What the map shows of a film: who went where, and where something befell. The film is left by `finish`. */
  told?: { arrows: readonly (readonly string[])[]; places: readonly string[] } | null;
  finish?(): void;
  /** Something begins to move over the board, or all rests. */
  drawing?(moves: boolean): void;
  /** Pixels at the foot of the map that a long question covers. */
  below?: number;
  /** What the table has to show over the map: it has its place on the stage. */
  aside?: Snippet | undefined;
  /** What the table asks, advises or explains over the map, until it is answered or put away, and the places meant. */
  card?: { shown: Snippet; places: readonly string[] } | undefined;
}

/** Props of a game's own panels in the side panel. */
export interface PanelProps {
  game: GameStatic;
  view: View;
  decision: Decision | null;
  seat: number | null;
  seats: Seat[];
  names: string[];
  /** Light up ids on the map ([] to put them out). */
  light(ids: string[]): void;
  /** Play an offered action. */
  act(text: string): void;
  why(text: string): void;
  /** Open the rules drawer at a rule. */
  rule(id: string): void;
}

/** A leader as he stands on a coin: his name, and the words that his portrait is drawn from, its legend first. */
export interface Likeness {
  name: string;
  portrait: readonly [legend: string, ...words: string[]];
}

/** One line of the players' panel, made by the game from the view. */
export interface SeatSummary {
  seat: number;
  /** The side or sides the seat commands, each with its colour and a letter that repeats it. */
  sides: { id: string; name: string; colour: string; letter: string }[];
  /** Who leads the seat's side, where somebody does. */
  leader?: Likeness;
  score: number;
  /** What the score is called, where it is not points. */
  scored?: string;
  /** How it stands in few letters, where points do not decide ("2/3"), and what that means. */
  standing?: { text: string; help: string };
  /** What its owner has to keep in mind, in few letters: "8T +1". */
  has?: string;
  /** The parts of the score or of what the seat owns: a short word, a number, and the rule that explains it. */
  parts: { label: string; value: number | string; rule?: string; help?: string }[];
  /** A line such as the emperor's or the people's name with what it gives. */
  notes: { label: string; text: string; rule?: string }[];
}

/** A step of the order of play: `here` marks where the match stands. */
export interface OrderStep {
  title: string;
  rule?: string;
  here: boolean;
  depth: number;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** My hand and tokens; shown to their owner only. */
  Hand?: Component<PanelProps>;
  /** A panel of the game's own beside log and rules. */
  Panel?: Component<PanelProps>;
  /** Tables and charts as readable pages in the rules drawer. */
  Reference?: Component<{ game: GameStatic; view: View | null; rule(id: string): void }>;
  /** The map at one moment, small, for the report. */
  TurnMap?: Component<{ geometry: unknown; view: View; game: GameStatic }>;
  /** Loads the map geometry; called once when the table opens. */
  geometry(): Promise<unknown>;
  /**
   * Which turn it is for whoever does nothing more in it, by what this question is then passed, and what that is
   * called, if not to end the turn; null where the question wants an answer.
   */
  rest?(view: View, decision: Decision, game: GameStatic): { turn: number; answer: string; words?: string } | null;
  /**
   * What Armies do that are sent to a place: the offered answer that fights for it, or leads on to where it can be
   * fought for; null where nothing of the kind is asked.
   */
  sends?(
    view: View,
    decision: Decision,
    game: GameStatic,
    place: string,
    odds: Readonly<Record<string, Odds>>,
  ): string | null;
  /** The leader whom an id stands for, or who stands in a place; none if nobody does. */
  likeness?(view: View, game: GameStatic, id: string): Likeness | null;
  /** The place as a sentence, for screen readers and the inspector. */
  describe(view: View, game: GameStatic, placeId: string): string;
  /** Whether anybody holds anything in this match: only then is there a place for the hand. */
  holds?(view: View): boolean;
  /** Seats for the players' panel; null where nothing is known of them but their points. */
  summary?(view: View, game: GameStatic, seats: readonly Seat[]): SeatSummary[] | null;
  /** What is a seat's by the names that events use: its sides, its pieces, and the places where they stand. */
  own?(view: View, game: GameStatic, seat: number): string[];
  /** Who stands elsewhere than before, from place to place, where events do not tell of each step. */
  walked?(before: View, now: View, game: GameStatic): (readonly [from: string, to: string])[];
  /** What places are called in this match, by their ids, where that is not what the game calls them. */
  local?(view: View, game: GameStatic): Record<string, string>;
  /** By kind of window the answer that declines it, where that is not simply to pass. */
  declines?: Readonly<Record<string, string>>;
  /** The order of play with "you are here". */
  order?(view: View, game: GameStatic, decision: Decision | null): OrderStep[];
  /** A headline such as "Turn 3: 12 BC to AD 68, Roman phase". */
  headline?(view: View, game: GameStatic): string;
  /** The place an action is about, if it is about one: such actions are played on the map, all others by buttons. */
  placeOf?(game: GameStatic, actionText: string): string | null;
  /** The middle of each place in the units of the geometry: what is nearest is reckoned from it. */
  points?(geometry: unknown, game: GameStatic): ReadonlyMap<string, readonly [number, number]>;
  /** How many places of the map glow now, where not every action about a place is offered on the map. */
  glowing?(view: View, game: GameStatic, decision: Decision): number;
  /**
   * The rule that says how a match is won: a way to it stands in the report, under the game's word `screen-scoring`.
   */
  scoring?: string;
  /** What a seat needs to win as things stand, in a sentence or two. */
  aim?(view: View, game: GameStatic, seat: number): string;
  /** What was drawn or decided for the seat at the start, as a sentence: told to a newcomer for whom a bot answered. */
  lot?(view: View, game: GameStatic, seat: number): string;
  /** What is printed on the card, marker or stratagem that an action plays: told before it is played. */
  text?(game: GameStatic, actionText: string): string | null;
  /** What the chance of an action is a chance of, where it is not "to win". */
  hope?(actionText: string): string | undefined;
  /**
   * Whether somebody who wishes to be asked before all that cannot be taken back is asked before this; yes, unless the
   * game says that it is one small step of many.
   */
  asks?(view: View, game: GameStatic, actionText: string): boolean;
}
