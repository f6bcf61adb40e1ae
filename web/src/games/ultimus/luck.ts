/** How the dice of a match fell: battles, evasions and the rolls of ambition against the chance of exactly these. */
import type { EventLine, Fortune, GameStatic, Luck, View } from '$lib/board';
import { placeName } from './model';
import { CAMP_LOOK } from './paint';
import { chanceOf } from './reckon';
import type { Components, Face } from './types';

const UPSET = 0.6;
const MOST_UPSETS = 4;
const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The chance that the attacker had: his column and his bonus are in the event. */
export function chanceIn(parts: Components, facts: EventLine['facts']): number {
  const { columns, rows, cells } = parts.combat;
  const column = columns.indexOf(facts.column);
  if (column < 0) return 0.5;
  const row = (die: number): number => Math.max(0, rows.findLastIndex((least) => die + (facts.bonus ?? 0) >= least));
  return chanceOf(FACES.map((die) => cells[row(die)]![column] as Face));
}

/** A die with one who hopes: how likely it was, and whether it came. */
interface Roll {
  n: number;
  place: string;
  camp: string;
  chance: number;
  won: boolean;
  words: string;
}

const share = (faces: number, of: number): number => Math.max(0, Math.min(of, faces)) / of;

type Reader = (facts: EventLine['facts']) => { camp: string; chance: number };

/** Rolls of ambition: whose they are, and their chance; `needed` is in the event. */
const AMBITIONS: Record<string, Reader> = {
  'usurpation-roll': ({ needed }) => ({ camp: 'barbarian', chance: share(needed, 6) }),
  rally: ({ needed }) => ({ camp: 'barbarian', chance: share(needed, 6) }),
  'second-diocese': ({ needed }) => ({ camp: 'barbarian', chance: share(needed, 10) }),
  'rex-roll': ({ needed }) => ({ camp: 'barbarian', chance: share(needed, 6) }),
  murder: ({ needed }) => ({ camp: 'barbarian', chance: share(10 - needed, 10) }),
  approval: ({ needed }) => ({ camp: 'roman', chance: share(needed, 6) }),
};

const fortunes = (): Fortune[] => CAMP_LOOK.map(({ id, name, colour, letter }) => ({ id, name, colour, letter, contests: 0, expected: 0, won: 0 }));

function count(lines: Fortune[], camp: string, chance: number, won: boolean): void {
  const line = lines.find(({ id }) => id === camp);
  if (!line) return;
  line.contests += 1;
  line.expected += chance;
  line.won += Number(won);
}

export function luck(events: EventLine[], _view: View, game: GameStatic): Luck {
  const parts = game.components as Components;
  const [battles, evasions, ambitions] = [fortunes(), fortunes(), fortunes()];
  const rolls: Roll[] = [];
  for (const { kind, n, facts } of events) {
    if (kind === 'battle' && facts.fury !== 1 && facts.fury !== 2) {
      const [chance, won] = [chanceIn(parts, facts), facts.winner === facts.camp];
      count(battles, facts.camp, chance, won);
      count(battles, facts.camp === 'roman' ? 'barbarian' : 'roman', 1 - chance, !won);
      rolls.push({ n, place: facts.area, camp: facts.camp, chance, won, words: inWords(facts, chance, won, parts) });
    } else if (kind === 'evasion') count(evasions, facts.camp, share(facts.needed - 1 - (facts.favour ?? 0), 6), facts.success);
    else if (AMBITIONS[kind]) {
      const { camp, chance } = AMBITIONS[kind](facts);
      count(ambitions, camp, chance, facts.success);
    }
  }
  const seen = (lines: Fortune[]): Fortune[] => lines.filter(({ contests }) => contests);
  const kinds = [
    { title: 'Battles', counted: 'battles', sides: seen(battles) },
    { title: 'Evasions', counted: 'evasions', sides: seen(evasions) },
    { title: 'Usurpers, kings and murderers', counted: 'attempts', sides: seen(ambitions) },
  ].filter(({ sides }) => sides.length);
  return { sides: seen(battles), kinds, upsets: upsets(rolls) };
}

function inWords(facts: EventLine['facts'], chance: number, won: boolean, parts: Components): string {
  const who = facts.camp === 'roman' ? 'Romans' : 'Barbarians';
  return `${placeName(parts, facts.area)}: the ${who} attacked with ${facts.attack} against ${facts.defence} and ${won ? 'won' : 'lost'}; the chance to win was ${Math.round(chance * 100)}%.`;
}

function upsets(rolls: Roll[]): Luck['upsets'] {
  const surprise = ({ won, chance }: Roll): number => Number(won) - chance;
  const worst = rolls.filter((roll) => Math.abs(surprise(roll)) >= UPSET).sort((a, b) => Math.abs(surprise(b)) - Math.abs(surprise(a)));
  return worst.slice(0, MOST_UPSETS).map((roll) => ({ n: roll.n, place: roll.place, side: roll.camp, surprise: surprise(roll), sentence: roll.words }));
}
