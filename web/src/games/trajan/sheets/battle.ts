/** A battle as it is told: folded from its events, blow by blow. */
import type { EventLine } from '$lib/board';
import { isBlow, type Bookmark } from '../beats';

export interface Strike {
  round: string;
  side: string;
  strength: number;
  die: number;
  suffered: number;
  check: boolean;
  modifiers: string[];
}

export interface Check {
  round: string;
  side: string;
  die: number;
}

export interface Told {
  hex: string;
  kind: string;
  /** The ids of both sides and of their units, attacker first. */
  sides: [string, string];
  units: [string[], string[]];
  strengths: [number, number];
  superiority: { dice: number[]; ratings: number[] } | null;
  blows: (({ what: 'strike' } & Strike) | ({ what: 'check' } & Check))[];
  fallen: string[];
  disrupted: string[];
  outcome: { side: string; size: string; losses: number[] } | null;
}

/** The blows of each battle among these events, one battle after the other; every one begins with its combat. */
export function battlesIn(events: readonly EventLine[]): EventLine[][] {
  const found: EventLine[][] = [];
  for (const event of events) {
    if (event.kind === 'combat') found.push([]);
    if (isBlow(event.kind)) found.at(-1)?.push(event);
  }
  return found;
}

/** How far the battles of the log had been told before the newest events, which are its end. */
export function bookmark(battles: readonly EventLine[][], newest: readonly { kind: string }[]): Bookmark {
  const begin = newest.findIndex(({ kind }) => kind === 'combat');
  const battle = battles.length - 1 - newest.filter(({ kind }) => kind === 'combat').length;
  const fresh = (begin < 0 ? newest : newest.slice(0, begin)).filter(({ kind }) => isBlow(kind)).length;
  return { battle, told: (battles[battle]?.length ?? 0) - fresh };
}

/** The last battle among these events, so many of its blows told; null if there is none. */
export function tell(events: readonly EventLine[], told = Infinity): Told | null {
  const start = events.findLastIndex(({ kind }) => kind === 'combat');
  if (start < 0) return null;
  const { facts } = events[start]!;
  const found: Told = {
    hex: facts.hex,
    kind: facts.kind,
    sides: [facts.side, facts.enemy],
    units: [facts.attackers ?? [], facts.defenders ?? []],
    strengths: facts.strengths ?? [0, 0],
    superiority: null,
    blows: [],
    fallen: [],
    disrupted: [],
    outcome: null,
  };
  const blows = events.slice(start).filter(({ kind }) => isBlow(kind));
  for (const event of blows.slice(0, told)) follow(found, event);
  return found;
}

function follow(told: Told, { kind, facts }: EventLine): void {
  switch (kind) {
    case 'superiority-roll':
      told.superiority = { dice: facts.dice, ratings: facts.ratings };
      break;
    case 'strike':
      told.blows.push({
        what: 'strike',
        round: facts.round,
        side: facts.side,
        strength: facts.strength,
        die: facts.die,
        suffered: facts.suffered,
        check: !!facts.check,
        modifiers: (facts.modifiers ?? []).map((m: { what: string }) => m.what),
      });
      break;
    case 'check':
      told.blows.push({ what: 'check', round: facts.round, side: facts.side, die: facts.die });
      told.disrupted.push(...(facts.disrupted ?? []));
      told.fallen.push(...(facts.lost ?? []));
      break;
    case 'falls':
    case 'cut-down':
      told.fallen.push(facts.unit);
      break;
    case 'outcome':
      told.outcome = { side: facts.side, size: facts.size, losses: facts.losses };
      break;
  }
}
