/** What a finished match tells: who led when. */
import type { ScorePoint } from '$lib/api';

export interface TurningPoint {
  n: number;
  turn: number;
  seat: number;
  score: number;
}

/** The moments at which somebody else came to lead alone. */
export function turningPoints(points: ScorePoint[]): TurningPoint[] {
  const found: TurningPoint[] = [];
  let leader: number | null = null;
  for (const { n, turn, scores } of points) {
    const best = Math.max(...scores);
    const first = scores.indexOf(best);
    if (scores.lastIndexOf(best) !== first || best === 0 || first === leader) continue;
    if (leader !== null) found.push({ n, turn, seat: first, score: best });
    leader = first;
  }
  return found;
}
