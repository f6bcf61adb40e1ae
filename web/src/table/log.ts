/** Which events belong to which filter of the log, and how loud a line is. Kinds are matched by their words, whatever the game. */
import type { EventLine } from '$lib/api';
import type { Piece } from '$lib/words';

export const FILTERS = {
  all: { title: 'All', test: () => true },
  battles: { title: 'Battles', test: (event: EventLine) => /round|battle|attack|retreat|displace|defend|combat|loss|conquer|revolt/.test(event.kind) },
  cards: { title: 'Cards', test: (event: EventLine) => /card|oracle|token|emperor|draw|event/.test(event.kind) },
  scores: { title: 'Scores', test: (event: EventLine) => /score|points|vp|result|turn$/.test(event.kind) },
} satisfies Record<string, { title: string; test(event: EventLine): boolean }>;

export type Filter = keyof typeof FILTERS;

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
