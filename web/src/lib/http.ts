/** The server's requests over plain HTTP, one function each. Errors are `ServerError` with the server's own words. */
import type {
  ActionOption,
  Analysis,
  Answer,
  ChatLine,
  Decided,
  DiceSeal,
  GameStatic,
  GameSummary,
  Glimpse,
  HowTo,
  Hints,
  LessonCard,
  LessonVoice,
  Match,
  MatchLists,
  Me,
  NewMatch,
  Notices,
  Odds,
  Refused,
  Remark,
  Rule,
  ScorePoint,
  SeenMoment,
  Table,
  Turn,
  Verification,
  WhyAnswer,
} from './api';
import { language } from './language';
import { offline } from './browser/offline.svelte';
import { learn } from './phrase';
import { say } from './say';
import { request } from '$lib/transport';

export class ServerError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfter = 0,
  ) {
    super(message);
    this.name = 'ServerError';
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Whom it goes to, if that is not who holds the tables. */
  by?: Way;
}

/** How somebody is reached who answers the protocol. */
export type Way = typeof request;

export async function send(path: string, call: Call = {}): Promise<Response> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': language,
    'X-Romanum': '1',
    ...call.headers,
  };
  let body: string | undefined;
  if (call.text !== undefined) {
    headers['Content-Type'] = 'text/plain; charset=utf-8';
    body = call.text;
  } else if (call.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(call.body);
  }
  try {
    const answer = await (call.by ?? request)(path, {
      method: call.method ?? 'GET',
      headers: { ...headers, ...offline.headers(path) },
      body,
      signal: call.signal,
    });
    offline.heard(answer);
    return answer;
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') throw fault;
    throw new ServerError(0, 'offline', say('offline'));
  }
}

export async function failure(response: Response): Promise<ServerError> {
  const after = Number(response.headers.get('Retry-After') ?? 0);
  try {
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    return new ServerError(response.status, error.code, error.message, after);
  } catch {
    if (response.status >= 502) return new ServerError(response.status, 'restarting', say('restarting'), after);
    return new ServerError(response.status, 'unknown', say('server-answered', { status: response.status }), after);
  }
}

export async function ask<T>(path: string, call: Call = {}): Promise<T> {
  const response = await send(path, call);
  if (!response.ok) throw await failure(response);
  return (await response.json()) as T;
}

export const post = <T,>(path: string, body: unknown = {}) => ask<T>(path, { method: 'POST', body });
const at = (id: string, rest = '') => `/matches/${encodeURIComponent(id)}${rest}`;
const seatQuery = (seat: number | null) => (seat === null ? '' : `seat=${seat}`);

export const me = () => ask<Me>('/me');
export const session = (key: string) => post<Me>('/session', { key });
export const rename = (name: string) => ask<Me>('/me', { method: 'PATCH', body: { name } });
export const login = (name: string, password: string) => post<Me>('/login', { login: name, password });
export const account = (body: { login: string; password: string; name?: string; code?: string }) =>
  post<Me>('/account', body);
export const logout = () => post<{ ok: boolean }>('/logout');
export const turns = () => ask<{ turns: Turn[] }>('/turns');

export const notices = () => ask<Notices>('/me/notices');
export const saveNotices = (body: Partial<Pick<Notices, 'address' | 'webhook' | 'tell' | 'at_table'>>) =>
  ask<Notices>('/me/notices', { method: 'PUT', body });
export const tryNotices = () => post<{ ok: boolean }>('/me/notices/test');
export const addBrowser = (browser: PushSubscriptionJSON) =>
  ask<Notices>('/me/notices/browser', { method: 'PUT', body: browser });
export const dropBrowser = (endpoint: string) =>
  ask<Notices>('/me/notices/browser', { method: 'DELETE', body: { endpoint } });
export const confirmAgain = () => post<{ ok: boolean }>('/me/notices/confirm');
export const confirmAddress = (token: string) => post<{ address: string }>(`/confirm/${encodeURIComponent(token)}`);
export const unsubscribe = (token: string) => post<{ address: string }>(`/unsubscribe/${encodeURIComponent(token)}`);
export const lookAtReset = (token: string) => ask<{ login: string }>(`/reset/${encodeURIComponent(token)}`);
export const reset = (token: string, password: string) => post<Me>(`/reset/${encodeURIComponent(token)}`, { password });
export const changePassword = (old: string, fresh: string) =>
  ask<{ ok: boolean }>('/me/password', { method: 'PUT', body: { old, new: fresh } });

export const games = () => ask<GameSummary[]>('/games');
export const game = async (id: string) => learn(await ask<GameStatic>(`/games/${encodeURIComponent(id)}`));
export const rules = (id: string) => ask<Rule[]>(`/games/${encodeURIComponent(id)}/rules`);

export const howTo = (id: string) => ask<HowTo>(`/games/${encodeURIComponent(id)}/how-to`);
export const seen = (id: string) => ask<SeenMoment[]>(`/games/${encodeURIComponent(id)}/seen`);
export const openSeen = (id: string, record: string) =>
  post<Match>(`/games/${encodeURIComponent(id)}/seen/${encodeURIComponent(record)}`);

export const lessons = (id: string) => ask<LessonCard[]>(`/games/${encodeURIComponent(id)}/lessons`);
export const studies = (id: string) => ask<LessonCard[]>(`/games/${encodeURIComponent(id)}/studies`);
export const beginLesson = (id: string, lesson: string) => post<Match>('/lessons', { game: id, lesson });
export const lesson = (id: string) => ask<LessonVoice>(at(id, '/lesson'));

