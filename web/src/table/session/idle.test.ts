import { describe, expect, it } from 'vitest';
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
  it('is answered by itself where all others are bots, and once', () => {
    const { sent, idle } = table();
    idle.look('stake');
    idle.look('stake');
    expect(sent).toEqual(['pass']);
  });
  it('waits where another person could learn something by it', () => {
    const { sent, idle } = table({ seats: [me, friend] });
    idle.look('stake');
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
