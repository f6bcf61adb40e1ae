/** The results of a combat that can still come, each once, with its chance. */
import { look } from '../counters/paint';
import { say } from '../say';
import type { BattleView, Components, World } from '../types';

export interface Chance {
  key: string;
  chance: number;
  /** 0 for the attacker, 1 for the defender, -1 for nobody. */
  winner: number;
  /** On land: quarters of the enemy's strength that each loses at least, 5 for all; at sea fleets. */
  lost: [number, number];
}

export function chancesOf(battle: BattleView): Chance[] {
  const { faces = [], results = [] } = battle;
  const found = new Map<string, Chance>();
  const add = (chance: number, lost: [number, number], winner: number): void => {
    const key = `${lost.join(' ')} ${winner}`;
    const before = found.get(key);
    found.set(key, { key, chance: (before?.chance ?? 0) + chance, winner, lost });
  };
  for (const [own, other, wins] of faces) add(1 / faces.length, [own, other], wins ? 0 : 1);
  for (const [chance, own, other, winner] of results) add(chance, [own, other], winner);
  return [...found.values()].sort((a, b) => Number(a.winner === 1) - Number(b.winner === 1) || a.lost[0] - b.lost[0]);
}

const ALL = 5;
const QUARTERS = ['none', 'quarter', 'half', 'three-quarters', 'equal', 'all'] as const;

/** "Caesar wins: he loses a quarter, Vercingetorix all". */
export function resultInWords(
  view: World,
  parts: Components,
  battle: BattleView,
  { winner, lost }: Chance,
  names: Record<string, string>,
): string {
  const name = (side: number): string => look(view, parts, battle.powers[side] ?? -1, names).name;
  const amount = (number: number): string =>
    battle.mode === 'sea' ? say('fleets-lost', { number }) : say(`lost-${QUARTERS[Math.min(ALL, number)]}`);
  const facts = { attacker: name(0), defender: name(1), own: amount(lost[0]), other: amount(lost[1]) };
  return winner < 0 ? say('result-draw', facts) : say('result', { ...facts, winner: name(winner) });
}
