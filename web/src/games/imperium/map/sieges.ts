/** What is told of sieges and blockades over the counters: where, and in how few words. */
import type { Point } from '../../../board/map/geometry';
import type { Box } from '../../../board/map/names';
import type { Drawing } from './drawing';
import { siegesOf } from '../model';
import { say } from '../say';
import type { Components, World } from '../types';

export interface SiegeMark {
  place: number;
  at: Point;
  /** Whether somebody lies before the walls, */
  walls: boolean;
  /** and whether fleets shut the port. */
  shut: boolean;
  words: string;
}

export function siegeMarks(view: World, parts: Components, drawing: Drawing): SiegeMark[] {
  const besieged = new Map(siegesOf(view, parts).map(({ place, since }) => [place, view.month - since]));
  const ports = view.blockades ?? [];
  return [...new Set([...besieged.keys(), ...ports])].flatMap((place) => {
    const [at, months, shut] = [drawing.army[place], besieged.get(place), ports.includes(place)];
    const told = [
      months === undefined ? '' : say('siege-badge', { months: Math.max(0, months) }),
      shut ? say('blockade-badge') : '',
    ];
    return at ? [{ place, at, walls: months !== undefined, shut, words: told.filter(Boolean).join(' · ') }] : [];
  });
}

/** A letter of a badge is about so wide, and it stands so far above the middle of a counter. */
const [LETTER, ABOVE, HIGH] = [4.8, -29, 12];

/** Where the badge of a mark is, around its place, where counters are as large as they are drawn. */
export function badgeOf({ words }: SiegeMark): Box {
  const wide = words.length * LETTER + 10;
  return { x: -wide / 2, y: ABOVE - HIGH / 2, width: wide, height: HIGH };
}

/** What it covers of the map. */
export function covered(mark: SiegeMark, scale: number): Box {
  const { x, y, width, height } = badgeOf(mark);
  return { x: mark.at[0] + x * scale, y: mark.at[1] + y * scale, width: width * scale, height: height * scale };
}
