/** While dice fly over the map, nobody reads how they fell. */
import type { EventLine, GameStatic } from '$lib/api';
import { diceOf } from '$lib/roles';

interface Shown {
  readonly game: GameStatic;
  /** What the map is showing, or has shown last, */
  readonly news: readonly EventLine[];
  /** and whether it still moves. */
  readonly film: { readonly drawing: boolean };
}

/** Whether a line waits for dice: it tells of some that are being thrown, or of what came of them. */
export function waitsForDice({ game, news, film }: Shown, { i }: EventLine): boolean {
  if (!film.drawing || !news.some((event) => event.i === i)) return false;
  const thrown = news.find((event) => diceOf(game, event).length > 0);
  return thrown !== undefined && i >= thrown.i;
}
