/** Sentences of the log as pieces: plain words, and names that light up on the map. */
import { finderOf } from './abbreviations';
import { say } from './say';

export interface Piece {
  text: string;
  /** The thing of the game that the piece names. */
  id?: string;
  /** The rule that the piece cites. */
  rule?: string;
  /** What the abbreviation stands for that the piece is. */
  about?: string;
}

/** Ids of everything in a game's components that has an id: what a name in a sentence may stand for. */
export function componentIds(components: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(components)) for (const one of components) componentIds(one, found);
  else if (components !== null && typeof components === 'object') {
    const { id } = components as { id?: unknown };
    if (typeof id === 'string') found.add(id);
    for (const one of Object.values(components)) if (typeof one === 'object') componentIds(one, found);
  }
  return found;
}

/** A rule that is cited, a word, or a sign that is none. */
const TOKEN = /\[\d+(?:\.\d+)*[a-z]?\]|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
const LETTER = /[\p{L}\p{N}]/u;
const isLetter = (sign: string | undefined): boolean => sign !== undefined && LETTER.test(sign);

/**
 * A finder of names: built once a game, by the first words of names, so that thousands of hexes cost no more than a few
 * Provinces; the longest first, so that "Gallia Cisalpina" is not taken for "Gallia".
 */
export class Names {
  private readonly ids = new Map<string, string>();
  private readonly begun = new Map<string, string[]>();
  private called: Readonly<Record<string, string>> = {};
  private readonly locals = new Map<string, string>();
  private readonly short: RegExp | null;

  constructor(
    names: Record<string, string>,
    only?: ReadonlySet<string>,
    private readonly abbreviations: ReadonlyMap<string, string> = new Map(),
  ) {
    this.short = finderOf(abbreviations);
    for (const [id, name] of Object.entries(names))
      if (name && (!only || only.has(id)) && !this.ids.has(name)) this.ids.set(name, id);
    for (const name of [...this.ids.keys()].sort((a, b) => b.length - a.length)) {
      const first = name.match(TOKEN)?.[0] ?? '';
      this.begun.set(first, [...(this.begun.get(first) ?? []), name]);
    }
  }

  /** What some things are called in this match, by their ids: sentences may have either name. */
  get local(): Readonly<Record<string, string>> {
    return this.called;
  }

  set local(names: Readonly<Record<string, string>>) {
    this.called = names;
    this.locals.clear();
    for (const [id, name] of Object.entries(names)) if (!this.ids.has(name)) this.locals.set(name, id);
  }

  /**
   * >>> new Names({ roma: 'Roma' }).pieces('Red takes Roma.')
   * [{ text: 'Red takes ' }, { text: 'Roma', id: 'roma' }, { text: '.' }]
   */
  pieces(sentence: string): Piece[] {
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: token, index } of sentence.matchAll(TOKEN)) {
      if (index < end) continue;
      const rule = token.length > 1 && token.startsWith('[');
      const found = rule ? token : this.at(sentence, token, index);
      if (found === null) continue;
      if (index > end) pieces.push({ text: sentence.slice(end, index) });
      pieces.push(rule ? cited(token) : this.named(found));
      end = index + found.length;
    }
    if (end < sentence.length) pieces.push({ text: sentence.slice(end) });
    return pieces.flatMap((piece) => (piece.id || piece.rule ? piece : this.explained(piece.text)));
  }

  /** Plain words with the abbreviations among them. */
  explained(text: string): Piece[] {
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: short, index } of this.short ? text.matchAll(this.short) : []) {
      if (index > end) pieces.push({ text: text.slice(end, index) });
      pieces.push({ text: short, about: this.abbreviations.get(short)! });
      end = index + short.length;
    }
    return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
  }

  /** The longest name that begins there and ends with a word. */
  private at(sentence: string, token: string, index: number): string | null {
    if (isLetter(sentence[index - 1])) return null;
    const fits = (name: string): boolean =>
      sentence.startsWith(name, index) && !isLetter(sentence[index + name.length]);
    const own = this.locals.size ? [...this.locals.keys()].filter((name) => name.startsWith(token)) : [];
    return [...(this.begun.get(token) ?? []), ...own].find(fits) ?? null;
  }

  private named(name: string): Piece {
    const id = this.ids.get(name) ?? this.locals.get(name)!;
    return { text: this.called[id] ?? name, id };
  }

  /** A sentence with the names of this match. */
  spoken(sentence: string): string {
    if (!Object.keys(this.local).length) return sentence;
    return this.pieces(sentence).map(({ text, rule }) => (rule ? `[${rule}]` : text)).join('');
  }
}

