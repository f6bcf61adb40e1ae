import { describe, expect, it } from 'vitest';
import type { Decision } from '$lib/api';
import { led } from '../guide/guide';
import { isSameQuestion, nextSeat } from './turns';

const asked = (prompt: string, ...texts: string[]): Decision =>
  ({ seat: 1, step: 'Plans', prompt, facts: {}, options: texts.map((text) => ({ text, label: text })) }) as never;

describe('a question', () => {
  it('is the same while I may answer the same to it, whatever others have written', () => {
    const [before, now] = [1, 2].map(() => asked('Mobilization', 'muster italia', 'done'));
    expect(isSameQuestion(before!, now!)).toBe(true);
  });

  it('is another one where an answer is new or gone, or nobody is asked any more', () => {
    expect(isSameQuestion(asked('Letters', 'done'), asked('Letters', 'agree otho', 'done'))).toBe(false);
    expect(isSameQuestion(asked('Letters', 'done'), asked('A letter waits', 'done'))).toBe(false);
    expect(isSameQuestion(asked('Letters', 'done'), null)).toBe(false);
  });
});

describe('the screen', () => {
  it('is whose it was while that one is asked, else the next of its people', () => {
    expect([nextSeat([0, 2], [2, 0], 2), nextSeat([0, 2], [0], 2), nextSeat([0, 2], [1], 2)]).toEqual([2, 0, 2]);
  });
});

describe('the first hint', () => {
  it('speaks of places that glow only where some do', () => {
    expect(led(3).text).toContain('glows');
    expect(led(0).text).toContain('buttons below');
  });
});
