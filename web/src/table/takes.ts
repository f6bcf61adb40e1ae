/**
 * What the film of the others' actions tells: takes of one action each, in pages short enough to be read, how long that
 * takes, whom they concern, and where on the map they happen. All of it is read from the events that the seat is told.
 */
import type { EventLine, GameStatic } from '$lib/api';
import { diceOf } from '$lib/roles';

export interface Take {
  /** The action: the place of the time slider at which it has just happened. */
  n: number;
  events: EventLine[];
  /** Whether it names something of mine. */
  mine: boolean;
}

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];

/** A caption has at most so many letters and sentences; a longer action goes on in another one. */
const PAGE = 170;
const SENTENCES = 3;

/** How long a caption is read, in ms: to find it, for each letter, for each die; and how speeds change that. */
const FIND = 550;
const LETTER = 33;
const DIE = 180;
const HASTE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 1 };

export const isSpeed = (text: string): text is Speed => (SPEEDS as readonly string[]).includes(text);

/** Events in captions: none of them tells of two actions. */
export function takesOf(events: readonly EventLine[], mine: (event: EventLine) => boolean): Take[] {
  const takes: Take[] = [];
  for (const event of events.filter(({ sentence }) => sentence)) {
    const last = takes.at(-1);
    if (last && last.n === event.n && fits(last, event)) last.events.push(event);
    else takes.push({ n: event.n, events: [event], mine: false });
  }
  return takes.map((take) => ({ ...take, mine: take.events.some(mine) }));
}

function fits(take: Take, event: EventLine): boolean {
  return take.events.length < SENTENCES && lettersOf(take.events) + event.sentence.length <= PAGE;
}

const lettersOf = (events: readonly EventLine[]): number =>
  events.reduce((sum, { sentence }) => sum + sentence.length, 0);

/** How long a take stays, in ms. */
export function readingTime(game: Pick<GameStatic, 'roles' | 'topics'>, take: Take, speed: Speed): number {
  const dice = take.events.flatMap((event) => diceOf(game, event)).reduce((sum, group) => sum + group.dice.length, 0);
  return Math.round((FIND + LETTER * lettersOf(take.events) + DIE * dice) * HASTE[speed]);
}

/**
 * Whether an event concerns somebody: its facts, however deep, name his seat, his sides, his pieces or the places where
 * they stand. Numbers are seats only where the fact is called so.
 */
export function concerns({ facts }: Pick<EventLine, 'facts'>, own: ReadonlySet<string>, seat: number): boolean {
  const named = (value: unknown, fact: string): boolean => {
    if (typeof value === 'string') return own.has(value);
    if (typeof value === 'number') return /^seats?$/.test(fact) && value === seat;
    if (Array.isArray(value)) return value.some((one) => named(one, fact));
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(value).some(([key, one]) => own.has(key) || named(one, key));
  };
  return Object.entries(facts).some(([fact, value]) => named(value, fact));
}

/** Ids of places. */
export type Arrow = readonly [from: string, to: string];

/** What the map shows of a take: who went from where to where, and where something befell. */
export interface Told {
  arrows: Arrow[];
  places: string[];
}

/** Facts that say where somebody came from and where he went; a way has both. */
const FROM = ['origin', 'from', 'source'];
const TO = ['destination', 'to'];
const WHERE = ['province', 'space', 'place', 'area', 'hex', 'at', 'sea', 'port'];

/** Where an event happens on the map. */
export function whereIs(facts: EventLine['facts'], onMap: (id: string) => boolean): { arrow?: Arrow; place?: string } {
  const first = (names: string[]): string | undefined =>
    names.map((name) => facts[name]).find((id): id is string => typeof id === 'string' && onMap(id));
  const [start, end, here] = [first(FROM), first(TO), first(WHERE)];
  const [from, to] = end ? [start ?? here, end] : [start, here];
  if (from && to && from !== to) return { arrow: [from, to] };
  const place = to ?? from ?? Object.values(facts).find((id): id is string => typeof id === 'string' && onMap(id));
  return place ? { place } : {};
}

/** What the map shows of events; `walked` is who stands elsewhere now, where no event says so. */
export function toldOf(events: readonly EventLine[], onMap: (id: string) => boolean, walked: readonly Arrow[]): Told {
  const found = events.map(({ facts }) => whereIs(facts, onMap));
  const went = [...walked, ...found.flatMap(({ arrow }) => (arrow ? [arrow] : []))];
  const arrows = new Map(went.map((one) => [one.join(' '), one]));
  const reached = new Set([...arrows.values()].flat());
  const places = found.flatMap(({ place }) => (place && !reached.has(place) ? [place] : []));
  return { arrows: [...arrows.values()], places: [...new Set(places)] };
}
