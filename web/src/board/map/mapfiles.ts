/**
 * Drawings of maps are files of their own: the lobby does not wait for them, and their finer lines follow the board.
 */
import { unpack } from '$lib/packed';
import { say } from '../say';

/** A part of a drawing, fetched when it is first wanted and again if that failed. */
export function once<T>(from: string): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= fetch(from).then(async (answer) => {
      if (!answer.ok) throw new Error(say('the-map-could-not-be', { status: answer.status }));
      return unpack<T>(await answer.json());
    });
    loading.catch(() => (loading = null));
    return loading;
  };
}
