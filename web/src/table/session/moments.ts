/** The moment of a battle: who has won, and what it was about. It is read from the roles of what has happened. */
import type { EventLine, GameStatic } from '$lib/api';
import { cast, diceOf, plays, roleOf, type Dice } from '$lib/roles';
import { say } from '../say';

export interface Moment {
  /** The last event of it. */
  i: number;
  /** For those who look on there is neither victory nor defeat. */
  tone: 'won' | 'lost' | 'told';
  title: string;
  /** What was at stake, and who has it now. */
  lines: readonly string[];
  dice: Dice['dice'];
  /** A place has been lost by somebody. */
  falls: boolean;
}

type Known = Pick<GameStatic, 'names' | 'roles' | 'topics'>;

interface Outcome {
  place: string;
  winner: string;
  loser: string;
}

const MOST_LINES = 3;

/** How an event decides a battle. */
function outcomeOf(game: Known, event: EventLine): Outcome | null {
  const { facts } = event;
  const [battle, roll] = [roleOf(game, event, 'battle'), roleOf(game, event, 'roll')];
  const fact = (name: string | undefined): string => String(facts[name ?? ''] ?? '');
  if (battle?.winner) {
    const [winner, sides] = [fact(battle.winner), [fact(battle.side), fact(battle.enemy)]];
    return { place: fact(battle.place), winner, loser: sides.find((side) => side !== winner) ?? '' };
  }
  const fell = roll?.fight ? cast(roll, facts) : null;
  if (!roll || !fell || typeof facts[roll.got ?? ''] === 'number') return null;
  const sides = [fact(roll.side), fact(roll.enemy)];
  const [winner, loser] = fell.won ? sides : sides.reverse();
  return { place: fact(roll.place), winner: winner!, loser: loser! };
}

/**
 * What all that has just happened comes to for one of the sides; for everybody where somebody looks on (`sides` is
 * null). With `faces` dice are told that are not seen to fall.
 */
export function momentIn(
  game: Known,
  news: readonly EventLine[],
  sides: readonly string[] | null,
  faces: boolean,
): Moment | null {
  const mine = (id: string): boolean => sides?.includes(id) ?? false;
  const outcome = news.map((event) => outcomeOf(game, event)).findLast((one) => one !== null) ?? null;
  const taken = news.filter((event) => plays(game, event, 'taken'));
  const [gained, forfeited] = [whose(game, taken, 'side'), whose(game, taken, 'old')];
  const won = [outcome?.winner ?? '', ...gained].some(mine);
  const lost = [outcome?.loser ?? '', ...forfeited].some(mine);
  const rolls = faces ? news.filter((event) => plays(game, event, 'roll')) : [];
  const last = news.at(-1);
  if (!last) return null;
  const concerned = won || lost || (sides === null && (outcome !== null || taken.length > 0));
  if (!concerned && !rolls.length) return null;
  const dice = rolls.length ? diceOf(game, rolls.at(-1)!).flatMap((group) => group.dice) : [];
  const tone = !concerned || won === lost ? 'told' : won ? 'won' : 'lost';
  const title = concerned ? titleOf(game, outcome, tone, taken[0]) : '';
  const told = concerned ? taken : rolls.slice(-1);
  const lines = told.map(({ sentence }) => sentence).filter(Boolean).slice(0, MOST_LINES);
  return { i: last.i, tone, title, lines, dice, falls: concerned && taken.length > 0 };
}

const whose = (game: Known, taken: readonly EventLine[], field: 'side' | 'old'): string[] =>
  taken.map((event) => String(event.facts[roleOf(game, event, 'taken')?.[field] ?? ''] ?? ''));

function titleOf(game: Known, outcome: Outcome | null, tone: Moment['tone'], taken: EventLine | undefined): string {
  const name = (id: string): string => game.names[id] ?? id;
  if (outcome) {
    const [place, winner] = [name(outcome.place), name(outcome.winner)];
    if (tone !== 'told') return say(`moment-${tone}`, { place });
    return outcome.winner in game.names ? say('moment-told', { place, winner }) : say('moment-drawn', { place });
  }
  const role = taken && roleOf(game, taken, 'taken');
  const place = name(String(taken?.facts[role?.place ?? ''] ?? ''));
  return say(tone === 'told' ? 'moment-falls' : `moment-falls-${tone}`, { place });
}
