import { beforeEach, describe, expect, it } from 'vitest';
import type { Coming } from '$lib/transport';
import type { Channel, Message, ToTabs } from './messages';
import { Tab } from './tab';

const coming: Coming = { what: ['python'], loaded: 1, whole: 2 };
let said: Message[];
let told: (Coming | null)[];
let channel: Channel;
let tab: Tab;

const hears = (message: ToTabs): void => channel.onmessage!({ data: message });
const asks = (method = 'GET') => tab.request('/me', { method, headers: {} });
const of = (kind: string) => said.filter((one) => one.kind === kind);
const last = () => said.at(-1) as Extract<Message, { kind: 'ask' }>;
const answers = (id: number, body = '{"name": "Livia"}') =>
  hears({ kind: 'answer', tab: tab.id, id, status: 200, headers: { 'content-type': 'application/json' }, body });

beforeEach(() => {
  [said, told] = [[], []];
  channel = { postMessage: (message) => void said.push(message), onmessage: null };
  tab = new Tab(channel, (coming) => void told.push(coming));
});

describe('a tab', () => {
  it('asks who leads, and keeps what it would ask until somebody does', async () => {
    expect(said).toEqual([{ kind: 'hello', tab: tab.id }]);
    const answer = asks();
    expect(of('ask')).toEqual([]);
    hears({ kind: 'loading', term: 'a', coming });
    expect(of('ask')).toEqual([]);
    hears({ kind: 'lead', term: 'a' });
    answers(last().id);
    expect(await (await answer).json()).toEqual({ name: 'Livia' });
    expect(told).toEqual([coming, null]);
  });

  it('is told what whoever leads fetches for an answer, and when it is there', () => {
    hears({ kind: 'fetching', coming });
    expect(told).toEqual([]);
    hears({ kind: 'lead', term: 'a' });
    const game = { ...coming, what: ['games/hre'] };
    hears({ kind: 'fetching', coming: game });
    hears({ kind: 'fetching', coming: null });
    expect(told).toEqual([null, game, null]);
  });

  it('takes no answer that is for another tab', async () => {
    hears({ kind: 'lead', term: 'a' });
    const answer = asks();
    hears({ kind: 'answer', tab: 'other', id: last().id, status: 500, headers: {}, body: null });
    answers(last().id);
    expect((await answer).status).toBe(200);
  });

  it('asks once more what only looks, if whoever led is gone', async () => {
    hears({ kind: 'lead', term: 'a' });
    const answer = asks();
    hears({ kind: 'loading', term: 'b', coming });
    hears({ kind: 'lead', term: 'b' });
    expect(of('ask')).toHaveLength(2);
    answers(last().id);
    expect((await answer).ok).toBe(true);
  });

  it('does not repeat what may have been done already, and says so', async () => {
    hears({ kind: 'lead', term: 'a' });
    const answer = asks('POST');
    hears({ kind: 'lead', term: 'b' });
    expect(of('ask')).toHaveLength(1);
    expect((await answer).status).toBe(503);
  });

  it('does whatever nobody has heard yet', async () => {
    const answer = asks('POST');
    hears({ kind: 'loading', term: 'a', coming });
    hears({ kind: 'lead', term: 'a' });
    answers(last().id);
    expect((await answer).ok).toBe(true);
  });

  it('gives up what nobody waits for any more', async () => {
    const control = new AbortController();
    const answer = tab.request('/me', { method: 'GET', headers: {}, signal: control.signal });
    control.abort();
    await expect(answer).rejects.toThrow('nobody waits');
    hears({ kind: 'lead', term: 'a' });
    expect(of('ask')).toEqual([]);
  });

  it('tells why nothing will come', async () => {
    const answer = asks();
    hears({ kind: 'failed', term: 'a', words: 'no room for Python' });
    expect(await (await answer).json()).toEqual({ error: { code: 'unknown', message: 'no room for Python' } });
    expect((await asks()).status).toBe(500);
  });
});

describe('a socket of a tab', () => {
  const opened = () => {
    const heard: string[] = [];
    const codes: number[] = [];
    const socket = tab.open('/live');
    socket.onmessage = ({ data }) => void heard.push(data);
    socket.onclose = ({ code }) => void codes.push(code);
    return { socket, heard, codes };
  };
  const toldTo = (text: string) => {
    const { id } = of('open').at(-1) as { id: number };
    hears({ kind: 'told', tab: tab.id, id, text });
  };

  it('is open from the first thing that it hears', () => {
    const { socket, heard } = opened();
    hears({ kind: 'lead', term: 'a' });
    toldTo('{"type": "table"}');
    socket.send('{"type": "act"}');
    expect(heard).toEqual(['{"type": "table"}']);
    expect(last()).toMatchObject({ kind: 'say', text: '{"type": "act"}' });
  });

  it('ends with whoever led, so that it is opened anew', () => {
    const { codes } = opened();
    hears({ kind: 'lead', term: 'a' });
    hears({ kind: 'loading', term: 'b', coming });
    expect(codes).toEqual([1012]);
    hears({ kind: 'lead', term: 'b' });
    expect(of('open')).toHaveLength(1);
  });

  it('that was opened while nobody leads waits', () => {
    const { codes } = opened();
    hears({ kind: 'loading', term: 'a', coming });
    hears({ kind: 'lead', term: 'a' });
    expect([of('open').length, codes]).toEqual([1, []]);
  });

  it('says that it is shut, once', () => {
    const { socket, codes } = opened();
    hears({ kind: 'lead', term: 'a' });
    socket.close();
    socket.close();
    expect([of('shut').length, codes]).toEqual([1, [1000]]);
  });
});
