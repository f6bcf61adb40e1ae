/** Events as a short film: marches, dice, what is revealed and what falls, a battle blow by blow. */
import { paced, type Happening, type Scene as FilmScene } from '../../board/film';
import type { Tone } from '../../board/mark';
import { FIGURES, MARKER_FIGURES } from './figures';
import { sideNumber } from './model';
import type { Components, War } from './types';

export type Beat =
  | { kind: 'walk'; side: number; from: string; to: string; ms: number }
  | { kind: 'mark'; place: string; figure: string; words: string; tone: Tone; ms: number }
  | { kind: 'roll'; place: string; side: number; title: string; dice: number[]; words: string; ms: number }
  | { kind: 'blow'; place: string; /** Which battle of the log, and how much of it is told. */ battle: number; told: number; ms: number };

export type Scene = FilmScene<War, Beat>;

const MARK_MS = 1000;
const ROLL_MS = 1300;
const BLOW: Record<string, number> = { combat: 900, 'superiority-roll': 1300, strike: 1300, check: 1100, falls: 450, 'no-losses': 500, 'cut-down': 450, lends: 350, outcome: 2400 };

export const isBlow = (kind: string): boolean => kind in BLOW;

const nothing = (): void => undefined;
const scene = (beat: Beat): Scene[] => [{ beat, after: nothing }];

/** How far the battles of the log were told before these events: the last one begun, and so many of its blows. */
export interface Bookmark {
  battle: number;
  told: number;
}

export function film(events: Happening[], parts: Components, names: Record<string, string>, before: Bookmark): Scene[] {
  let mark = before;
  const scenes = events.flatMap((event) => {
    if (event.kind === 'combat') mark = { battle: mark.battle + 1, told: 0 };
    if (isBlow(event.kind)) mark = { ...mark, told: mark.told + 1 };
    return sceneOf(event, parts, names, mark);
  });
  return paced(scenes, (beat) => beat.kind !== 'walk');
}

function sceneOf(event: Happening, parts: Components, names: Record<string, string>, mark: Bookmark): Scene[] {
  const { kind, facts } = event;
  const side = sideNumber(parts, facts.side);
  const city = parts.cities.find(({ id }) => id === facts.city);
  const place: string = facts.hex ?? city?.hex ?? '';
  const ms = BLOW[kind];
  if (ms) return scene({ kind: 'blow', place, ...mark, ms });
  switch (kind) {
    case 'marches':
    case 'scatters':
    case 'retreats':
    case 'pursues':
      return scene({ kind: 'walk', side, from: facts.hex, to: facts.destination, ms: 300 });
    case 'march-roll':
    case 'intercept-roll': {
      const title = `${kind === 'march-roll' ? (facts.forced ? 'Forced March' : 'March') : 'Interception'} ${names[facts.march] ?? ''}`;
      return scene({ kind: 'roll', place, side, title, dice: [facts.die], words: resultInWords(facts.result), ms: ROLL_MS });
    }
    case 'incites':
      return scene({ kind: 'roll', place, side, title: `Revolt in ${city?.name ?? ''}`, dice: [facts.die], words: facts.success ? 'The city rises' : `All stays quiet (${facts.needed} or less)`, ms: ROLL_MS });
    case 'formal-siege':
      return scene({ kind: 'roll', place, side, title: `Siege of ${city?.name ?? ''}`, dice: [facts.die], words: SIEGE[facts.result as string] ?? 'No effect', ms: ROLL_MS });
    case 'sedition':
      return scene({ kind: 'roll', place, side, title: 'Sedition', dice: [facts.die], words: facts.success ? 'A unit may desert' : 'Nothing comes of it', ms: ROLL_MS });
    default: {
      const look = MARKS[kind];
      return look && place ? scene({ kind: 'mark', place, figure: look[0], words: look[1], tone: look[2], ms: MARK_MS }) : [];
    }
  }
}

const SIEGE: Record<string, string> = { B: 'A breach in the walls', S: 'The garrison makes a sortie' };

const MOVES: Record<string, string> = { N: 'no move', M: 'moves', M1: 'one hex more', M2: 'two hexes more', R: 'down the river', O: 'over the sea' };
const EFFECTS: Record<string, string> = { S: 'scatters', A: 'attrition', F: 'costs a forced march', W: 'winter loss', X: 'shipwreck' };

/** "M2/A" as "two hexes more, attrition". */
export function resultInWords(result: string): string {
  const [move = '', ...effects] = result.split('/');
  return [MOVES[move] ?? move, ...effects.map((effect) => EFFECTS[effect] ?? effect)].join(', ');
}

const CIVIS = FIGURES['civis']!;
const MARKS: Record<string, [figure: string, words: string, tone: Tone]> = {
  revealed: [MARKER_FIGURES['agent']!, 'revealed', 'can'],
  unmasked: [MARKER_FIGURES['agent']!, 'a bluff', 'can'],
  arrives: [FIGURES['impeditus']!, 'arrives', 'can'],
  'march-loss': [FIGURES['impeditus']!, 'lost on the march', 'danger'],
  revolt: [CIVIS, 'goes over', 'danger'],
  'revolt-succeeds': [CIVIS, 'the revolt succeeds', 'danger'],
  'revolt-fails': [CIVIS, 'the revolt fails', 'can'],
  'goes-over': [CIVIS, 'goes over', 'danger'],
  civis: [CIVIS, 'a new Civis', 'can'],
  colony: [CIVIS, 'a colony', 'can'],
  blockade: [CIVIS, 'blockaded', 'danger'],
  'capital-taken': [CIVIS, 'a capital falls', 'danger'],
  earthquake: [CIVIS, 'earthquake', 'danger'],
  rising: [CIVIS, 'restless', 'danger'],
  triumph: [MARKER_FIGURES['triumph']!, 'a Triumph', 'can'],
  'triumph-lost': [MARKER_FIGURES['triumph']!, 'the Triumph is lost', 'danger'],
  plays: [MARKER_FIGURES['political']!, 'plays a marker', 'chance'],
  countered: [MARKER_FIGURES['political']!, 'countered', 'chance'],
  guarded: [MARKER_FIGURES['agent']!, 'foiled by a Guard', 'can'],
  deserts: [FIGURES['light-infantry']!, 'deserts', 'danger'],
};

/** The hex that a beat is about. */
export const placeOfBeat = (beat: Beat): string => (beat.kind === 'walk' ? beat.to : beat.place);
