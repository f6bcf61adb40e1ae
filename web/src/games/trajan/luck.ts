/** How the dice of a war fell: strikes, marches, sieges and intrigue, against what exactly these dice were to bring. */
import type { EventLine, Fortune, GameStatic, Luck, View } from '$lib/board';
import { sideNumber } from './model';
import { SIDES } from './paint';
import type { Components, MarchKind } from './types';

type Facts = EventLine['facts'];

/** One roll: whose it was, what it brought, and what it was to bring on average. */
export interface Cast {
  kind: keyof typeof KINDS;
  side: string;
  got: number;
  expected: number;
}

const KINDS = {
  strikes: { title: 'Strikes', counted: 'Strength points to lose that strikes brought upon the enemy.' },
  marches: { title: 'Marches', counted: 'Rolls for a march or an interception that let the force move.' },
  sieges: { title: 'Formal sieges', counted: 'Breaches.' },
  intrigue: { title: 'Revolts and intrigue', counted: 'Revolts, seditions and assassinations that succeeded.' },
} as const;

const FACES = 6;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = <T>(results: readonly T[], good: (result: T) => boolean): number => mean(results.map((result) => Number(good(result))));
const moves = (result: string): boolean => !result.startsWith('N');
const upTo = (needed: number): number => Math.min(Math.max(needed, 0), FACES) / FACES;
const changedBy = (facts: Facts, what?: string): number =>
  ((facts.modifiers ?? []) as { what: string; value: number }[]).reduce((sum, one) => sum + (what === undefined || one.what === what ? one.value : 0), 0);

/** What a strike of this strength brings for each face of the die; behind walls it brings nothing. */
function strikes(parts: Components, facts: Facts): number[] {
  const { least, rows } = parts.combat;
  const row = rows[Math.max(0, least.findLastIndex((from) => facts.strength >= from))]!;
  return row.map((result) => Math.max(0, (Number.parseInt(result, 10) || 0) + changedBy(facts, 'reduced')));
}

/** The roll that an event tells of, if it tells of one that counts. */
export function castOf(parts: Components, { kind, facts }: EventLine): Cast | null {
  const { side } = facts;
  switch (kind) {
    case 'strike': {
      const walls = (facts.modifiers ?? []).some((one: { what: string }) => one.what === 'walls');
      return walls ? null : { kind: 'strikes', side, got: facts.suffered, expected: mean(strikes(parts, facts)) };
    }
    case 'march-roll':
    case 'intercept-roll':
      return { kind: 'marches', side, got: Number(moves(facts.result)), expected: share(parts.marches[facts.march as MarchKind], moves) };
    case 'formal-siege':
      return { kind: 'sieges', side, got: Number(facts.result === 'B'), expected: share(parts.formal_siege, (result) => result === 'B') };
    case 'incites':
    case 'sedition':
    case 'assassination':
      return { kind: 'intrigue', side, got: Number(facts.success), expected: upTo(facts.needed - changedBy(facts)) };
    default:
      return null;
  }
}

interface Story {
  n: number;
  place: string;
  side: string;
  /** How far from what was to be expected, from the side's point of view. */
  surprise: number;
  /** The same as a number that compares with other stories. */
  weight: number;
  sentence: string;
}

const MOST_UPSETS = 4;
/** So many strength points beyond what was to be expected weigh as much as a roll against all odds. */
const HEAVY = 6;
/** Lighter than this nothing is an upset. */
const UPSET = 0.75;

export function luck(events: EventLine[], _view: View, game: GameStatic): Luck {
  const parts = game.components as Components;
  const casts = events.flatMap((event) => castOf(parts, event) ?? []);
  const kinds = (Object.keys(KINDS) as Cast['kind'][]).map((kind) => ({ ...KINDS[kind], sides: fortunes(casts.filter((cast) => cast.kind === kind), parts) }));
  const stories = [...battles(events, parts, game.names), ...rolls(events, parts, game.names)];
  const worst = stories.filter(({ weight }) => weight >= UPSET).sort((a, b) => b.weight - a.weight);
  return {
    sides: [],
    kinds: kinds.filter(({ sides }) => sides.length),
    upsets: worst.slice(0, MOST_UPSETS).map(({ n, place, side, surprise, sentence }) => ({ n, place, side, surprise, sentence })),
  };
}

function fortunes(casts: readonly Cast[], parts: Components): Fortune[] {
  return parts.sides.flatMap(({ id }, side) => {
    const own = casts.filter((cast) => cast.side === id);
    const { name, colour, letter } = SIDES[side]!;
    const total = (of: 'got' | 'expected'): number => own.reduce((sum, cast) => sum + cast[of], 0);
    return own.length ? [{ id, name, colour, letter, contests: own.length, expected: total('expected'), won: total('got') }] : [];
  });
}

/** Each battle by what the attacker's strikes brought beyond their due, less what the defender's did. */
function battles(events: EventLine[], parts: Components, names: Record<string, string>): Story[] {
  const found: Story[] = [];
  for (const event of events) {
    const { kind, facts, n } = event;
    if (kind === 'combat') found.push({ n, place: facts.hex, side: facts.side, surprise: 0, weight: 0, sentence: '' });
    const battle = found.at(-1);
    const cast = kind === 'strike' ? castOf(parts, event) : null;
    if (!battle || !cast || battle.place !== facts.hex) continue;
    battle.surprise += (cast.got - cast.expected) * (cast.side === battle.side ? 1 : -1);
  }
  return found.map((battle) => {
    const ahead = battle.surprise > 0 ? battle.side : parts.sides[1 - sideNumber(parts, battle.side)]!.id;
    const points = Math.abs(battle.surprise).toFixed(1);
    const sentence = `${names[battle.place] ?? battle.place}: the dice of the battle were ${points} strength points in favour of ${names[ahead] ?? ahead}.`;
    return { ...battle, weight: Math.abs(battle.surprise) / HEAVY, sentence };
  });
}

/** Rolls that went against the odds. */
function rolls(events: EventLine[], parts: Components, names: Record<string, string>): Story[] {
  return events.flatMap((event) => {
    const cast = castOf(parts, event);
    if (!cast || cast.kind === 'strikes') return [];
    const { facts, n, sentence } = event;
    const place = facts.hex ?? parts.cities.find(({ id }) => id === facts.city)?.hex ?? '';
    const surprise = cast.got - cast.expected;
    const chance = Math.round(cast.expected * 100);
    return [{ n, place, side: cast.side, surprise, weight: Math.abs(surprise), sentence: `${sentence} The chance was ${chance}% for ${names[cast.side] ?? cast.side}.` }];
  });
}
