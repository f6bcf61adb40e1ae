import { describe, expect, it } from 'vitest';
import type { Rule } from '$lib/api';
import { byChapter, byRule, findRules, nearestRule, references } from './search';

const rule = (id: string, text: string): Rule => ({
  id,
  text,
  topic: 'combat',
  variant: 'core',
  ruling: '',
  example: '',
  chapter: /^\d+/.exec(id)![0],
  chapter_title: 'A chapter',
  links: {},
  named_by: [],
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
  expect(references('Add 1, see 9.1 and 10.2a, not 19.1.', { '9.1': '9.1a', '10.2a': '10.2a' })).toEqual([
    { text: 'Add 1, see ' },
    { text: '9.1', id: '9.1a' },
    { text: ' and ' },
    { text: '10.2a', id: '10.2a' },
    { text: ', not 19.1.' },
  ]);
});

it('has chapters in the order of the rulebook', () => {
  expect(byChapter(RULES).map(({ number, rules }) => [number, rules.length])).toEqual([
    ['9', 2],
    ['10', 1],
  ]);
});

it('knows what was seen of a rule', () => {
  const moment = { rule: '9', record: 'a', n: 3, sentence: 'An Army is placed.' };
  expect(byRule([moment, { ...moment, n: 5 }]).get('9')).toHaveLength(2);
});
