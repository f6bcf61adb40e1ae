/** Tournaments as the server tells them (docs/protocol.md, chapter 11), and what can be asked of it. */
import { ask, post } from '$lib/http';

export type Kind = 'round-robin' | 'swiss' | 'knock-out';
export const KINDS: readonly Kind[] = ['round-robin', 'swiss', 'knock-out'];

export interface TournamentCard {
  id: string;
  title: string;
  game: string;
  scenario: string;
  kind: Kind;
  seats: number;
  least: number;
  state: 'open' | 'running' | 'over';
  round: number;
  planned: number;
  entry: 'open' | 'invited';
  entrants: number;
  most: number;
  created: string;
  changed: string;
}

export interface Entrant {
  number: number;
  who: { id: string; name: string; bot: boolean };
  name: string;
  rating: number | null;
  gone: boolean;
  mine: boolean;
}

export interface Chair {
  number: number;
  place: number | null;
  points: number | null;
  score: number | null;
  absent: boolean;
}

export interface Board {
  board: number;
  match: string | null;
  over: boolean;
  mine: boolean;
  seats: Chair[];
}

export interface Round {
  round: number;
  boards: Board[];
  byes: number[];
}

export interface Standing {
  rank: number;
  number: number;
  score: number;
  played: number;
  wins: number;
  breaks: number[];
}

export interface NewTournament {
  title: string;
  game: string;
  kind: Kind;
  seats: number;
  least: number;
  scenario: string;
  options: Record<string, boolean | string | number>;
  rounds: number;
  go_on: number;
  entry: 'open' | 'invited';
  most: number;
  by_itself: boolean;
  public: boolean;
  hints: boolean;
  allowance: number;
  bank: number;
  increment: number;
  vacation: number;
  stand_in: string | null;
  grace: number;
}

export interface Tournament extends TournamentCard {
  rounds: number;
  go_on: number;
  by_itself: boolean;
  allowance: number;
  grace: number;
  organiser: string;
  owner: boolean;
  me: number | null;
  waits: boolean;
  people: Entrant[];
  breaks: string[];
  standings: Standing[];
  course: Round[];
  code?: string;
}

const at = (id: string, rest = ''): string => `/tournaments/${encodeURIComponent(id)}${rest}`;

export const tournaments = (page = 0) =>
  ask<{ tournaments: TournamentCard[]; more: boolean }>(`/tournaments?page=${page}`);
export const tournament = (id: string) => ask<Tournament>(at(id));
export const create = (body: NewTournament) => post<Tournament>('/tournaments', body);
export const enter = (id: string, code: string) => post<Tournament>(at(id, '/enter'), { code });
export const leave = (id: string) => post<Tournament>(at(id, '/leave'));
export const enterBot = (id: string, bot: string) => post<Tournament>(at(id, '/bots'), { bot });
export const start = (id: string) => post<Tournament>(at(id, '/start'));
export const next = (id: string) => post<Tournament>(at(id, '/next'));
export const forfeit = (id: string, number: number) => post<Tournament>(at(id, '/forfeit'), { number });
export const sendAway = (id: string, number: number) => post<Tournament>(at(id, '/send-away'), { number });
export const remove = (id: string) => ask<{ ok: boolean }>(at(id), { method: 'DELETE' });
