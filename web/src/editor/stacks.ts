/**
 * The words of a place as counters: read, counted, put and taken away. What is not understood stays where it stands.
 */
import type { BoardDrawer } from './api';

/** A counter of a side; without sides, of nobody. */
export interface Piece {
  counter: string;
  side: string;
}

export interface Pile extends Piece {
  number: number;
}

type Part = { kind: 'side' | 'note'; word: string; side: string } | ({ kind: 'pile' } & Pile);

/** A board as it stands in a sheet. */
export type Stands = Readonly<Record<string, string>>;

const has = (names: readonly string[] | undefined, word: string | undefined): boolean =>
  word !== undefined && !!names?.includes(word);
const numeral = (word: string | undefined): boolean => !!word && /^\d+$/.test(word);
const counted = (drawer: BoardDrawer, counter: string): boolean =>
  has(drawer.before, counter) || has(drawer.after, counter);

function parts(drawer: BoardDrawer, text: string): Part[] {
  const words = text.split(/\s+/).filter(Boolean);
  const found: Part[] = [];
  let side = '';
  for (let k = 0; k < words.length; k++) {
    const [word, next] = [words[k]!, words[k + 1]];
    const begins = !k || words[k - 1] === drawer.between;
    if (word === drawer.between) side = '';
    if (has(drawer.sides, word) && (begins || !has(drawer.counters, word))) {
      side = word;
      found.push({ kind: 'side', word, side });
    } else if (numeral(word) && has(drawer.before, next)) {
      found.push({ kind: 'pile', counter: next!, side, number: Number(word) });
      k += 1;
    } else if (has(drawer.after, word) && numeral(next)) {
      found.push({ kind: 'pile', counter: word, side, number: Number(next) });
      k += 1;
    } else if (has(drawer.counters, word) && !has(drawer.notes, word) && !counted(drawer, word))
      found.push({ kind: 'pile', counter: word, side, number: 1 });
    else found.push({ kind: 'note', word, side });
  }
  return found;
}

function told(drawer: BoardDrawer, found: readonly Part[]): string {
  const words = found.map((part) => {
    if (part.kind !== 'pile') return part.word;
    if (has(drawer.before, part.counter)) return `${part.number} ${part.counter}`;
    return has(drawer.after, part.counter) ? `${part.counter} ${part.number}` : part.counter;
  });
  return words.join(' ');
}

/** What stands there, pile by pile. */
export const piles = (drawer: BoardDrawer, text: string): Pile[] =>
  parts(drawer, text).flatMap((part) =>
    part.kind === 'pile' ? [{ counter: part.counter, side: part.side, number: part.number }] : [],
  );

/** The words with one counter more. */
export function withOne(drawer: BoardDrawer, text: string, { counter, side: whose }: Piece): string {
  const side = drawer.sides ? whose : '';
  const found = parts(drawer, text);
  const there = found.find((part) => part.kind === 'pile' && part.counter === counter && part.side === side);
  if (there?.kind === 'pile') {
    const room = there.number < (drawer.most[counter] ?? Infinity);
    return counted(drawer, counter) && room
      ? told(drawer, found.map((part) => (part === there ? { ...there, number: there.number + 1 } : part)))
      : text;
  }
  const fresh: Part = { kind: 'pile', counter, side, number: 1 };
  const last = found.findLastIndex((part) => part.kind !== 'note' && part.side === side);
  if (last >= 0 || !drawer.sides)
    return told(drawer, last < 0 ? [...found, fresh] : [...found.slice(0, last + 1), fresh, ...found.slice(last + 1)]);
  const bar: Part[] =
    found.length && drawer.between ? [{ kind: 'note', word: drawer.between, side: '' }] : [];
  return told(drawer, [...found, ...bar, { kind: 'side', word: side, side }, fresh]);
}

/** The words with one counter less; with its last counter goes whatever else is said of a side. */
export function withoutOne(drawer: BoardDrawer, text: string, { counter, side }: Piece): string {
  const found = parts(drawer, text);
  const there = found.find((part) => part.kind === 'pile' && part.counter === counter && part.side === side);
  if (there?.kind !== 'pile') return text;
  if (there.number > 1)
    return told(drawer, found.map((part) => (part === there ? { ...there, number: there.number - 1 } : part)));
  const left = found.filter((part) => part !== there);
  const stays = left.some((part) => part.kind === 'pile' && part.side === side);
  return tidy(drawer, told(drawer, stays ? left : left.filter((part) => part.side !== side || isBar(drawer, part))));
}

const isBar = (drawer: BoardDrawer, part: Part): boolean => part.kind === 'note' && part.word === drawer.between;

/** No bar stands at an end, or beside another. */
function tidy({ between }: BoardDrawer, text: string): string {
  if (!between) return text;
  return text.split(between).map((words) => words.trim()).filter(Boolean).join(` ${between} `);
}

/** A board with other words at a place; nothing stands where there are none. */
export function standing(board: Stands, place: string, text: string): Stands {
  const { [place]: _, ...others } = board;
  return text.trim() ? { ...board, [place]: text } : others;
}

/** One counter more at a place; of what there is only once, it is taken from where it was. */
export function put(drawer: BoardDrawer, board: Stands, place: string, piece: Piece): Stands {
  const bare = has(drawer.once, piece.counter) ? without(drawer, board, piece.counter) : board;
  return standing(bare, place, withOne(drawer, bare[place] ?? '', piece));
}

export const take = (drawer: BoardDrawer, board: Stands, place: string, piece: Piece): Stands =>
  standing(board, place, withoutOne(drawer, board[place] ?? '', piece));

/** One counter, or all that stands there, goes from one place to another; to none, off the map. */
export function move(drawer: BoardDrawer, board: Stands, from: string, to: string | null, piece?: Piece): Stands {
  const text = board[from] ?? '';
  if (from === to || !text) return board;
  if (piece) {
    const left = take(drawer, board, from, piece);
    return to === null ? left : put(drawer, left, to, piece);
  }
  const left = standing(board, from, '');
  if (to === null) return left;
  if (!left[to]) return standing(left, to, text);
  const all = piles(drawer, text).flatMap((pile) => Array.from({ length: pile.number }, () => pile));
  return all.reduce<Stands>((stands, pile) => put(drawer, stands, to, pile), left);
}

/** Where a counter stands of which there is only one. */
export const placeOf = (drawer: BoardDrawer, board: Stands, counter: string): string | undefined =>
  Object.keys(board).find((place) => piles(drawer, board[place]!).some((pile) => pile.counter === counter));

function without(drawer: BoardDrawer, board: Stands, counter: string): Stands {
  const place = placeOf(drawer, board, counter);
  const pile = place === undefined ? undefined : piles(drawer, board[place]!).find((one) => one.counter === counter);
  return pile ? take(drawer, board, place!, pile) : board;
}

/** What the last word of a text could become: whole texts, so that a list of the browser can offer them. */
export function completions(drawer: BoardDrawer, text: string, most = 12): string[] {
  const begun = /\S*$/.exec(text)![0];
  const known = [...(drawer.sides ?? []), ...drawer.counters];
  const fits = begun ? known.filter((word) => word.startsWith(begun) && word !== begun) : [];
  return fits.slice(0, most).map((word) => text.slice(0, text.length - begun.length) + word);
}
