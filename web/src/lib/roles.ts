/** What an event is, whatever the game: its game says which roles each kind has, and which facts carry the rest. */
import type { EventLine, GameStatic, Role, RollRole } from './api';

type Told = Pick<EventLine, 'kind' | 'facts'>;
type Known = Pick<GameStatic, 'roles' | 'topics'>;

/** Whoever is in a secret hears of it under a kind of its own. */
const plain = (kind: string): string => kind.replace(/-known$/, '');

export function rolesOf({ roles }: Known, { kind }: Told): Role[] {
  return roles[plain(kind)] ?? [];
}

export function roleOf<Name extends Role['role']>(
  game: Known,
  event: Told,
  name: Name,
): Extract<Role, { role: Name }> | null {
  return (rolesOf(game, event).find(({ role }) => role === name) as Extract<Role, { role: Name }>) ?? null;
}

/** Whether an event has any of the roles. */
export function plays(game: Known, event: Told, ...names: Role['role'][]): boolean {
  return rolesOf(game, event).some(({ role }) => names.includes(role));
}

/** Whether an event belongs to what the log can be looked through for. */
export function inTopic({ topics }: Known, topic: string, { kind }: Told): boolean {
  return topics[topic]?.includes(plain(kind)) ?? false;
}

/** The beginnings of turns, each with what the turn is called by. */
export function turnsOf(game: Known, events: EventLine[]): { i: number; n: number; number: number }[] {
  return events.flatMap((event) => {
    const turn = roleOf(game, event, 'turn');
    return turn ? [{ i: event.i, n: event.n, number: Number(event.facts[turn.number]) }] : [];
  });
}

export interface Dice {
  /** The fact that holds them. */
  name: string;
  dice: { value: number; faces: number }[];
}

/** The dice that an event tells of. */
export function diceOf(game: Known, event: Told): Dice[] {
  const roll = roleOf(game, event, 'roll');
  if (!roll) return [];
  const faces = (k: number): number => Number(event.facts.faces) || (roll.faces?.[k] ?? roll.faces?.at(-1) ?? 6);
  return roll.dice.map((name) => ({
    name,
    dice: ([event.facts[name] ?? []].flat() as number[]).map((value, k) => ({ value, faces: faces(k) })),
  }));
}

/** What a roll brought, as a number; null if nothing was decided, or it does not count. */
export function cast(roll: RollRole, facts: EventLine['facts']): { chance: number; won: number } | null {
  const [chance, got] = [facts[roll.chance ?? ''], facts[roll.got ?? '']];
  if (typeof chance !== 'number' || got === undefined || roll.void?.includes(got)) return null;
  return { chance, won: typeof got === 'string' ? Number(roll.good?.includes(got) ?? false) : Number(got) };
}
