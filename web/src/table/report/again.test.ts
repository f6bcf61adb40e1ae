import { describe, expect, it } from 'vitest';
import type { GameSummary, Match, Seat } from '$lib/api';
import { nextScenario, otherSide, sameAgain } from './again';

const seat = (seat: number, kind: Seat['kind'], mine: boolean, bot: string | null = null): Seat =>
  ({ seat, kind, mine, bot }) as Seat;

const MATCH = {
  game: 'pax',
  scenario: 'i',
  options: { turns: 3 },
  title: 'Friday',
  hints: true,
  seats: [seat(0, 'person', true), seat(1, 'person', false), seat(2, 'bot', false, 'legatus')],
} as unknown as Match;

const GAME = {
  scenarios: [
    { id: 'i', title: 'One', players: [2, 3] },
    { id: 'ii', title: 'Two', players: [2] },
    { id: 'iii', title: 'Three', players: [3] },
  ],
} as unknown as GameSummary;

describe('after the end', () => {
  it('begins the same again', () => {
    const found = sameAgain(MATCH);
    expect(found).toMatchObject({ game: 'pax', scenario: 'i', options: { turns: 3 }, shuffle: false });
    expect(found.seats).toEqual([{ kind: 'me' }, { kind: 'link' }, { kind: 'bot', level: 'legatus' }]);
  });

  it('gives me another side', () => {
    expect(otherSide(MATCH)?.seats).toEqual([{ kind: 'bot', level: 'legatus' }, { kind: 'me' }, { kind: 'link' }]);
  });

  it('gives no other side to whoever had none, or all', () => {
    const all = (mine: boolean) => ({ ...MATCH, seats: MATCH.seats.map((one) => ({ ...one, mine })) });
    expect(otherSide(all(false))).toBeNull();
    expect(otherSide(all(true))).toBeNull();
  });

  it('goes on to the next scenario for as many', () => {
    expect(nextScenario(MATCH, GAME)).toMatchObject({ title: 'Three', match: { scenario: 'iii', options: {} } });
    expect(nextScenario({ ...MATCH, scenario: 'iii' }, GAME)).toBeNull();
    expect(nextScenario({ ...MATCH, own: { id: 'x', title: 'x', author: 'x' } }, GAME)).toBeNull();
  });

  it('plays a scenario of somebody again by its own id', () => {
    expect(sameAgain({ ...MATCH, own: { id: 'x', title: 'x', author: 'x' } }).own).toBe('x');
  });
});
