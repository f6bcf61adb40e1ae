import { describe, expect, it } from 'vitest';
import {
  ago,
  company,
  componentIds,
  left,
  length,
  Names,
  playerCounts,
  playingTime,
  seatName,
  titleWithGame,
} from './words';

const names = new Names({ gallia: 'Gallia', cisalpina: 'Gallia Cisalpina', roma: 'Roma', red: 'Red' });

describe('names in a sentence', () => {
  it('are found, the longest first', () => {
    expect(names.pieces('Red takes Gallia Cisalpina.')).toEqual([
      { text: 'Red', id: 'red' },
      { text: ' takes ' },
      { text: 'Gallia Cisalpina', id: 'cisalpina' },
      { text: '.' },
    ]);
  });

  it('are only those of things on the table', () => {
    const only = componentIds({ provinces: [{ id: 'roma', name: 'Roma' }], counters: { forts: 9 } });
    expect([...only]).toEqual(['roma']);
    expect(new Names({ roma: 'Roma', sea: 'the sea' }, only).pieces('the sea')).toEqual([{ text: 'the sea' }]);
  });

  it('stand beside the rules that the sentence cites', () => {
    expect(names.pieces('Fort: +1 [10.4a]')).toEqual([{ text: 'Fort: +1 ' }, { text: '10.4a', rule: '10.4a' }]);
  });

  it('are whole words', () => {
    expect(names.pieces('Romania')).toEqual([{ text: 'Romania' }]);
    expect(names.pieces('the Gallia Cisalpinas')[1]).toEqual({ text: 'Gallia', id: 'gallia' });
  });

  it('may begin with a sign', () => {
    const odd = new Names({ horse: '(6)-16', die: '+1 die' });
    expect(odd.pieces('lost: (6)-16, +1 die').map(({ id }) => id)).toEqual([undefined, 'horse', undefined, 'die']);
  });

  it('are those of this match', () => {
    const here = new Names({ a2415: 'Lugdunensis A2415', roma: 'Roma' });
    expect(here.spoken('At Lugdunensis A2415')).toBe('At Lugdunensis A2415');
    here.local = { a2415: 'Agedincum' };
    expect(here.spoken('From Lugdunensis A2415 to Roma [12.1a].')).toBe('From Agedincum to Roma [12.1a].');
    expect(here.pieces('Lugdunensis A2415')).toEqual([{ text: 'Agedincum', id: 'a2415' }]);
    expect(here.pieces('Agedincum.')).toEqual([{ text: 'Agedincum', id: 'a2415' }, { text: '.' }]);
  });
});

it('tells how long ago something was', () => {
  const now = Date.parse('2026-01-02T00:00:00Z');
  expect(ago('2026-01-01T23:59:30Z', now)).toBe('just now');
  expect(ago('2026-01-01T23:58:00Z', now)).toBe('2 minutes ago');
  expect(ago('2026-01-01T00:00:00Z', now)).toBe('1 day ago');
});

it('names a seat without its bot', () => {
  expect(seatName({ name: 'Yellow (miles)', bot: 'miles' })).toBe('Yellow');
  expect(seatName({ name: 'Yellow', bot: null })).toBe('Yellow');
});

it.each([
  ['2026-11-15T12:30:00Z', '30 minutes left'],
  ['2026-11-15T15:00:00Z', '3 hours left'],
  ['2026-11-18T12:00:00Z', '3 days left'],
  ['2026-11-15T11:59:00Z', 'time is up'],
])('tells what is left until %s', (deadline, words) => {
  expect(left(deadline, Date.parse('2026-11-15T12:00:00Z'))).toBe(words);
});

it.each([
  [1, '1 minute'],
  [90, '90 minutes'],
  [720, '12 hours'],
  [1440, '24 hours'],
  [10_080, '7 days'],
])('%i minutes are %s', (minutes, words) => {
  expect(length(minutes)).toBe(words);
});

it('tells how long a game takes and for how many it is', () => {
  expect(playingTime([90, 240])).toBe('1½–4 hours');
  expect(playingTime([60, 60])).toBe('1 hour');
  expect(playerCounts([2, 3, 4])).toBe('2–4 players');
  expect(playerCounts([2])).toBe('2 players');
  expect(playerCounts([2, 4])).toBe('2, 4 players');
});

it('names each companion once', () => {
  expect(company(['Drusus', 'miles', 'miles'])).toBe('Drusus, miles × 2');
});

describe('the title of a match', () => {
  it('is followed by the name of the game', () => {
    expect(titleWithGame('Against bots', 'Trajan')).toBe('Against bots · Trajan');
  });
  it('is the name of the game where it has none of its own', () => {
    expect(['', 'Trajan'].map((title) => titleWithGame(title, 'Trajan'))).toEqual(['Trajan', 'Trajan']);
  });
});
