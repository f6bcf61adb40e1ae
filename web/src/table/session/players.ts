/** Seats for the players' panel where a game has no summary of its own. */
import type { ScorePoint, Seat } from '$lib/api';
import type { SeatSummary } from '$lib/board';

const COLOURS = ['var(--side-green)', 'var(--side-yellow)', 'var(--side-red)', 'var(--side-blue)'];

export function plainSummary(seats: Seat[], scores: ScorePoint[]): SeatSummary[] {
  return seats.map(({ seat, name }) => ({
    seat,
    sides: [{ id: name.toLowerCase(), name, colour: COLOURS[seat % COLOURS.length]!, letter: name.slice(0, 1) }],
    score: scores.at(-1)?.scores[seat] ?? 0,
    parts: [],
    notes: [],
  }));
}
