import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventLine, Seat } from '$lib/api';
import { Idle } from './idle.svelte';

const me = { seat: 0, kind: 'person', mine: true } as Seat;
const bot = { seat: 1, kind: 'bot', mine: false } as Seat;
const friend = { seat: 1, kind: 'person', mine: false } as Seat;
const PASS = { text: 'pass', label: 'Pass' };
const ATTACK = { text: 'attack roma', label: 'Attack Roma' };

function table({ seats = [me, bot], options = [PASS], running = false, lesson = null as string | null, n = 3 } = {}) {
  const sent: string[] = [];
  const session = {
    match: { lesson, mine: [0], seats },
    live: { n, events: [] },
    decision: { prompt: 'Intercept?', options } as never,
    film: { running },
    doing: { busy: false, send: (text: string) => Promise.resolve(void sent.push(text)) },
  };
  return { session, sent, idle: new Idle(session) };
}

describe('a question with one answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  it('is answered by itself where all others are bots, and once', () => {
    const { sent, idle } = table();
    idle.look('stake');
    idle.look('stake');
    expect(sent).toEqual(['pass']);
  });
  it('takes such a time as people do where another person could learn something by it', () => {
    const times = [0, 0.999].map((drawn) => {
      vi.spyOn(Math, 'random').mockReturnValue(drawn);
      const { sent, idle } = table({ seats: [me, friend] });
      idle.look('stake');
      let ms = 0;
      for (; !sent.length; ms += 100) {
        idle.look('stake');
        vi.advanceTimersByTime(100);
      }
      vi.advanceTimersByTime(9999);
      expect(sent).toEqual(['pass']);
      return ms;
    });
    expect(times).toEqual([1500, 3500]);
  });
  it('is not answered in company once it has been answered by hand, or where several share a screen', () => {
    const { session, sent, idle } = table({ seats: [me, friend] });
    idle.look('stake');
    session.live = { n: 4, events: [] };
    vi.advanceTimersByTime(9999);
    session.match.mine = [0, 1];
    idle.look('stake');
    vi.advanceTimersByTime(9999);
    expect(sent).toEqual([]);
  });
  it('waits for whoever wishes to be asked always, for the film and in lessons', () => {
    for (const [ask, how] of [['always', {}], ['stake', { running: true }], ['stake', { lesson: 'battle' }]] as const) {
      const { sent, idle } = table(how);
      idle.look(ask);
      expect(sent).toEqual([]);
    }
  });
  it('is one with one answer alone', () => {
    const { sent, idle } = table({ options: [ATTACK, PASS] });
    idle.look('stake');
    expect(sent).toEqual([]);
  });
  it('has its line in the log where it was answered', () => {
    const { session, idle } = table();
    idle.look('stake');
    session.live = { n: 5, events: [] };
    const events = [2, 3, 5].map((n) => ({ i: n, n, kind: 'x', rule: '', facts: {}, sentence: `${n}` })) as EventLine[];
    expect(idle.among(events).map(({ n }) => n)).toEqual([2, 3, 4, 5]);
    expect(idle.among(events)[2]!.sentence).toContain('Intercept?');
  });
});
