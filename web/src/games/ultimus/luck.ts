/** How the dice of a match fell: battles won against the chance of exactly these forces. */
import type { EventLine, GameStatic, Luck, View } from '$lib/board';
import { CAMP_LOOK } from './paint';
import { chanceOf } from './reckon';
import type { Components, Face } from './types';

interface Battle {
  n: number;
  area: string;
  camp: string;
  chance: number;
  won: boolean;
  words: string;
}

const UPSET = 0.6;
const MOST_UPSETS = 4;
const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The chance that the attacker had: his column and his bonus are in the event. */
export function chanceIn(parts: Components, facts: EventLine['facts']): number {
  const { columns, rows, cells } = parts.combat;
  const column = columns.indexOf(facts.column);
  if (column < 0 || facts.fury === 1 || facts.fury === 2) return facts.fury === 1 ? 1 : 0.5;
  const row = (die: number): number => Math.max(0, rows.findLastIndex((least) => die + (facts.bonus ?? 0) >= least));
  return chanceOf(FACES.map((die) => cells[row(die)]![column] as Face));
}

export function luck(events: EventLine[], _view: View, game: GameStatic): Luck {
  const parts = game.components as Components;
  const lines = CAMP_LOOK.map(({ id, name, colour, letter }) => ({ id, name, colour, letter, contests: 0, expected: 0, won: 0 }));
  const battles = events.flatMap(({ kind, n, facts }): Battle[] => {
    if (kind !== 'battle' || facts.fury === 1 || facts.fury === 2) return [];
    const chance = chanceIn(parts, facts);
    const won = facts.winner === facts.camp;
    for (const line of lines) {
      const attacks = line.id === facts.camp;
      line.contests += 1;
      line.expected += attacks ? chance : 1 - chance;
      line.won += Number(line.id === facts.winner);
    }
    const names = game.names;
    const words = `${names[facts.area] ?? facts.area}: the ${facts.camp === 'roman' ? 'Romans' : 'Barbarians'} attacked with ${facts.attack} against ${facts.defence} and ${won ? 'won' : 'lost'}; the chance to win was ${Math.round(chance * 100)}%.`;
    return [{ n, area: facts.area, camp: facts.camp, chance, won, words }];
  });
  const surprise = ({ won, chance }: Battle): number => Number(won) - chance;
  const worst = battles.filter((battle) => Math.abs(surprise(battle)) >= UPSET).sort((a, b) => Math.abs(surprise(b)) - Math.abs(surprise(a)));
  return {
    sides: lines.filter(({ contests }) => contests),
    upsets: worst.slice(0, MOST_UPSETS).map((battle) => ({ n: battle.n, place: battle.area, side: battle.camp, surprise: surprise(battle), sentence: battle.words })),
  };
}
