/** Scenarios of one's own as the server tells them (docs/protocol.md), and what can be asked of it. */
import type { Json, Match, View } from '$lib/api';
import { ask, create, post } from '$lib/http';

/** What an entry of a drawer can be. */
export type Entry = (
  | { kind: 'number'; low: number; high: number; rule?: string }
  | { kind: 'flag' }
  | { kind: 'name' | 'names' | 'units'; names: string[] }
  | { kind: 'month'; first: string }
  | { kind: 'words' }
  /** Rows of a part of the drawer. */
  | { kind: 'rows'; part: string }
) & {
  /** In a row of building blocks: a row need not have it, and with what it begins if it is added. */
  optional?: boolean;
  fresh?: Json;
};

interface Kept {
  id: string;
  title: string;
  rule: string;
  /** What its words are called that are no names of the game. */
  called: Record<string, string>;
}

/** Where counters stand: a place has words, and this says which. */
export interface BoardDrawer extends Kept {
  shape: 'board';
  places: string[];
  counters: string[];
  /** Whose counters follow: where there are any, they stand first. */
  sides?: string[];
  /** Counters with their number before or after them; all others stand alone. */
  before?: string[];
  after?: string[];
  /** Counters of which there is one. */
  once?: string[];
  /** The same by what they are, under a word for each kind; all but notes. */
  groups?: Record<string, string[]>;
  /** Words that say something of the counters beside them. */
  notes?: string[];
  /** What stands between the counters of two sides. */
  between?: string;
  /** What places are called on the map, where they are called otherwise there. */
  map?: Record<string, string>;
  most: Record<string, number>;
}

/** What rows there can be: what a row can be about, and what it has then. */
export interface Part {
  /** What says which kind a row is; empty where there is one kind. */
  tag: string;
  kinds: Record<string, Record<string, Entry>>;
}

/** Rows of the game's own building blocks. */
export interface BlocksDrawer extends Kept, Part {
  shape: 'blocks';
  most: number;
  /** Rows that stand within rows. */
  parts: Record<string, Part>;
  /** What kinds (`holds`), their fields (`holds.by`) and what can stand in these (`when=end`) are called. */
  titles: Record<string, string>;
  /** Those of the scenario. */
  own: Json[];
}

export type Drawer = Kept &
  (
    | { shape: 'one'; entry: Entry }
    | { shape: 'row'; keys: string[]; entry: Entry }
    | { shape: 'many'; most: number; entry: Entry }
    | { shape: 'lists'; keys: string[]; most: number; entry: Entry }
    | { shape: 'hands'; holders: string[]; cards: string[]; most: number }
    | { shape: 'facts'; most: number; columns: Record<string, Entry> }
    | BlocksDrawer
    | BoardDrawer
  );

export type Sheet = Record<string, Json>;

export interface Heading {
  title: string;
  author: string;
  story: string;
  names: string[];
}

export interface Fault {
  drawer: string;
  entry: string;
  text: string;
  rule: string;
}

/** A sheet that was looked at; with faults it has neither a view nor a file. */
export interface Looked {
  game: string;
  sheet: Sheet;
  heading: Heading;
  view: View | null;
  text: string;
  faults: Fault[];
}

export interface Scenario {
  id: string;
  game: string;
  scenario: string;
  title: string;
  author: string;
  story: string;
  seats: number;
  names: string[];
  public: boolean;
  mine: boolean;
  since: string;
  played: number;
  /** How many matches each seat has won. */
  results: number[];
  /** Where its board is drawn; empty if it is not. */
  picture: string;
}

export type Wish =
  | { game: string; sheet: Sheet; heading: Heading }
  | { game: string; sheet: Sheet }
  | { text: string }
  | { match: string; n: number };

const at = (id: string, rest = ''): string => `/scenarios/${encodeURIComponent(id)}${rest}`;

export const look = (wish: Wish) => post<Looked>('/sheets', wish);
export const drawers = async (game: string, scenario: string, seats: number): Promise<Drawer[]> => {
  const asked = new URLSearchParams({ scenario, seats: String(seats) });
  return (await ask<{ drawers: Drawer[] }>(`/games/${encodeURIComponent(game)}/drawers?${asked}`)).drawers;
};

export const keep = (text: string) => ask<Scenario>('/scenarios', { method: 'POST', text });
export const rewrite = (id: string, text: string) => ask<Scenario>(at(id), { method: 'PUT', text });
export const show = (id: string, shown: boolean) =>
  ask<Scenario>(at(id), { method: 'PATCH', body: { public: shown } });
export const remove = (id: string) => ask<unknown>(at(id), { method: 'DELETE' });
export const report = (id: string) => post<unknown>(at(id, '/report'));
export const scenario = (id: string) => ask<Scenario & { text: string }>(at(id));
export const scenarios = (game: string, mine: boolean) => {
  const asked = new URLSearchParams({ ...(game && { game }), ...(mine && { mine: 'true' }) });
  return ask<Scenario[]>(`/scenarios?${asked}`);
};

/** Where one chooses who plays it, and how. */
export const chosen = ({ id, game }: Scenario): string => `/new/${game}?own=${id}`;

/** A match of it against bots, in which I have one seat. */
export function play({ id, game, title, seats }: Scenario, seat: number, level: string): Promise<Match> {
  const sits = (k: number) => (k === seat ? { kind: 'me' as const } : { kind: 'bot' as const, level });
  return create({ game, own: id, title, seats: Array.from({ length: seats }, (_, k) => sits(k)) });
}
