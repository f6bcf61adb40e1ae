import { expect, it } from 'vitest';
import { ServerError } from './http';
import { trouble } from './trouble';

it.each([
  [0, 'offline', true],
  [502, 'restarting', true],
  [503, 'store', true],
  [429, 'too-many', true],
  [404, 'not-found', false],
  [409, 'seat-taken', false],
  [403, 'not-yours', false],
])('knows whether %i %s goes by itself', (status, code, passing) => {
  expect(trouble(new ServerError(status, code, 'Words.')).passing).toBe(passing);
});

it('tells what was looked for', () => {
  const missing = new ServerError(404, 'not-found', 'There is no such match.');
  expect(trouble(missing, 'match').words).toContain('private');
  expect(trouble(missing, 'seat').words).toContain('link leads nowhere');
});

it('says that a seat link works for one person', () => {
  expect(trouble(new ServerError(409, 'seat-taken', 'This seat has been taken by Livia.'), 'seat').words).toMatch(
    /^This seat has been taken by Livia\. A link works for the first person/,
  );
});

it('offers to reload a page of an older version', () => {
  const { title, way } = trouble(new TypeError('Failed to fetch dynamically imported module: /assets/old.js'));
  expect([title, way]).toEqual(['This page is out of date', 'reload']);
});

it('offers to sign in', () => {
  expect(trouble(new ServerError(401, 'sign-in', 'Sign in first.')).way).toBe('sign-in');
});
