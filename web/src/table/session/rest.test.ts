import { describe, expect, it } from 'vitest';
import { Rest } from './rest.svelte';

const DONE = { text: 'done', label: 'Done' };
const STAND = { text: 'stand', label: 'Stand' };

/** A table in a turn, at a question with these answers; others are asked in between. */
function table() {
  const sent: string[] = [];
  let arrives = (): void => undefined;
  const send = (text: string): Promise<void> => {
    sent.push(text);
    return new Promise((done) => (arrives = done));
  };
  const session = {
    game: {} as never,
    module: { rest: (view: { turn?: number }) => ({ turn: view.turn ?? 0, answer: 'done', words: 'End the month' }) },
    match: { lesson: null as string | null },
    live: { n: 3, view: { turn: 7 } as never },
    decision: { options: [DONE] } as never,
    film: { running: false },
    doing: { busy: false, send },
    act: (text: string) => void sent.push(`ask ${text}`),
  };
  const asks = async (n: number, turn: number, ...options: object[]): Promise<void> => {
    session.live = { n, view: { turn } as never };
    session.decision = { options } as never;
    rest.look();
    arrives();
    await Promise.resolve();
  };
  const rest = new Rest(session);
  return { session, sent, rest, asks };
}

describe('nothing more in this turn', () => {
  it('is offered where one could be done, and not in lessons', () => {
    const { session, rest } = table();
    expect(rest.offer).toBe('End the month');
    session.match.lesson = 'first';
    expect(rest.offer).toBeNull();
  });

  it('passes every question until the next turn begins', async () => {
    const { rest, sent, asks } = table();
    rest.say();
    await asks(5, 7, DONE);
    await asks(8, 8, DONE);
    await asks(9, 8, DONE);
    expect(sent).toEqual(['done', 'done']);
    expect(rest.offer).toBe('End the month');
  });

  it('ends where something else is asked, or something is taken back', async () => {
    for (const [n, answer] of [[5, STAND], [3, DONE]] as const) {
      const { rest, sent, asks } = table();
      rest.say();
      await asks(n, 7, answer);
      await asks(6, 7, DONE);
      expect(sent).toEqual(['done']);
    }
  });

  it('asks first where something is at stake in the question that is put, and passes nothing that harms', () => {
    const { session, rest, sent } = table();
    session.decision = { options: [DONE], stakes: { done: { kind: 'quits', words: '8 Legions are left' } } } as never;
    rest.say();
    expect(sent).toEqual(['ask done']);
    session.decision = { options: [DONE], stakes: { done: { kind: 'harms' } } } as never;
    expect(rest.offer).toBeNull();
  });
});
