/** How long the takes of a film stay: as long as they are read, and a long film not much longer than a minute. */
import type { GameStatic } from '$lib/api';
import { diceOf, plays } from '$lib/roles';
import { lettersOf, type Take } from './takes';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];
export const isSpeed = (text: string): text is Speed => (SPEEDS as readonly string[]).includes(text);

type Known = Pick<GameStatic, 'roles' | 'topics'>;

/**
 * How long a caption is read, in ms: to find it, for each letter, for each die. What is longer than a usual sentence is
 * a list of names, which nobody reads letter by letter. And how speeds change that.
 */
const FIND = 550;
const LETTER = 33;
const USUAL = 120;
const LISTED = 12;
const DIE = 180;
const HASTE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 1 };

/** So long a film may last at the normal speed, in ms; what is longer is hurried, what matters least first. */
const MINUTE = 60_000;
/** What nobody fights, loses or scores in, and battles of others: to what part of its time it may shrink. */
const SMALL = 0.3;
const GREAT = 0.65;
/** Nothing is gone before it was seen. */
const GLANCE = 900;

/** To what part of their time takes shrink. */
export interface Pace {
  small: number;
  great: number;
}
export const CALM: Pace = { small: 1, great: 1 };

function read(game: Known, take: Take): number {
  const dice = take.events.flatMap((event) => diceOf(game, event)).reduce((sum, group) => sum + group.dice.length, 0);
  const letters = lettersOf(take.lines);
  return FIND + LETTER * Math.min(letters, USUAL) + LISTED * Math.max(letters - USUAL, 0) + DIE * dice;
}

const isGreat = (game: Known, take: Take): boolean =>
  take.events.some((event) => plays(game, event, 'battle', 'loss', 'score', 'turn'));

/** How much the film of these takes is hurried. */
export function paceOf(game: Known, takes: readonly Take[]): Pace {
  const sum = (some: readonly Take[]): number => some.reduce((all, take) => all + read(game, take), 0);
  const others = takes.filter(({ mine }) => !mine);
  const great = sum(others.filter((take) => isGreat(game, take)));
  const small = sum(others) - great;
  const rest = MINUTE - (sum(takes) - small - great);
  const part = (time: number, whole: number, least: number): number =>
    whole ? Math.min(1, Math.max(least, time / whole)) : 1;
  const shrunk = part(rest - great, small, SMALL);
  return { small: shrunk, great: part(rest - small * shrunk, great, GREAT) };
}

/** How long a take stays, in ms. */
export function readingTime(game: Known, take: Take, speed: Speed, pace: Pace = CALM): number {
  const time = read(game, take);
  const part = take.mine ? 1 : isGreat(game, take) ? pace.great : pace.small;
  return Math.round(Math.max(Math.min(time, GLANCE), time * part) * HASTE[speed]);
}
