import { expect, it } from 'vitest';
import { withStorage } from './memory';

it('remembers where nothing may be stored', () => {
  const framed = {
    get localStorage(): Storage {
      throw new Error('Access is denied for this document.');
    },
  };
  expect(withStorage(framed, 'localStorage')).toBe(false);
  framed.localStorage.setItem('a', '1');
  expect([framed.localStorage.getItem('a'), framed.localStorage.getItem('b')]).toEqual(['1', null]);
  expect(withStorage(framed, 'localStorage')).toBe(true);
});
