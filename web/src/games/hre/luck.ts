/** How the dice of a match fell: rounds of combat won against the chance of exactly these dice (10a, 10.2, 10.4, 5.3). */
import type { EventLine, GameStatic, Luck, View } from '$lib/board';
import { roundChance, type Duel } from './dice';
import { place, sideNumber } from './model';
import { factionColour, factionLetter } from './paint';
import type { Components } from './types';

interface Told {
  what: string;
  value: number;
}

/** Added to the highest dice; the other modifiers change the number of dice, which the event shows. */
const BONUSES = new Set(['emperor-attack', 'testudo', 'no-port', 'fort-bonus', 'fortress-bonus', 'insidiae']);

/** A round of combat as its event tells it. */
export function duelOf(facts: EventLine['facts']): Duel {
  const modifiers: Told[] = facts.modifiers ?? [];
  const has = (what: string): boolean => modifiers.some((one) => one.what === what);
  const [attacker, fortress] = [has('wins-ties'), has('fortress-bonus')];
  return {
    attack: facts.attack.length,
    defence: facts.defence.length,
    bonus: modifiers.reduce((sum, { what, value }) => sum + (BONUSES.has(what) ? value : 0), 0),
    ties: attacker === fortress ? 'reroll' : attacker ? 'attacker' : 'defender',
  };
}

interface Tally {
  contests: number;
  expected: number;
  won: number;
}

const NONE: Tally = { contests: 0, expected: 0, won: 0 };

function count(tally: Tally, expected: number, won: number): void {
  tally.contests += 1;
  tally.expected += expected;
  tally.won += won;
}

interface Battle extends Tally {
  n: number;
  place: string;
  side: string;
  enemy: string;
}

const MOST_UPSETS = 4;
/** Smaller than this nothing is an upset. */
const UPSET = 0.8;

/** Whose each people, Kingdom and Tribe is, as the events go on: an id of a Faction. */
class Owners {
  private readonly of = new Map<string, string>();
  private player = '';

  hear({ kind, facts }: EventLine): void {
    if (kind === 'barbarian-phase') this.of.set(facts.people, facts.faction);
    if (kind === 'card') this.player = facts.faction;
    if (kind === 'enter-power') this.of.set(facts.side, this.player);
  }

  faction(side: string): string {
    return this.of.get(side) ?? side;
  }
}

export function luck(events: EventLine[], _view: View, game: GameStatic): Luck {
  const parts = game.components as Components;
  const owners = new Owners();
  const lines = parts.factions.map(({ id, name }, f) => ({ id, name, colour: factionColour(parts, f), letter: factionLetter(parts, f), ...NONE }));
  const battles: Battle[] = [];
  for (const event of events) {
    const { kind, n, facts } = event;
    owners.hear(event);
    if (kind === 'attack') battles.push({ n, place: facts.province, side: facts.side, enemy: facts.enemy, ...NONE });
    if (kind !== 'round' || facts.outcome === 'tie') continue;
    const chance = roundChance(duelOf(facts));
    const won = facts.outcome === 'win' ? 1 : 0;
    const line = (side: string) => lines.find(({ id }) => id === owners.faction(side)) ?? { ...NONE };
    count(line(facts.side), chance, won);
    count(line(facts.enemy), 1 - chance, 1 - won);
    const battle = battles.at(-1);
    if (battle && battle.place === facts.province && battle.side === facts.side) count(battle, chance, won);
  }
  return { sides: lines.filter((line) => line.contests), upsets: upsets(battles, parts) };
}

function upsets(battles: Battle[], parts: Components): Luck['upsets'] {
  const surprise = ({ won, expected }: Battle): number => Math.abs(won - expected);
  const worst = battles.filter((battle) => surprise(battle) >= UPSET).sort((a, b) => surprise(b) - surprise(a));
  return worst.slice(0, MOST_UPSETS).map((battle) => ({
    n: battle.n, place: battle.place, side: battle.side, surprise: battle.won - battle.expected, sentence: inWords(battle, parts),
  })); // prettier-ignore
}

function inWords({ place: id, side, enemy, contests, expected, won }: Battle, parts: Components): string {
  const name = (of: string): string => parts.sides[sideNumber(parts, of)]?.name ?? 'a Fort';
  const where = parts.provinces[place(parts, id)]?.name ?? id;
  return `${where}: ${name(side)} against ${name(enemy)} won ${won} of ${contests} ${contests === 1 ? 'round' : 'rounds'}; ${expected.toFixed(1)} was to be expected.`;
}
