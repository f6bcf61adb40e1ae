/** What a club tells over HTTP: ladders, profiles, the wall (docs/protocol.md). */
import type { Match } from '$lib/api';
import { ask } from '$lib/http';
import { fileOf } from '$lib/transport';

export interface Who {
  id: string;
  name: string;
  bot: boolean;
}

/** How somebody stands in a game: the skill lies between `rating` and `most` with near certainty. */
export interface Form {
  game: string;
  rating: number;
  most: number;
  games: number;
  wins: number;
  /** More than a first guess. */
  settled: boolean;
}

export interface Rung extends Omit<Form, 'game'> {
  rank: number;
  who: Who;
}

export interface Ladder {
  game: string;
  lines: Rung[];
  more: boolean;
}

export interface Badge {
  kind: string;
  game: string;
  scenario: string;
  since: string;
}

/** How often somebody finished before another, behind, or beside. */
export interface Rival {
  who: Who;
  games: number;
  before: number;
  behind: number;
  equal: number;
}

export interface Past {
  game: string;
  scenario: string;
  ended: string;
  place: number;
  seats: number;
  won: boolean;
  rating: number;
  gain: number;
  others: Who[];
  /** Its id, if I may see it. */
  match: string | null;
}

export interface Point {
  game: string;
  ended: string;
  rating: number;
}

export interface Profile {
  who: Who;
  forms: Form[];
  badges: Badge[];
  rivals: Rival[];
  past: Past[];
  course: Point[];
  running: Match[];
}

/** Why a game is among the best: the margin in points, changes of the lead, how much weaker the winner was rated. */
export interface Highlight {
  match: Match;
  margin: number | null;
  leads: number;
  upset: number;
  score: number;
}

export interface Wall {
  open: Match[];
  running: Match[];
  finished: Match[];
  best: Highlight[];
}

export const ladder = (game: string, page = 0) => ask<Ladder>(`/ladders/${encodeURIComponent(game)}?page=${page}`);
export const profile = (who: string) => ask<Profile>(`/profiles/${encodeURIComponent(who)}`);
export const wall = () => ask<Wall>('/wall');

/** The board of a match as a picture; it changes with the match. */
export const picture = (match: Match): string => fileOf(`/matches/${encodeURIComponent(match.id)}/picture?n=${match.n}`);
