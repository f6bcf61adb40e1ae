/** A battle before it is fought: ratio, column, shifts, modifiers and every face of the die (8.3, 8.6). */
import { campOf, isLeader, leaderOf, officeOf, piecesAt, strength, tribeOf, valuesOf } from './model';
import type { Components, Face, Late, Modifier } from './types';

export interface Reckoning {
  area: number;
  attacker: number;
  attackers: number[];
  defenders: number[];
  strengths: [number, number];
  ratio: string;
  column: number;
  shifted: number;
  bonus: number;
  modifiers: Modifier[];
  faces: Face[];
}

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const between = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** What would be if the Force of a camp fought all enemies in an area. */
export function reckon(view: Late, parts: Components, area: number, attackers: readonly number[], camp: number): Reckoning | null {
  const defenders = piecesAt(view, area).filter((piece) => campOf(view, parts, piece) !== camp);
  const armed = (pieces: readonly number[]): boolean => pieces.some((piece) => !isLeader(parts, piece));
  if (!armed(attackers) || !armed(defenders)) return null;
  const { columns, rows, cells, quality_most, bonus_most } = parts.combat;
  const strengths: [number, number] = [strength(view, parts, attackers), strength(view, parts, defenders)];
  const column = Math.max(0, columns.findLastIndex((ratio) => reaches(strengths, ratio)));
  const quality = between(meanOf(view, parts, attackers, 1) - meanOf(view, parts, defenders, 1), quality_most);
  const tactics = between(tacticsOf(view, parts, attackers) - tacticsOf(view, parts, defenders), bonus_most);
  const politics = politicsOf(view, parts, attackers, defenders);
  const shifted = Math.max(0, Math.min(columns.length - 1, column + quality));
  const modifiers = [
    { rule: '8.6.1', what: 'quality', value: quality, name: 'quality of the troops' },
    { rule: '8.6.2', what: 'tactics', value: tactics, name: 'tactical bonus' },
    { rule: '8.6.3', what: 'politics', value: politics, name: 'the greater name' },
  ].filter(({ value }) => value !== 0);
  const bonus = tactics + politics;
  const row = (die: number): number => Math.max(0, rows.findLastIndex((least) => die + bonus >= least));
  return { area, attacker: camp, attackers: [...attackers], defenders, strengths, ratio: columns[column]!, column, shifted, bonus, modifiers, faces: FACES.map((die) => cells[row(die)]![shifted]!) };
}

function reaches([attack, defence]: [number, number], ratio: string): boolean {
  const [a = 1, d = 1] = ratio.split('/').map(Number);
  return attack * d >= defence * a;
}

/** 8.6.1, 8.6.2: the mean of the units, rounded down. */
function meanOf(view: Late, parts: Components, pieces: readonly number[], which: 1 | 2): number {
  const units = pieces.filter((piece) => !isLeader(parts, piece));
  return units.length ? Math.floor(units.reduce((sum, unit) => sum + valuesOf(view, parts, unit)[which], 0) / units.length) : 0;
}

/** 8.6.2: the best leader's; without leaders that of the units. */
function tacticsOf(view: Late, parts: Components, pieces: readonly number[]): number {
  const leaders = pieces.filter((piece) => isLeader(parts, piece));
  if (!leaders.length) return meanOf(view, parts, pieces, 2);
  return Math.max(...leaders.map((leader) => leaderOf(parts, leader).bt + Number(leader === view.bonus_leader)));
}

/** 8.6.3: in a battle of princes the higher political capacity. */
function politicsOf(view: Late, parts: Components, attackers: readonly number[], defenders: readonly number[]): number {
  const princes = (pieces: readonly number[]): number[] =>
    pieces.filter((piece) => isLeader(parts, piece) && ['augustus', 'caesar', 'usurper'].includes(officeOf(view, piece) ?? '')).map((leader) => leaderOf(parts, leader).cp);
  const roman = (pieces: readonly number[]): boolean => pieces.every((piece) => isLeader(parts, piece) || tribeOf(parts, piece) < 0);
  const [ours, theirs] = [princes(attackers), princes(defenders)];
  if (!ours.length || !theirs.length || !roman(attackers) || !roman(defenders)) return 0;
  return Math.sign(Math.max(...ours) - Math.max(...theirs)) * parts.combat.capacity_bonus;
}

export interface Outcome {
  winner: number;
  attacker: string;
  defender: string;
  /** Of ten faces of the die. */
  faces: number;
  dice: number[];
}

/** The different results, the best for the attacker first. */
export function outcomes(faces: readonly Face[]): Outcome[] {
  const found = new Map<string, Outcome>();
  for (const [die, [attacker, defender, winner]] of faces.entries()) {
    const key = `${attacker} ${defender} ${winner}`;
    const one = found.get(key) ?? { winner, attacker, defender, faces: 0, dice: [] };
    one.faces += 1;
    one.dice.push(die);
    found.set(key, one);
  }
  return [...found.values()].sort((a, b) => a.winner - b.winner || Math.max(...b.dice) - Math.max(...a.dice));
}

export const chanceOf = (faces: readonly Face[], winner = 0): number => faces.filter((face) => face[2] === winner).length / faces.length;

const CODES: Record<string, string> = { E: 'destroyed', A: 'every unit loses a step', R: 'no losses', '1/4': 'a quarter of the enemy’s losses', '1/2': 'half of the enemy’s losses', '3/4': 'three quarters of the enemy’s losses' };

/** "A" as "every unit loses a step". */
export const codeInWords = (code: string): string => CODES[code] ?? code;

const BRIEF: Record<string, string> = { E: 'destroyed', A: 'a step each', R: 'none', '1/4': '¼ of theirs', '1/2': '½ of theirs', '3/4': '¾ of theirs' };

/** The same in a word or two, under the heading of losses. */
export const codeInBrief = (code: string): string => BRIEF[code] ?? code;
