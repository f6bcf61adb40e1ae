import { describe, expect, it } from 'vitest';
import type { Seat } from '$lib/api';
import { Ending } from './ending.svelte';

const seat = (who: string, more: Partial<Seat> = {}) =>
  ({ seat: 0, name: 'Green', kind: 'person', who, mine: false, ...more }) as Seat;

function at(seats: Seat[], seq = 4) {
  const match = { id: 'm1', state: 'running' as const, seq, seats };
  const session = { match, live: { seq }, over: false, say: () => undefined };
  const ending = new Ending(session);
  ending.told();
  return { session, ending };
}

describe('ending a match', () => {
  it('is for people who play with others', () => {
    expect(at([seat('Livia', { mine: true }), seat('Drusus')]).ending.possible).toBe(true);
    expect(at([seat('Livia', { mine: true }), seat('miles', { kind: 'bot' })]).ending.possible).toBe(false);
    expect(at([seat('Livia'), seat('Drusus')]).ending.possible).toBe(false);
  });

  it('tells who has agreed, until somebody plays on', () => {
    const { session, ending } = at([seat('Livia', { mine: true }), seat('Drusus', { ending: true })]);
    expect([ending.mine, ending.others]).toEqual([false, 'Drusus']);
    session.live = { seq: 5 };
    expect(ending.others).toBe('');
  });
});
