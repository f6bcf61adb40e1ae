/** What comes nearest to an action that was refused. */
import type { ActionOption } from '$lib/api';
import { byDistance, type Point } from '../../board/map/geometry';

const NEAREST = 3;

/**
 * The same place first, then the same kind of action by distance on the map; what the server thinks of comes last, and
 * where nothing can be chosen on the map only if it is of the same kind: who cannot go somewhere did not think of
 * leaving somebody behind.
 */
export function nearestTo(
  action: string,
  options: readonly ActionOption[],
  like: ActionOption[],
  placeOf: (action: string) => string | null,
  points: ReadonlyMap<string, Point>,
): ActionOption[] {
  const place = placeOf(action);
  if (!place || !points.has(place)) return like;
  const verb = action.split(' ', 1)[0];
  const isSame = ({ text }: ActionOption): boolean => text.split(' ', 1)[0] === verb;
  const onMap = options.filter((option) => placeOf(option.text) !== null);
  if (!onMap.length) return like.filter(isSame);
  const sameKind = onMap.filter(isSame);
  const here = onMap.filter((option) => placeOf(option.text) === place);
  const near = byDistance(sameKind.length ? sameKind : onMap, (option) => placeOf(option.text), points, place);
  return [...new Map([...here, ...near, ...like].map((option) => [option.text, option])).values()].slice(0, NEAREST);
}
