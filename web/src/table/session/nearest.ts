/** What comes nearest to an action that was refused. */
import type { ActionOption, Decision } from '$lib/api';
import { byDistance, type Point } from '../../board/map/geometry';

const NEAREST = 3;

/** What an answer gives up keeps it from being proposed. */
export const isProposed = ({ text }: ActionOption, { stakes }: Pick<Decision, 'stakes'>): boolean =>
  !stakes?.[text] || stakes[text].kind === 'spends';

/**
 * What leads there in another way, if the refusal names it. The same place first, then the same kind of action by
 * distance on the map; what the server thinks of comes last, and where nothing can be chosen on the map only if it is
 * of the same kind: who cannot go somewhere did not think of leaving somebody behind. Of those who are on the way
 * nothing is proposed that does not bring them nearer.
 */
export function nearestTo(
  action: string,
  options: readonly ActionOption[],
  like: ActionOption[],
  placeOf: (action: string) => string | null,
  points: ReadonlyMap<string, Point>,
  how: { from?: string | undefined; instead?: unknown } = {},
): ActionOption[] {
  const instead = options.filter(({ text }) => text === how.instead);
  if (instead.length) return instead;
  const place = placeOf(action);
  if (!place || !points.has(place)) return like;
  const verb = action.split(' ', 1)[0];
  const isSame = ({ text }: ActionOption): boolean => text.split(' ', 1)[0] === verb;
  const onMap = options.filter((option) => placeOf(option.text) !== null);
  if (!onMap.length) return like.filter(isSame);
  const sameKind = onMap.filter(isSame);
  const here = onMap.filter((option) => placeOf(option.text) === place);
  const nearer = sameKind.filter(({ text }) => isNearer(placeOf(text), how.from, place, points));
  const near = byDistance(sameKind.length ? nearer : onMap, (option) => placeOf(option.text), points, place);
  if (how.from && sameKind.length) return [...here, ...near].slice(0, NEAREST);
  return [...new Map([...here, ...near, ...like].map((option) => [option.text, option])).values()].slice(0, NEAREST);
}

/** Whether a place is nearer to the goal than where one is; where nobody is on the way, any will do. */
function isNearer(
  place: string | null,
  from: string | undefined,
  goal: string,
  points: ReadonlyMap<string, Point>,
): boolean {
  const [end, start, there] = [points.get(goal), points.get(from ?? ''), points.get(place ?? '')];
  if (!end || !start || !there) return true;
  const far = ([x, y]: Point): number => Math.hypot(x - end[0], y - end[1]);
  return far(there) < far(start);
}
