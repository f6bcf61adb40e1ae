import { describe, expect, it } from 'vitest';
import { Rest } from './rest.svelte';

const DONE = { text: 'done', label: 'Done' };
const STAND = { text: 'stand', label: 'Stand' };

/** A table in a turn, at a question with these answers; others are asked in between. */
function table() {
  const sent: string[] = [];
  const session = {
    game: {} as never,
    module: { rest: (view: { turn?: number }) => ({ turn: view.turn ?? 0, words: 'End the month' }) },
    match: { lesson: null as string | null },
    live: { n: 3, view: { turn: 7 } as never },
    decision: { options: [DONE] } as never,
    film: { running: false },
    doing: { busy: false, send: (text: string) => Promise.resolve(void sent.push(text)) },
  };
  const asks = (n: number, turn: number, ...options: object[]): void => {
    session.live = { n, view: { turn } as never };
    session.decision = { options } as never;
    rest.look();
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

  it('passes every question until the next turn begins', () => {
    const { rest, sent, asks } = table();
    rest.say();
    asks(5, 7, DONE);
    asks(8, 8, DONE);
    asks(9, 8, DONE);
    expect(sent).toEqual(['done', 'done']);
    expect(rest.offer).toBe('End the month');
  });

  it('ends where something else is asked, or something is taken back', () => {
    for (const [n, answer] of [[5, STAND], [3, DONE]] as const) {
      const { rest, sent, asks } = table();
      rest.say();
      asks(n, 7, answer);
      asks(6, 7, DONE);
      expect(sent).toEqual(['done']);
    }
  });
});
