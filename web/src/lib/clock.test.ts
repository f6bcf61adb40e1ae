import { expect, it } from 'vitest';
import { agreed, face, seconds } from './clock';

it.each([
  [-3, '0:00'],
  [65, '1:05'],
  [3725, '1:02:05'],
  [172_800, '2 days'],
])('shows %s seconds', (left, shown) => expect(face(left)).toBe(shown));

it('tells seconds and minutes', () => {
  expect([seconds(1), seconds(90), seconds(300)]).toEqual(['1 second', '90 seconds', '5 minutes']);
});

it('tells what was agreed', () => {
  const clock = { allowance: 5, bank: 2880, increment: 30, vacation: 7 };
  expect(agreed(clock)).toBe(
    '5 minutes for each decision, beyond it 2 days in the bank, 30 seconds more after each turn, 7 days of vacation',
  );
  expect(agreed({ ...clock, bank: 0, increment: 0, vacation: 0 })).toBe('5 minutes for each decision');
});
