/** What the log shows by itself, whatever the game: everything, and how loud a line is. */
import type { EventLine } from '$lib/api';
import type { LogFilter } from '$lib/board';
import type { Piece } from '$lib/words';

export const ALL: LogFilter = { title: 'All', test: () => true };

export function tone(event: EventLine): '' | 'turn' | 'phase' {
  if (event.kind === 'turn') return 'turn';
  return /-phase$|^phase$/.test(event.kind) ? 'phase' : '';
}

export interface GluedPiece extends Piece {
  /** Punctuation that must not part from the name before it, at the end of a line least of all. */
  tail: string;
}

/** >>> glued([{ text: 'Roma', id: 'roma' }, { text: ': Red wins' }]) gives the colon to Roma. */
export function glued(pieces: Piece[]): GluedPiece[] {
  const found: GluedPiece[] = [];
  for (const piece of pieces) {
    const before = found.at(-1);
    const tail = before && (before.id ?? before.rule) && !piece.id && !piece.rule ? (/^[,.:;!?)]+/.exec(piece.text)?.[0] ?? '') : '';
    if (before) before.tail = tail;
    found.push({ ...piece, text: piece.text.slice(tail.length), tail: '' });
  }
  return found;
}
