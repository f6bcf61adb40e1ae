import { describe, expect, it } from 'vitest';
import { pathOf, pushed } from './pushed';

describe('what the server tells a browser that is closed', () => {
  it('is a title and where a click leads', () => {
    expect(pushed({ title: 'Your turn: Friday', path: '/match/k3v9' })).toEqual({
      title: 'Your turn: Friday',
      path: '/match/k3v9',
    });
  });

  it.each([null, undefined, 'Ave', { title: 7, path: 7 }, {}])('is something whatever came: %j', (told) => {
    expect(pushed(told)).toEqual({ title: 'Romanum', path: '/' });
  });

  it.each(['//elsewhere.test/x', 'https://elsewhere.test', '/match/../x', '/match?x', 'match'])(
    'never leads elsewhere: %s',
    (path) => expect(pathOf(path)).toBe('/'),
  );
});