export const matches = (page = 0) => ask<MatchLists>(`/matches?page=${page}`);
export const match = (id: string, by?: Way) => ask<Match>(at(id), { by });
export const decided = (id: string) => ask<Decided[]>(at(id, '/decided'));
export const glimpse = (id: string) => ask<Glimpse>(at(id, '/board'));
export const create = (body: NewMatch) => post<Match>('/matches', body);
export const remove = (id: string) => ask<unknown>(at(id), { method: 'DELETE' });
export const end = (id: string, agree: boolean) =>
  post<{ ended: boolean; waiting: string[] }>(at(id, '/end'), { agree });
export const start = (id: string) => post<Match>(at(id, '/start'));
export const salt = (id: string, seat: number, text: string) => post<Match>(at(id, '/salt'), { seat, salt: text });
export const seatBot = (id: string, seat: number, bot: string | null) => post<Match>(at(id, `/seats/${seat}`), { bot });
export const vacation = (id: string, seat: number, days: number) => post<Match>(at(id, '/vacation'), { seat, days });
export const joinOpen = (id: string, seat?: number) => post<Match>(at(id, '/join'), seat === undefined ? {} : { seat });
export const lookAtLink = (token: string) =>
  ask<{ match: Match; seat: number; taken: boolean }>(`/join/${encodeURIComponent(token)}`);
export const joinLink = (token: string, text?: string) =>
  post<Match>(`/join/${encodeURIComponent(token)}`, text ? { salt: text } : {});
export const watch = (token: string) => post<Match>(`/watch/${encodeURIComponent(token)}`);

export const table = (id: string, seat: number | null) => ask<Table>(at(id, `/table?${seatQuery(seat)}`));
export const tableAt = (id: string, n: number, seat: number | null) =>
  ask<Table>(at(id, `/at/${n}?events=0&${seatQuery(seat)}`));
export const act = (id: string, seat: number, seq: number, action: string) =>
  post<Answer>(at(id, '/act'), { seat, seq, action });
export const undo = (id: string, seat: number, seq: number) => post<Answer>(at(id, '/undo'), { seat, seq });
export const why = (id: string, seat: number, action: string) => post<WhyAnswer>(at(id, '/why'), { seat, action });
export const refusals = (id: string, seat: number) =>
  ask<(ActionOption & { refused: Refused })[]>(at(id, `/refused?${seatQuery(seat)}`));
export const allOdds = (id: string, seat: number) => ask<Record<string, Odds>>(at(id, `/odds?${seatQuery(seat)}`));
/** The offered actions that could not be taken back, each with the reason. */
export const finals = (id: string, seat: number) => ask<Record<string, string>>(at(id, `/final?${seatQuery(seat)}`));
export const hint = (id: string, seat: number, count = 3) => post<Hints>(at(id, '/hint'), { seat, count });
export const branch = (id: string, seat: number, n: number, bots = 'miles') =>
  post<Match>(at(id, '/branch'), { seat, n, bots });
export const chat = (id: string, since = 0) => ask<ChatLine[]>(at(id, `/chat?since=${since}`));
export const talk = (id: string, text: string) => post<ChatLine>(at(id, '/chat'), { text });
export const notes = (id: string) => ask<{ text: string }>(at(id, '/notes'));
export const saveNotes = (id: string, text: string) =>
  ask<{ text: string }>(at(id, '/notes'), { method: 'PUT', body: { text } });
export const scores = (id: string) => ask<ScorePoint[]>(at(id, '/scores'));
export const remarks = (id: string) => ask<Remark[]>(at(id, '/remarks'));
export const writeRemark = (id: string, body: Pick<Remark, 'n' | 'text' | 'arrows'>) =>
  post<Remark>(at(id, '/remarks'), body);
export const removeRemark = (id: string, remark: number) =>
  ask<unknown>(at(id, `/remarks/${remark}`), { method: 'DELETE' });
export const analysis = (id: string) => ask<Analysis>(at(id, '/analysis'));
export const analyse = (id: string) => post<Analysis>(at(id, '/analysis'), {});
export const dice = (id: string) => ask<DiceSeal>(at(id, '/dice'));

/** A match out of a record: with my seats and bots in the others, one kind for all or one for each, or all mine. */
export const importRecord = (text: string, bots: string[], seats: number[], by?: Way) => {
  const asked = new URLSearchParams([...bots.map((bot) => ['bots', bot]), ...seats.map((seat) => ['seat', `${seat}`])]);
  return ask<Match>(`/records${bots.length ? `?${asked}` : ''}`, { method: 'POST', text, by });
};
export const verify = (text: string) => ask<Verification>('/verify', { method: 'POST', text });

/** All that a page keeps, as one file; and what such a file brings. */
export const everything = async (): Promise<string> => {
  const response = await send('/page/everything');
  if (!response.ok) throw await failure(response);
  return response.text();
};
export const takeEverything = (text: string) =>
  ask<{ matches: number; scenarios: number; kept: number }>('/page/everything', { method: 'POST', text });

export async function record(id: string, by?: Way): Promise<string> {
  const headers = { Accept: 'text/plain, application/json' };
  const response = await send(at(id, '/record?whole=true'), { headers, by });
  if (!response.ok) throw await failure(response);
  return response.text();
}
