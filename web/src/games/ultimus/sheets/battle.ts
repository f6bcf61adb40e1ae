/** A battle as it is told: forces, odds, die, result, and what comes of it, beat by beat. */
import type { EventLine } from '$lib/board';
import { ROLL_MS } from '../../../board/film/film';
import type { Modifier } from '../types';

/** The battle itself has so many beats: the forces, the column with its modifiers, the die, the result. */
export const STAGES = 4;
/** Of these the die is one. */
export const DIE_STAGE = 3;
export const STAGE_MS = [1100, 1500, ROLL_MS, 1600] as const;

/** What belongs to the end of a battle, and how long it is looked at. */
const AFTERMATH: Record<string, number> = {
  struck: 900,
  loses: 500,
  'leader-dies': 1300,
  'augustus-dies': 1300,
  retreats: 500,
  trapped: 700,
  vanquished: 1100,
  points: 700,
  'company-lost': 900,
  'federate-roll': 1300,
  caught: 900,
  escapes: 500,
};

export const isAftermath = (kind: string): boolean => kind in AFTERMATH;
export const aftermathMs = (kind: string): number => AFTERMATH[kind] ?? 0;

export interface Told {
  area: string;
  camp: string;
  attackers: string[];
  defenders: string[];
  strengths: [number, number];
  ratio: string;
  column: string;
  die: number;
  bonus: number;
  total: number;
  modifiers: Modifier[];
  result: [string, string];
  winner: string;
  fury: number;
  /** How much of the battle itself is told. */
  stage: number;
  /** Sentences of what came of it. */
  after: string[];
  lost: string[];
}

/** The events of the last battle: itself, and all that directly follows from it. */
export function lastBattle(events: readonly EventLine[]): EventLine[] {
  const start = events.findLastIndex(({ kind }) => kind === 'battle');
  if (start < 0) return [];
  const rest = events.slice(start + 1);
  const end = rest.findIndex(({ kind }) => !isAftermath(kind));
  return [events[start]!, ...(end < 0 ? rest : rest.slice(0, end))];
}

/** So many beats of a battle; null if there is none. */
export function tell(events: readonly EventLine[], told = Infinity): Told | null {
  const [battle, ...after] = lastBattle(events);
  if (!battle) return null;
  const { facts } = battle;
  const shown = after.slice(0, Math.max(0, told - STAGES));
  return {
    area: facts.area,
    camp: facts.camp,
    attackers: facts.attackers ?? [],
    defenders: facts.defenders ?? [],
    strengths: [facts.attack ?? 0, facts.defence ?? 0],
    ratio: facts.ratio ?? '',
    column: facts.column ?? '',
    die: facts.die,
    bonus: facts.bonus ?? 0,
    total: facts.total ?? facts.die,
    modifiers: facts.modifiers ?? [],
    result: facts.result ?? ['', ''],
    winner: facts.winner,
    fury: facts.fury ?? 0,
    stage: Math.min(STAGES, told),
    after: shown.map(({ sentence }) => sentence),
    lost: shown.flatMap(({ kind, facts: f }) =>
      kind === 'loses' ? [f.unit] : kind === 'leader-dies' ? [f.leader] : kind === 'trapped' ? [f.piece] : [],
    ),
  };
}