const cited = (token: string): Piece => ({ text: token.slice(1, -1), rule: token.slice(1, -1) });

/** Seconds from which on a length is told in a unit, and the name of the unit. */
const UNITS: readonly (readonly [number, string])[] = [
  [60, 'minutes'],
  [3600, 'hours'],
  [86_400, 'days'],
];

/** "2 minutes ago": how long ago a moment was, in plain words. */
export function ago(when: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(when)) / 1000);
  if (seconds < 60) return say('just-now');
  const [size, unit] = UNITS.findLast(([from]) => seconds >= from)!;
  return say(`ago-${unit}`, { count: Math.floor(seconds / size) });
}

/** "Drusus, miles × 2": names with how often each is there. */
export function company(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).join(', ');
}

/** "3 hours left", "time is up": how much of a time allowance is left, in plain words. */
export function left(deadline: string, now = Date.now()): string {
  const seconds = (Date.parse(deadline) - now) / 1000;
  return seconds <= 0 ? say('time-is-up') : say('left', { length: length(Math.ceil(seconds / 60)) });
}

/** "45 minutes", "12 hours", "3 days": minutes in the largest unit that tells enough. */
export function length(minutes: number): string {
  const [size, unit] = minutes >= 2880 ? [1440, 'days'] : minutes >= 120 ? [60, 'hours'] : [1, 'minutes'];
  return say(unit as string, { count: Math.floor(minutes / (size as number)) });
}

const HALVES = (hours: number): string => `${Math.floor(hours) || ''}${hours % 1 ? '½' : ''}`;

/** "1½–4 hours": from so many minutes to so many, to the half hour. */
export function playingTime([least, most]: [number, number]): string {
  const [from, to] = [least, most].map((minutes) => Math.max(0.5, Math.round(minutes / 30) / 2)) as [number, number];
  if (from === to) return say('playing-time', { most: from, time: HALVES(from) });
  return say('playing-times', { from: HALVES(from), to: HALVES(to) });
}

/** "25 minutes", "2½ hours": a length that is known roughly. */
export function roughly(minutes: number): string {
  if (minutes < 50) return length(Math.max(5, Math.round(minutes / 5) * 5));
  const whole = minutes < 600 ? minutes : Math.round(minutes / 60) * 60;
  return playingTime([whole, whole]);
}

/** "2–4 players", or "2, 4 players" where numbers are missing between. */
export function playerCounts(counts: number[]): string {
  const [first, last] = [Math.min(...counts), Math.max(...counts)];
  const whole = last - first === counts.length - 1;
  const words = counts.length === 1 ? String(first) : whole ? `${first}–${last}` : counts.join(', ');
  return say('players', { most: last, counts: words });
}

/** "Tuesday's war · Trajan": a match by its title, with the game's; the game's alone where it has none. */
export function titleWithGame(title: string, game: string): string {
  return !title || title === game ? game : `${title} · ${game}`;
}

/** A seat's name without the bot's that the server adds for plain lists: "Yellow (miles)" is Yellow. */
export function seatName(seat: { name: string; bot: string | null } | undefined): string {
  if (!seat) return '';
  return seat.bot ? seat.name.replace(` (${seat.bot})`, '') : seat.name;
}
