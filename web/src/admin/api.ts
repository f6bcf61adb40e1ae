/** The host's requests: everything here is refused to everybody else by the server. */
import type { Notice } from '$lib/api';
import { ask, failure, post, send } from '$lib/http';

export interface Figures {
  version: string;
  mode: 'local' | 'hosting';
  started: string;
  workers: number;
  people: number;
  guests: number;
  seen_today: number;
  matches: Record<'waiting' | 'running' | 'over' | 'closed', number>;
  tables: number;
  watching: number;
  bots: Record<'processes' | 'thinking' | 'waiting', number>;
  database: { kind: string; bytes: number };
  notices: Record<'waiting' | 'sent' | 'given_up', number>;
}

export interface Person {
  id: number;
  name: string;
  login: string | null;
  owner: boolean;
  blocked: boolean;
  created: string;
  seen: string | null;
  matches: number;
  running: number;
}

export interface Invitation {
  id: number;
  code: string;
  note: string;
  /** How often it may still be used; null: any number of times. */
  uses: number | null;
  used: number;
  made: string;
  until: string | null;
  revoked: boolean;
}

export interface HostedMatch {
  id: string;
  title: string;
  game: string;
  state: 'waiting' | 'running' | 'over';
  closed: boolean;
  public: boolean;
  owner: string;
  seats: string[];
  seq: number;
  bytes: number;
  created: string;
  changed: string;
}

/** What somebody told of a scenario that somebody shares. */
export interface Report {
  id: number;
  scenario: string;
  title: string;
  game: string;
  by: string;
  text: string;
  at: string;
}

export interface Setting {
  name: string;
  value: string;
  help: string;
}

export interface LogLine {
  at: string;
  who: string;
  what: string;
  about: string;
}

const query = (fields: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();
const match = (id: string, rest = '') => `/admin/matches/${encodeURIComponent(id)}${rest}`;

export const figures = () => ask<Figures>('/admin/figures');
export const people = (words: string, after: number) =>
  ask<{ people: Person[]; more: boolean }>(`/admin/people?${query({ query: words, after })}`);
export const changePerson = (id: number, body: { blocked?: boolean; owner?: boolean }) =>
  ask<Person>(`/admin/people/${id}`, { method: 'PATCH', body });
export const resetLink = (id: number) => post<{ link: string; until: string }>(`/admin/people/${id}/reset`);
export const invitations = () => ask<Invitation[]>('/admin/invitations');
export const invite = (body: { note: string; uses: number | null; days: number | null }) =>
  post<Invitation>('/admin/invitations', body);
export const revoke = (id: number) => ask<unknown>(`/admin/invitations/${id}`, { method: 'DELETE' });
export const matches = (state: string, words: string, page: number) =>
  ask<{ matches: HostedMatch[]; more: boolean }>(`/admin/matches?${query({ state, query: words, page })}`);
export const closeMatch = (id: string) => post<HostedMatch>(match(id, '/close'));
export const openMatch = (id: string) => post<HostedMatch>(match(id, '/open'));
export const deleteMatch = (id: string) => ask<unknown>(match(id), { method: 'DELETE' });
export const tellAll = (text: string) =>
  ask<{ notice: Notice | null }>('/admin/notice', { method: 'PUT', body: { text } });
export const reports = () => ask<Report[]>('/admin/reports');
/** It has been seen to; the scenario stays. */
export const dismiss = (id: number) => ask<unknown>(`/admin/reports/${id}`, { method: 'DELETE' });
export const deleteScenario = (id: string) =>
  ask<unknown>(`/scenarios/${encodeURIComponent(id)}`, { method: 'DELETE' });
export const settings = () => ask<Setting[]>('/admin/settings');
export const log = () => ask<LogLine[]>('/admin/log');

export async function record(id: string): Promise<string> {
  const response = await send(match(id, '/record'), { headers: { Accept: 'text/plain, application/json' } });
  if (!response.ok) throw await failure(response);
  return response.text();
}
