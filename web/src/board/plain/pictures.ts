/** Files that a game brings for its board, as the server sends them. */
import { fileOf } from '$lib/transport';

/** The address of a file; null where there is none. */
export const pictureFile = (game: string, file: string | undefined): string | null =>
  file ? fileOf(`/games/${encodeURIComponent(game)}/board/${encodeURIComponent(file)}`) : null;
