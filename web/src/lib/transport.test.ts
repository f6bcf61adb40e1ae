import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathOf, sockets, whole } from './transport';

afterEach(() => vi.unstubAllGlobals());

describe('where a server holds the tables', () => {
  it('pages of the client lie under its own paths, and what it sends is none', () => {
    expect(pathOf('/match/k3v9?seat=1')).toBe('/match/k3v9?seat=1');
    expect(pathOf('/api/matches/k3v9/record')).toBeNull();
    expect(pathOf('#main')).toBeNull();
  });

  it('a link for others has the address that the host has given', () => {
    expect(whole('/join/abc', 'https://club.example')).toBe('https://club.example/join/abc');
  });

  it('a socket is opened at the server, as safely as the page was', () => {
    const opened: string[] = [];
    vi.stubGlobal('location', { origin: 'https://club.example' });
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor(url: string) {
          opened.push(url);
        }
      },
    );
    sockets()!('/live?language=de');
    expect(opened).toEqual(['wss://club.example/api/live?language=de']);
  });

  it('without sockets in the browser there are none', () => {
    vi.stubGlobal('WebSocket', undefined);
    expect(sockets()).toBeNull();
  });
});
