/** Orders as a list and in words. */
import { describe, expect, it } from 'vitest';
import type { Order } from '$lib/api';
import { blanks, filled, idOf, moved, namesToIds, orderWords, verbsFor, withOrder } from './orders';

const stand: Order = { question: 'retreat', answer: 'decline' };
const here: Order = { question: 'retreat', answer: 'do', action: 'withdraw gallia', about: ['roma'] };
const game = {
  names: { roma: 'Roma', gallia: 'Gallia', red: 'Red', 'red-card': 'Red' },
  verbs: { withdraw: 'withdraw {province}' },
  labels: { withdraw: 'Withdraw to {province}' },
  questions: [
    { id: 'retreat', name: 'Retreats', about: '', rule: '10', window: false, answers: { decline: 'Always stand' } },
  ],
};

describe('a list of orders', () => {
  it('has what is more special before what is general', () => {
    expect(withOrder([stand], here)).toEqual([here, stand]);
    expect(withOrder([here], stand)).toEqual([here, stand]);
  });
  it('has one order for one case', () => {
    const other: Order = { question: 'retreat', answer: 'ask' };
    expect(withOrder([here, stand], other)).toEqual([here, other]);
    expect(withOrder([here, stand], { ...here, answer: 'ask', action: '' })).toHaveLength(2);
  });
  it('can be put in another order', () => {
    expect(moved([here, stand], 1)).toEqual([stand, here]);
    expect(moved([here, stand], 0)).toEqual([here, stand]);
  });
});

it('says an order in words', () => {
  expect(orderWords(game, stand)).toBe('Retreats: Always stand');
  expect(orderWords(game, { ...here, until: 'turn' })).toBe('Retreats, about Roma: Withdraw to Gallia (this turn)');
  expect(orderWords(game, { question: 'retreat', answer: 'if-weaker', odds: '1:2' })).toContain('1:2');
});

it('is written with the verbs of its kind of question alone', () => {
  const more = { ...game, labels: { ...game.labels, stand: 'Stand', tax: 'Tax {province}' } };
  expect(verbsFor(more, { verbs: ['withdraw', 'stand'] })).toEqual([
    ['stand', 'Stand'],
    ['withdraw', 'Withdraw to …'],
  ]);
  expect(verbsFor(more, {})).toHaveLength(3);
});

it('finds what a name stands for', () => {
  const known = namesToIds(game.names);
  expect([idOf(known, 'Roma'), idOf(known, ' gallia '), idOf(known, 'Red (red-card)'), idOf(known, '3')]).toEqual([
    'roma', 'gallia', 'red-card', '3',
  ]);
});

it('fills in the blanks of a verb', () => {
  expect(blanks('attack {province} from {province}')).toEqual([1, 3]);
  expect(filled('attack {province} from {province}', ['roma', 'gallia'])).toBe('attack roma from gallia');
});
