import { describe, expect, it } from 'vitest';
import type { Rule } from '$lib/api';
import { findRules, nearestRule, references } from './search';

const rule = (id: string, text: string): Rule => ({
  id,
  text,
  topic: 'combat',
  variant: 'core',
  ruling: '',
  example: '',
});
const RULES = [
  rule('9.1a', 'Three Armies at most in a Province.'),
  rule('10.2a', 'A Fort adds one (see 9.1a).'),
  rule('9', 'Placement.'),
];

describe('searching the rules', () => {
  it('finds all the words, wherever they stand', () => {
    expect(findRules(RULES, 'province armies').map((one) => one.id)).toEqual(['9.1a']);
  });

  it('puts the very number first', () => {
    expect(findRules(RULES, '9').map((one) => one.id)).toEqual(['9', '9.1a', '10.2a']);
  });
});

it('opens the nearest rule for a number without a letter', () => {
  expect(nearestRule(RULES, '10.2')?.id).toBe('10.2a');
});

it('links numbers of other rules, and no other numbers', () => {
  expect(references('Add 1, see 9.1a.', new Set(['9.1a', '1']))).toEqual([
    { text: 'Add 1, see ' },
    { text: '9.1a', id: '9.1a' },
    { text: '.' },
  ]);
});
