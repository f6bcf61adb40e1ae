/** A battle before its die in words: what each face would bring. */
import { say } from '../say';
import type { Face } from '../types';

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

export const chanceOf = (faces: readonly Face[], winner = 0): number =>
  faces.filter((face) => face[2] === winner).length / faces.length;

/** A result of the Combat Table as the name of a sentence: "1/4" is "1-4". */
const named = (code: string): string => code.replace('/', '-');

/** "A" as "every unit loses a step". */
export const codeInWords = (code: string): string => say(`result-${named(code)}`);

/** The same in a word or two, under the heading of losses. */
export const codeInBrief = (code: string): string => say(`losses-${named(code)}`);
