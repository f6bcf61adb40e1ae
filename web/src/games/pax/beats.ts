/** Events as a short film: armies that march and sail, dice, and what befalls a place. */
import { paced, ROLL_MS, type Happening, type Scene as FilmScene } from '../../board/film/film';
import type { Tone } from '../../board/film/mark';
import type { GameStatic } from '$lib/board';
import { diceOf, type Dice } from '$lib/roles';
import { SIGNS } from './counters/figures';
import { placeNumber, sideNumber } from './model';
import { say } from './say';
import type { Components, Sea, StackView } from './types';

type Known = Pick<GameStatic, 'names' | 'roles' | 'topics'>;

export type Beat =
  | { kind: 'walk'; stack: StackView; from: string; to: string; ms: number }
  | { kind: 'mark'; place: string; figure: string; words: string; tone: Tone; ms: number }
  | { kind: 'roll'; place: string; side: number; dice: Dice['dice']; words: string; ms: number };

export type Scene = FilmScene<Sea, Beat>;

const WALK_MS = 320;
const MARK_MS = 1000;

const nothing = (): void => undefined;

/** What is shown over a place; the words are the game's own, `screen-mark-…`. */
const MARKS: Record<string, [figure: string, tone: Tone]> = {
  'battle-begins': [SIGNS.swords, 'danger'],
  'naval-battle': [SIGNS.galley, 'danger'],
  captures: [SIGNS.walls, 'danger'],
  sack: [SIGNS.flame, 'danger'],
  'leader-dies': [SIGNS.dagger, 'danger'],
  'fleet-lost': [SIGNS.galley, 'danger'],
  'pirates-come': [SIGNS.skull, 'danger'],
  retreats: [SIGNS.swords, 'can'],
};

/** Where an event happens. */
export function placeOfEvent(parts: Components, facts: Happening['facts']): string {
  return [facts.space, facts.place].find((id) => typeof id === 'string' && placeNumber(parts, id) >= 0) ?? '';
}

function scenes(event: Happening, parts: Components, game: Known, view: Sea): Scene[] {
  const place = placeOfEvent(parts, event.facts);
  if (!place) return [];
  const look = MARKS[event.kind];
  if (look)
    return [
      {
        beat: { kind: 'mark', place, figure: look[0], words: say(`mark-${event.kind}`), tone: look[1], ms: MARK_MS },
        after: nothing,
      },
    ];
  const dice = diceOf(game, event).flatMap((roll) => roll.dice);
  const side = sideNumber(view, parts, event.facts.side ?? event.facts.power ?? event.facts.attacker ?? '');
  return dice.length
    ? [{ beat: { kind: 'roll', place, side, dice, words: event.sentence, ms: ROLL_MS }, after: nothing }]
    : [];
}

/** Stacks that stand elsewhere now walk there; on the screen they are there when they have come. */
function walks(before: Sea, now: Sea, parts: Components): Scene[] {
  return before.stacks.flatMap((stack) => {
    const later = now.stacks.find((one) => one.stack === stack.stack && one.side === stack.side);
    if (!later || later.place === stack.place) return [];
    const [from, to] = [parts.places[stack.place]!.id, parts.places[later.place]!.id];
    const arrive = (view: Sea): void =>
      void (view.stacks = view.stacks.map((one) => (one.stack === stack.stack ? { ...one, place: later.place } : one)));
    return [{ beat: { kind: 'walk', stack, from, to, ms: WALK_MS } as Beat, after: arrive }];
  });
}

/** Who stands elsewhere now, by the ids of places. */
export function walked(before: Sea, now: Sea, parts: Components): (readonly [string, string])[] {
  return walks(before, now, parts).flatMap(({ beat }) =>
    beat.kind === 'walk' ? [[beat.from, beat.to] as const] : [],
  );
}

export function film(events: Happening[], parts: Components, game: Known, before: Sea, now: Sea): Scene[] {
  const told = events.flatMap((event) => scenes(event, parts, game, now));
  return paced([...walks(before, now, parts), ...told], (beat) => beat.kind !== 'walk');
}

/** The place that a beat is about. */
export const placeOfBeat = (beat: Beat): string => (beat.kind === 'walk' ? beat.to : beat.place);
