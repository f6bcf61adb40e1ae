/** Events as a short film: marches, dice, what is revealed and what falls, a battle blow by blow. */
import { paced, ROLL_MS, type Happening, type Scene as FilmScene } from '../../board/film/film';
import type { Tone } from '../../board/film/mark';
import { FIGURES, MARKER_FIGURES } from './counters/figures';
import { sideNumber } from './model';
import { say } from './say';
import type { Components, War } from './types';

export type Beat =
  | { kind: 'walk'; side: number; from: string; to: string; ms: number }
  | { kind: 'mark'; place: string; figure: string; words: string; tone: Tone; ms: number }
  | { kind: 'roll'; place: string; side: number; title: string; dice: number[]; words: string; ms: number }
  | {
      kind: 'blow';
      place: string;
      /** Which battle of the log, and how much of it is told. */ battle: number;
      told: number;
      side: number;
      dice: number[];
      ms: number;
    };

export type Scene = FilmScene<War, Beat>;

const MARK_MS = 1000;
const BLOW: Record<string, number> = {
  combat: 900,
  'superiority-roll': ROLL_MS,
  strike: ROLL_MS,
  check: 1700,
  falls: 450,
  'no-losses': 500,
  'cut-down': 450,
  lends: 350,
  outcome: 2400,
};

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
  if (ms) return scene({ kind: 'blow', place, ...mark, side, dice: [facts.dice ?? facts.die ?? []].flat(), ms });
  switch (kind) {
    case 'marches':
    case 'scatters':
    case 'retreats':
    case 'pursues':
      return scene({ kind: 'walk', side, from: facts.hex, to: facts.destination, ms: 300 });
    case 'march-roll':
    case 'intercept-roll': {
      const title = say(`roll-${facts.forced ? 'forced' : kind}`, { march: names[facts.march] ?? '' });
      return scene({
        kind: 'roll',
        place,
        side,
        title,
        dice: [facts.die],
        words: resultInWords(facts.result),
        ms: ROLL_MS,
      });
    }
    case 'incites':
    case 'formal-siege':
    case 'sedition': {
      const told = { ...facts, city: city?.name ?? '', success: facts.success ? 'yes' : 'no' };
      return scene({
        kind: 'roll',
        place,
        side,
        title: say(`roll-${kind}`, told),
        dice: [facts.die],
        words: say(`result-${kind}`, told),
        ms: ROLL_MS,
      });
    }
    default: {
      const look = MARKS[kind];
      return look && place
        ? scene({ kind: 'mark', place, figure: look[0], words: say(`mark-${kind}`), tone: look[1], ms: MARK_MS })
        : [];
    }
  }
}

/** "M2/A" as "two hexes more, attrition". */
export function resultInWords(result: string): string {
  const [move = '', ...effects] = result.split('/');
  return [say(`move-${move}`), ...effects.map((effect) => say(`effect-${effect}`))].join(', ');
}

const CIVIS = FIGURES['civis']!;
/** What is shown over a place; the words are the game's own, `screen-mark-…`. */
const MARKS: Record<string, [figure: string, tone: Tone]> = {
  revealed: [MARKER_FIGURES['agent']!, 'can'],
  unmasked: [MARKER_FIGURES['agent']!, 'can'],
  arrives: [FIGURES['impeditus']!, 'can'],
  'march-loss': [FIGURES['impeditus']!, 'danger'],
  revolt: [CIVIS, 'danger'],
  'revolt-succeeds': [CIVIS, 'danger'],
  'revolt-fails': [CIVIS, 'can'],
  'goes-over': [CIVIS, 'danger'],
  civis: [CIVIS, 'can'],
  colony: [CIVIS, 'can'],
  blockade: [CIVIS, 'danger'],
  'capital-taken': [CIVIS, 'danger'],
  earthquake: [CIVIS, 'danger'],
  rising: [CIVIS, 'danger'],
  triumph: [MARKER_FIGURES['triumph']!, 'can'],
  'triumph-lost': [MARKER_FIGURES['triumph']!, 'danger'],
  plays: [MARKER_FIGURES['political']!, 'chance'],
  countered: [MARKER_FIGURES['political']!, 'chance'],
  guarded: [MARKER_FIGURES['agent']!, 'can'],
  deserts: [FIGURES['light-infantry']!, 'danger'],
};

/** The hex that a beat is about. */
export const placeOfBeat = (beat: Beat): string => (beat.kind === 'walk' ? beat.to : beat.place);
