/** What a game gives the frame of its map: the sheet, what can be done where, and what a click there leads to. */
import type { Snippet } from 'svelte';
import type { ActionOption, Odds, Ways } from '$lib/board';
import type { Verbs } from '../choices/offers';
import type { Looked, MapSheet } from '../map/sheet';
import type { Spot } from './gestures';

export interface Framed {
  sheet: MapSheet;
  /** How the game writes its verbs. */
  game: Verbs;
  label: string;
  /** What can be done at each place. */
  offers: ReadonlyMap<string, ActionOption[]>;
  odds: Record<string, Odds>;
  /** Places next to a place: arrow keys prefer them. */
  near(id: string): ReadonlySet<string>;
  /** The place as a sentence. */
  describe(id: string): string;
  title(id: string): string;
  brief(option: ActionOption): string;
  /** What the person was likely thinking of where nothing is offered. */
  thought(id: string): string | null;
  /** Whether a place is worth a line in the list for screen readers; all are, unless the game says otherwise. */
  listed?(id: string): boolean;
  /** Where those can go whom I have on the move, if anybody is asked; undefined while nobody is. */
  ways?: Ways | null | undefined;
  /** What a way costs, in words. */
  cost?(cost: number): string;
  /** An action in words. */
  labelOf?(action: string): string;
  /** Play several actions in order; why it stopped before their end, if it did. */
  go?(actions: string[]): Promise<string>;
  /** Armies are sent to a place, or along several; false if there is nothing that they could do. */
  campaign?: ((places: readonly string[]) => boolean) | undefined;
  /** Pixels at its foot that sheets cover. */
  covered?: number;
  /** Changes whenever sheets and cards over the map do. */
  lies?: unknown;
  /** A film is running: the next click ends it. */
  busy: boolean;
  finish(): void;
  /** A film is on: a tap and Enter end it and do nothing else, since the map is not where one is asked. */
  film?: boolean;
  act(text: string, again?: boolean): void;
  why(text: string): void;
  /** Where one points; on purpose, by a click or by key. */
  inspect(id: string | null, firm?: boolean): void;
  /** The place at a point of the map, where places are too many to be drawn each with its `data-id`. */
  locate?(x: number, y: number): string | null;
  /**
   * What lies still: a layer of its own, so that light and counters over it can change without it. It is told how
   * many pixels a unit has.
   */
  ground: Snippet<[number]>;
  /** What lives on it. */
  world: Snippet<[Looked]>;
  card: Snippet<[string]>;
  /** What else floats over the map: given where a box stands above a place, where that is, and pixels a unit. */
  overlay?: Snippet<[(id: string, width: number) => string, (id: string) => Spot, number]>;
}
