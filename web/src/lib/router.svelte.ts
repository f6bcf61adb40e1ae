/**
 * The page shown, kept in the address: `/`, `/new`, `/new/hre`, `/new/hre?own=ID`, `/match/ID`, `/join/TOKEN`,
 * `/watch/TOKEN`, `/rules/hre`, `/learn/hre`, `/how-to/hre#aim`, `/seen/hre/RECORD?at=44`, `/me`, `/turns`,
 * `/host/people`, `/wall`, `/ladder/hre`, `/profile/person-3`, `/embed/ID` on pages of others, `/tournaments`,
 * `/tournaments/new`, `/tournaments/ID`, `/tournaments/ID/wall`, `/scenarios`, `/scenarios/ID`,
 * `/edit?game=hre&scenario=standard`, `/edit?match=ID&n=44`, `/edit?own=ID`, `/along/ID`.
 */
import { addressOf, here, pathOf } from '$lib/transport';

export type Page =
  | { name: 'lobby' }
  | { name: 'new'; game: string; with: string; own: string }
  | { name: 'match'; id: string; seat: number | null; at: number | null }
  | { name: 'join'; token: string; watching: boolean }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'learn'; game: string }
  | { name: 'how-to'; game: string; subject: string }
  | { name: 'seen'; game: string; record: string; at: number }
  | { name: 'import' }
  | { name: 'embed'; id: string }
  | { name: 'wall' }
  | { name: 'ladder'; game: string }
  | { name: 'profile'; who: string }
  | { name: 'me' }
  | { name: 'turns' }
  | { name: 'host'; tab: string }
  | { name: 'letter'; kind: 'confirm' | 'unsubscribe' | 'reset'; token: string }
  | { name: 'tournaments' }
  | { name: 'new-tournament' }
  | { name: 'tournament'; id: string; code: string }
  | { name: 'tournament-wall'; id: string }
  | { name: 'scenarios'; id: string }
  | { name: 'edit'; game: string; scenario: string; match: string; n: number; own: string }
  | { name: 'along'; id: string }
  | { name: 'lost'; path: string };

const number = (text: string | null): number | null => (text === null ? null : Number(text));

export function pageOf(path: string): Page {
  const [where, hash = ''] = path.split('#', 2) as [string, string?];
  const [bare, query = ''] = where.split('?', 2) as [string, string?];
  const [first = '', second = '', third = ''] = bare.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { name: 'lobby' };
  if (first === 'import' || first === 'me' || first === 'turns' || first === 'wall') return { name: first };
  if (first === 'host') return { name: 'host', tab: second || 'figures' };
  const asked = new URLSearchParams(query);
  if (first === 'new') {
    return { name: 'new', game: second, with: asked.get('with') ?? '', own: asked.get('own') ?? '' };
  }
  if (first === 'tournaments' && !second) return { name: 'tournaments' };
  if (first === 'scenarios') return { name: 'scenarios', id: second };
  if (first === 'edit') return toEdit(asked);
  if (!second) return { name: 'lost', path };
  const seat = asked.get('seat');
  switch (first) {
    case 'match':
      return { name: 'match', id: second, seat: number(seat), at: number(asked.get('at')) };
    case 'along':
      return { name: 'along', id: second };
    case 'seen':
      return { name: 'seen', game: second, record: third, at: number(asked.get('at')) ?? 0 };
    case 'join':
    case 'watch':
      return { name: 'join', token: second, watching: first === 'watch' };
    case 'confirm':
    case 'unsubscribe':
    case 'reset':
      return { name: 'letter', kind: first, token: second };
    case 'embed':
      return { name: 'embed', id: second };
    case 'ladder':
      return { name: 'ladder', game: second };
    case 'profile':
      return { name: 'profile', who: second };
    case 'tournaments':
      if (second === 'new') return { name: 'new-tournament' };
      if (third === 'wall') return { name: 'tournament-wall', id: second };
      return { name: 'tournament', id: second, code: asked.get('code') ?? '' };
    case 'learn':
      return { name: 'learn', game: second };
    case 'how-to':
      return { name: 'how-to', game: second, subject: hash };
    case 'rules':
      return { name: 'rules', game: second, rule: hash };
    default:
      return { name: 'lost', path };
  }
}

function toEdit(asked: URLSearchParams): Page {
  const [game, scenario, match, own] = ['game', 'scenario', 'match', 'own'].map((name) => asked.get(name) ?? '');
  return { name: 'edit', game: game!, scenario: scenario!, match: match!, n: Number(asked.get('n') ?? 0), own: own! };
}

class Router {
  page = $state<Page>(pageOf(typeof location === 'undefined' ? '/' : here()));
  /** Whether this is not the first page: then a new page takes the focus, as a page that the browser loads does. */
  moved = false;

  listen(): () => void {
    const read = () => {
      this.moved = true;
      this.page = pageOf(here());
    };
    const click = (event: MouseEvent) => this.follow(event);
    addEventListener('popstate', read);
    addEventListener('click', click);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('click', click);
    };
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(path));
    this.moved ||= !replace;
    this.page = pageOf(path);
    scrollTo(0, 0);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!link || link.hasAttribute('download') || link.getAttribute('target')) return;
    const path = pathOf(link.getAttribute('href')!);
    if (path === null) return;
    event.preventDefault();
    this.go(path);
  }
}

export const router = new Router();
