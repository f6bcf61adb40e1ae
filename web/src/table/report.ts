/** What a finished match tells: who led when, and how the dice fell. */
import type { EventLine, ScorePoint } from '$lib/api';

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

export interface Luck {
  side: string;
  count: number;
  mean: number;
}

/** The dice of every side: from each round of battle the attacker's and the defender's. */
export function luckOf(events: EventLine[]): Luck[] {
  const rolls = new Map<string, number[]>();
  const add = (side: unknown, dice: unknown) => {
    if (typeof side !== 'string' || !Array.isArray(dice)) return;
    rolls.set(side, [...(rolls.get(side) ?? []), ...dice.filter((die): die is number => Number.isInteger(die))]);
  };
  for (const { facts } of events) {
    add(facts.side, facts.attack);
    add(facts.enemy, facts.defence);
  }
  return [...rolls]
    .map(([side, dice]) => ({ side, count: dice.length, mean: dice.reduce((sum, die) => sum + die, 0) / dice.length }))
    .filter((one) => one.count > 0)
    .sort((a, b) => b.count - a.count);
}
