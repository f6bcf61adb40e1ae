import { describe, expect, it } from 'vitest';
import { always, filesOf, keyOf, partOf } from './caches';

const HERE = 'http://localhost:8711';
const part = (path: string, method = 'GET', mode = 'cors') => partOf(method, new URL(path, HERE), HERE, mode);

describe('what is kept for when there is no connection', () => {
  it('is the page, its files, the lists of the lobby and answers about matches', () => {
    expect(part('/match/abc', 'GET', 'navigate')).toBe('shell');
    expect(part('/assets/index-1.js')).toBe('assets');
    expect(part('/api/me')).toBe('answers');
    expect(part('/api/matches/abc/at/3?events=0&seat=1')).toBe('answers');
  });

  it('is never something that was sent, nor a part of a table, nor anything of elsewhere', () => {
    expect(part('/api/matches', 'POST')).toBeNull();
    expect(part('/api/matches/abc/table?since=4')).toBeNull();
    expect(partOf('GET', new URL('https://elsewhere.test/assets/x.js'), HERE, 'cors')).toBeNull();
    expect(part('/api/admin/people')).toBeNull();
    expect(part('/page/', 'GET', 'navigate')).toBeNull();
    expect(part('/api/me/notices')).toBeNull();
  });

  it('keeps lists always, and of a match only what is asked for', () => {
    expect(always(new URL('/api/games/hre', HERE))).toBe(true);
    expect(always(new URL('/api/matches/abc', HERE))).toBe(false);
  });

  it('is told apart by seat and page alone', () => {
    const table = new URL('/api/matches/a/table?protocol=1&seat=2', HERE);
    expect(keyOf('answers', table)).toBe('/api/matches/a/table?seat=2');
    expect(keyOf('shell', new URL('/match/abc?seat=1', HERE))).toBe('/');
  });

  it('takes the files from the page', () => {
    const page = '<link href="/assets/a.css" rel="x"><script src="/assets/b.js"></script><link href="/favicon.svg">';
    expect(filesOf(page)).toEqual(['/assets/a.css', '/assets/b.js', '/favicon.svg']);
  });
});
