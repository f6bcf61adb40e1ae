/** What the log shows by itself, whatever the game: everything, and how loud a line is. */
import type { EventLine, GameStatic } from '$lib/api';
import { phrase } from '$lib/phrase';
import { inTopic, roleOf } from '$lib/roles';
import type { Piece } from '$lib/words';
import { say } from '../say';

/** What the log is looked through for: a topic of the game's own, or everything. */
export interface LogFilter {
  title: string;
  test(event: EventLine): boolean;
}

export function filtersOf(game: GameStatic): LogFilter[] {
  const all = { title: say('all'), test: () => true };
  const own = Object.keys(game.topics).map((topic) => ({
    title: phrase(game, `topic-${topic}`),
    test: (event: EventLine) => inTopic(game, topic, event),
  }));
  return [all, ...own];
}

export function tone(game: GameStatic, event: EventLine): '' | 'turn' | 'phase' {
  return roleOf(game, event, 'turn') ? 'turn' : roleOf(game, event, 'phase') ? 'phase' : '';
}

/** Whose dice they are, where an event tells of two throws; nothing where there is but one. */
export function diceTitle(name: string): string | undefined {
  if (name === 'attack') return say('dice-of-attack');
  return name === 'defence' ? say('dice-of-defence') : undefined;
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
    const tail =
      before && (before.id ?? before.rule) && !piece.id && !piece.rule
        ? (/^[,.:;!?)]+/.exec(piece.text)?.[0] ?? '')
        : '';
    if (before) before.tail = tail;
    found.push({ ...piece, text: piece.text.slice(tail.length), tail: '' });
  }
  return found;
}
