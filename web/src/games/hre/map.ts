/** Loads the drawing of the map, once: a file of its own, so that the lobby does not wait for it. */
import address from '../../../../src/romanum/games/hre/data/map.json?packed';
import { unpack } from '$lib/packed';
import type { MapFile } from './drawing';

let loading: Promise<MapFile> | null = null;

export function loadMap(): Promise<MapFile> {
  loading ??= fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`The map could not be loaded (${answer.status}).`);
    return unpack<MapFile>(await answer.json());
  });
  loading.catch(() => (loading = null));
  return loading;
}
