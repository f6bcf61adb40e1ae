/** How the dice of a match fell: what each side got, against what was to be expected of exactly these. */
import type { EventLine, GameStatic, RollRole } from '$lib/api';
import { midSentence, tenths } from '$lib/language';
import { phrase } from '$lib/phrase';
import { cast, roleOf } from '$lib/roles';
import { say } from '../say';

/** A side as it is drawn: its colour, and a letter that repeats it. */
export interface SideLook {
  id: string;
  name: string;
  colour: string;
  letter: string;
}

export interface Fortune extends SideLook {
  contests: number;
  expected: number;
  won: number;
}

/** Where the dice fell far from what was to be expected. */
export interface Upset {
  n: number;
  place: string;
  sentence: string;
  /** From the point of view of the side. */
  surprise: number;
}

export interface Luck {
  kinds: { title: string; counted: string; sides: Fortune[] }[];
  /** The farthest first. */
  upsets: Upset[];
}

interface Cast {
  event: EventLine;
  roll: RollRole;
  side: string;
  enemy: string;
  place: string;
  chance: number;
  won: number;
}

const MOST_UPSETS = 4;
/** Lighter than this nothing is an upset; 1 is a roll against all odds. */
const UPSET = 0.75;

function castsOf(events: EventLine[], game: GameStatic): Cast[] {
  return events.flatMap((event) => {
    const roll = roleOf(game, event, 'roll');
    const found = roll && cast(roll, event.facts);
    if (!found) return [];
    const fact = (name?: string): string => String((name && event.facts[name]) ?? '');
    return [
      { event, roll, side: roll.by ?? fact(roll.side), enemy: fact(roll.enemy), place: fact(roll.place), ...found },
    ];
  });
}

export function luckOf(events: EventLine[], game: GameStatic, looks: readonly SideLook[]): Luck {
  const casts = castsOf(events, game);
  const headings = [...new Set(casts.map(({ roll }) => roll.of ?? ''))].filter(Boolean);
  const kinds = headings.map((of) => ({
    title: phrase(game, `luck-${of}`),
    counted: phrase(game, `luck-${of}.counted`),
    sides: fortunes(
      casts.filter(({ roll }) => roll.of === of),
      looks,
    ),
  }));
  return { kinds: kinds.filter(({ sides }) => sides.length), upsets: upsets(casts, events, game) };
}

/** What one side gets of a contest, its enemy does not. */
function fortunes(casts: Cast[], looks: readonly SideLook[]): Fortune[] {
  return looks.flatMap((look) => {
    const own = casts.filter(({ side }) => side === look.id);
    const against = casts
      .filter(({ enemy }) => enemy === look.id)
      .map(({ chance, won }) => ({ chance: 1 - chance, won: 1 - won }));
    const all = [...own, ...against];
    const total = (of: 'won' | 'chance'): number => all.reduce((sum, one) => sum + one[of], 0);
    return all.length ? [{ ...look, contests: all.length, expected: total('chance'), won: total('won') }] : [];
  });
}

/** The battle that a roll decides: the last one that was begun in its place. */
function battleOf({ event, place }: Cast, events: EventLine[], game: GameStatic): EventLine | undefined {
  return events.findLast((one) => {
    const battle = one.i <= event.i && roleOf(game, one, 'battle');
    return battle && !battle.ends && one.facts[battle.place] === place;
  });
}

interface Story extends Upset {
  weight: number;
}

function upsets(casts: Cast[], events: EventLine[], game: GameStatic): Upset[] {
  const battles = new Map<EventLine, Cast[]>();
  const alone: Cast[] = [];
  for (const one of casts) {
    const battle = one.roll.fight ? battleOf(one, events, game) : undefined;
    if (battle && battle !== one.event) battles.set(battle, [...(battles.get(battle) ?? []), one]);
    else alone.push(one);
  }
  const stories = [
    ...[...battles].map(([event, rolls]) => battleStory(event, rolls, game)),
    ...alone.map((one) => rollStory(one, game)),
  ];
  const worst = stories.filter(({ weight }) => weight >= UPSET).sort((a, b) => b.weight - a.weight);
  return worst.slice(0, MOST_UPSETS).map(({ n, place, sentence, surprise }) => ({ n, place, sentence, surprise }));
}

function rollStory({ event, roll, side, place, chance, won }: Cast, game: GameStatic): Story {
  const words = say('the-chance-was-for', {
    sentence: event.sentence,
    percent: Math.round(chance * 100),
    side: game.names[side] ?? side,
  });
  return {
    n: event.n,
    place,
    sentence: words,
    surprise: won - chance,
    weight: Math.abs(won - chance) / (roll.weight ?? 1),
  };
}

/** All rolls of a battle, from the point of view of the first who rolled in it. */
function battleStory(event: EventLine, rolls: Cast[], game: GameStatic): Story {
  const [first] = rolls as [Cast, ...Cast[]];
  const own = rolls.filter(({ side }) => side === first.side);
  const sum = (of: Cast[], what: 'won' | 'chance'): number => of.reduce((total, one) => total + one[what], 0);
  const others = rolls.filter(({ side }) => side !== first.side);
  const surprise = sum(own, 'won') - sum(own, 'chance') - (sum(others, 'won') - sum(others, 'chance'));
  const place = game.names[first.place] ?? first.place;
  const told = [own, others]
    .filter((of) => of.length)
    .map((of) => {
      const side = game.names[of[0]!.side] ?? of[0]!.side;
      return say('got-where-was-to-be', { side, won: sum(of, 'won'), expected: tenths(sum(of, 'chance')) });
    });
  const sentence = `${place}, ${midSentence(phrase(game, `luck-${first.roll.of}`))}: ${told.join(', ')}.`;
  return { n: event.n, place: first.place, sentence, surprise, weight: Math.abs(surprise) / (first.roll.weight ?? 1) };
}
