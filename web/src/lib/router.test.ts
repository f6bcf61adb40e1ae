import { expect, it } from 'vitest';
import { pageOf } from './router.svelte';

it.each([
  ['/', { name: 'lobby' }],
  ['/new/hre', { name: 'new', game: 'hre', with: '', own: '' }],
  ['/new/hre?with=friends', { name: 'new', game: 'hre', with: 'friends', own: '' }],
  ['/new/hre?own=k3v9', { name: 'new', game: 'hre', with: '', own: 'k3v9' }],
  ['/new', { name: 'new', game: '', with: '', own: '' }],
  ['/new?with=screen', { name: 'new', game: '', with: 'screen', own: '' }],
  ['/me', { name: 'me' }],
  ['/host', { name: 'host', tab: 'figures' }],
  ['/host/people', { name: 'host', tab: 'people' }],
  ['/reset/abc', { name: 'letter', kind: 'reset', token: 'abc' }],
  ['/match/k3v9', { name: 'match', id: 'k3v9', seat: null, at: null }],
  ['/match/k3v9?seat=2', { name: 'match', id: 'k3v9', seat: 2, at: null }],
  ['/match/k3v9?at=44', { name: 'match', id: 'k3v9', seat: null, at: 44 }],
  ['/seen/hre/4-miles-107?at=44', { name: 'seen', game: 'hre', record: '4-miles-107', at: 44 }],
  ['/join/abc', { name: 'join', token: 'abc', watching: false }],
  ['/watch/abc', { name: 'join', token: 'abc', watching: true }],
  ['/wall', { name: 'wall' }],
  ['/ladder/hre', { name: 'ladder', game: 'hre' }],
  ['/profile/person-3', { name: 'profile', who: 'person-3' }],
  ['/embed/k3v9', { name: 'embed', id: 'k3v9' }],
  ['/learn/hre', { name: 'learn', game: 'hre' }],
  ['/how-to/hre#aim', { name: 'how-to', game: 'hre', subject: 'aim' }],
  ['/rules/hre#9.1a', { name: 'rules', game: 'hre', rule: '9.1a' }],
  ['/tournaments', { name: 'tournaments' }],
  ['/tournaments/new', { name: 'new-tournament' }],
  ['/tournaments/k3v9?code=abc', { name: 'tournament', id: 'k3v9', code: 'abc' }],
  ['/tournaments/k3v9/wall', { name: 'tournament-wall', id: 'k3v9' }],
  ['/scenarios', { name: 'scenarios', id: '' }],
  ['/scenarios/k3v9', { name: 'scenarios', id: 'k3v9' }],
  ['/edit?match=k3v9&n=44', { name: 'edit', game: '', scenario: '', match: 'k3v9', n: 44, own: '' }],
  ['/nowhere', { name: 'lost', path: '/nowhere' }],
])('finds the page of %s', (path, page) => {
  expect(pageOf(path)).toEqual(page);
});
