import { describe, expect, it } from 'vitest';
import type { Decision, Odds, Stake } from '$lib/api';
import { worthAsking } from './stakes';

const odds = (win: number, more: Partial<Odds> = {}): Odds => ({
  win,
  expected_losses: { own: 1, enemy: 1 },
  outcomes: [],
  modifiers: [],
  ...more,
});
const decision = (texts: string[], stakes: Record<string, Stake> = {}, question = ''): Decision =>
  ({ options: texts.map((text) => ({ text, label: text })), stakes, question }) as unknown as Decision;
const nothing = { odds: {}, finals: {} };

describe('when it matters', () => {
  const asked = (of: Decision, text: string, known = nothing) => worthAsking('stake', of, text, known);

  it('is asked before something is left or lost', () => {
    const left = decision(['done', 'major parma'], { done: { kind: 'quits', words: '2 Minor Moves are left.' } });
    expect(asked(left, 'done')).toBe(true);
    expect(asked(left, 'major parma')).toBe(false);
  });
  it('is not asked before what is not worth it, nor before what cannot be undone alone', () => {
    expect(asked(decision(['pass', 'bid 0'], { pass: { kind: 'quits', words: '' } }), 'pass')).toBe(false);
    expect(asked(decision(['bid 0']), 'bid 0', { odds: {}, finals: { 'bid 0': 'Dice are rolled.' } })).toBe(false);
  });
  it('is asked before an attack below even odds that one need not make', () => {
    const known = { odds: { 'attack roma': odds(0.4), 'attack capua': odds(0.5) }, finals: {} };
    const attacks = decision(['attack roma', 'attack capua', 'done']);
    expect(asked(attacks, 'attack roma', known)).toBe(true);
    expect(asked(attacks, 'attack capua', known)).toBe(false);
  });
  it('is not asked before the best of dice that fall in any case, nor where others have forced it', () => {
    const known = { odds: { stand: odds(0.3), withdraw: odds(0.1) }, finals: {} };
    expect(asked(decision(['stand', 'withdraw']), 'stand', known)).toBe(false);
    expect(asked(decision(['stand', 'flee'], {}, 'retreat'), 'stand', known)).toBe(false);
  });
  it('is not asked where nothing can be lost', () => {
    const free = { odds: { 'recruit x': odds(0.2, { expected_losses: { own: 0, enemy: 0 } }) }, finals: {} };
    expect(asked(decision(['recruit x', 'done']), 'recruit x', free)).toBe(false);
  });
});

it('asks always, or never', () => {
  const left = decision(['done', 'keep'], { done: { kind: 'quits', words: 'Much is left.' } });
  expect(worthAsking('never', left, 'done', nothing)).toBe(false);
  expect(worthAsking('always', left, 'keep', { odds: {}, finals: { keep: 'Dice are rolled.' } })).toBe(true);
  expect(worthAsking('always', left, 'keep', nothing)).toBe(false);
  const step = { odds: {}, finals: { keep: 'Dice are rolled.' }, small: true };
  expect(worthAsking('always', left, 'keep', step)).toBe(false);
});
