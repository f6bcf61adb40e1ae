/** Loads the drawing of the map, once: a file of its own, so that the lobby does not wait for it. */
import address from '../../../../src/romanum/games/hre/data/map.json?packed-without=relief,depth';
import linesAddress from '../../../../src/romanum/games/hre/data/map.json?packed-only=relief,depth';
import { unpack } from '$lib/packed';
import type { FineLines, MapFile } from './drawing';

/** A part of the drawing, fetched when it is first wanted and again if that failed. */
function once<T>(from: string): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= fetch(from).then(async (answer) => {
      if (!answer.ok) throw new Error(`The map could not be loaded (${answer.status}).`);
      return unpack<T>(await answer.json());
    });
    loading.catch(() => (loading = null));
    return loading;
  };
}

export const loadMap = once<MapFile>(address);

/** Relief and the lines along the coasts: a quarter of the drawing, which follows when the board is there. */
export const loadLines = once<FineLines>(linesAddress);
