/** Events as a short film: armies that march and fleets that sail, dice, and what befalls a place. */
import { paced, ROLL_MS, type Happening, type Scene as FilmScene } from '../../board/film/film';
import type { Tone } from '../../board/film/mark';
import { SIGNS } from '../../board/counters/silhouettes';
import type { GameStatic } from '$lib/board';
import { diceOf, type Dice } from '$lib/roles';
import { indexOf, placeId, placeNumber, powerNumber, stacksOf } from './model';
import { say } from './say';
import type { Components, StackView, World } from './types';

type Known = Pick<GameStatic, 'names' | 'roles' | 'topics'>;

export type Beat =
  | { kind: 'walk'; stack: StackView; from: number; to: number; ms: number }
  | { kind: 'mark'; place: string; figure: string; words: string; tone: Tone; ms: number }
  | { kind: 'roll'; place: string; power: number; dice: Dice['dice']; words: string; ms: number };

export type Scene = FilmScene<World, Beat>;

const WALK_MS = 280;
const MARK_MS = 1000;

const nothing = (): void => undefined;

/** What is shown over a place; the words are the game's own, `screen-mark-…`. */
const MARKS: Record<string, [figure: string, tone: Tone]> = {
  'city-taken': [SIGNS.walls, 'danger'],
  'units-lost': [SIGNS.skull, 'danger'],
  'leader-dies': [SIGNS.dagger, 'danger'],
  plunders: [SIGNS.flame, 'danger'],
};

/** Where an event happens. */
export function placeOfEvent(parts: Components, facts: Happening['facts']): string {
  const index = indexOf(parts);
  const place = [facts.place, facts.to, facts.at].find((id) => typeof id === 'string' && index.place.has(id));
  if (place) return place as string;
  const city = typeof facts.city === 'string' ? index.city.get(facts.city.replace('city:', '')) : undefined;
  return city === undefined ? '' : placeId(parts, parts.cities[city]!.place);
}

function scenes(event: Happening, parts: Components, game: Known, view: World): Scene[] {
  const place = placeOfEvent(parts, event.facts);
  if (!place) return [];
  const look = MARKS[event.kind];
  if (look) {
    const words = say(`mark-${event.kind}`);
    return [{ beat: { kind: 'mark', place, figure: look[0], words, tone: look[1], ms: MARK_MS }, after: nothing }];
  }
  const dice = diceOf(game, event).flatMap((roll) => roll.dice);
  const power = powerNumber(view, parts, event.facts.power ?? event.facts.attacker ?? '');
  const words = event.sentence;
  return dice.length ? [{ beat: { kind: 'roll', place, power, dice, words, ms: ROLL_MS }, after: nothing }] : [];
}

/** Stacks that stand elsewhere now go there; on the screen they are there when they have come. */
function walks(before: World, now: World, parts: Components): Scene[] {
  return stacksOf(before, parts).flatMap((stack) => {
    const to = now.at[stack.stack] ?? -1;
    if (to < 0 || to === stack.place || now.whose[stack.stack] !== stack.power) return [];
    const arrive = (view: World): void => {
      view.at = view.at.map((place, n) => (n === stack.stack ? to : place));
    };
    return [{ beat: { kind: 'walk', stack, from: stack.place, to, ms: WALK_MS } as Beat, after: arrive }];
  });
}

/** Who stands elsewhere now, by the ids of places. */
export function walked(before: World, now: World, parts: Components): (readonly [string, string])[] {
  return walks(before, now, parts).flatMap(({ beat }) =>
    beat.kind === 'walk' ? [[placeId(parts, beat.from), placeId(parts, beat.to)] as const] : [],
  );
}

export function film(events: Happening[], parts: Components, game: Known, before: World, now: World): Scene[] {
  const told = events.flatMap((event) => scenes(event, parts, game, now));
  return paced([...walks(before, now, parts), ...told], (beat) => beat.kind !== 'walk');
}

/** The place that a beat is about. */
export const placeOfBeat = (beat: Beat, parts: Components): string =>
  beat.kind === 'walk' ? placeId(parts, beat.to) : placeNumber(parts, beat.place) >= 0 ? beat.place : '';
