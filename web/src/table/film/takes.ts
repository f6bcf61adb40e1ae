/**
 * What the film of the others' actions tells: takes of one action each, a whole march being one, in pages short enough
 * to be read, whom they concern, and where on the map they happen. All of it is read from the events that the seat is
 * told. How long they stay is in `pace`.
 */
import type { EventLine } from '$lib/api';
import { goesOn, isWay, stopsOf, wayTold, type Known } from './marches';

export interface Take {
  /** The last action of it: the place of the time slider at which it has just happened. */
  n: number;
  /** The first action of it. */
  first: number;
  events: EventLine[];
  /** What is read of them. */
  lines: EventLine[];
  /** Whether it names something of mine. */
  mine: boolean;
}

/** A caption has at most so many letters and sentences; a longer action goes on in another one. */
const PAGE = 170;
const SENTENCES = 3;

/** Events in captions: none of them tells of two actions, unless they are steps of one way. */
export function takesOf(game: Known, events: readonly EventLine[], mine: (event: EventLine) => boolean): Take[] {
  const takes: Take[] = [];
  for (const event of events.filter(({ sentence }) => sentence)) {
    const last = takes.at(-1);
    if (last && goesOn(game, last.events, event)) lengthen(game, last, event);
    else if (last && last.n === event.n && fits(last, event)) add(last, event);
    else takes.push({ n: event.n, first: event.n, events: [event], lines: [event], mine: false });
  }
  takes.forEach((take, k) => (take.n = quietUntil(game, take, takes[k + 1])));
  return takes.map((take) => ({ ...take, mine: take.events.some(mine) }));
}

function lengthen(game: Known, take: Take, event: EventLine): void {
  take.events.push(event);
  take.n = event.n;
  const whole = wayTold(game, take.events);
  take.lines = whole ? [whole] : [event];
}

function add(take: Take, event: EventLine): void {
  take.events.push(event);
  take.lines.push(event);
}

/** Steps of which no event tells are seen in the take of whoever set out. */
const quietUntil = (game: Known, take: Take, next: Take | undefined): number =>
  next && isWay(game, take.events) ? Math.max(take.n, next.first - 1) : take.n;

function fits(take: Take, event: EventLine): boolean {
  return take.lines.length < SENTENCES && lettersOf(take.lines) + event.sentence.length <= PAGE;
}

export const lettersOf = (lines: readonly EventLine[]): number =>
  lines.reduce((sum, { sentence }) => sum + sentence.length, 0);

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

/** Ids of places: from where to where, and what lies on the way. */
export type Arrow = readonly string[];

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
export function toldOf(
  game: Known,
  events: readonly EventLine[],
  onMap: (id: string) => boolean,
  walked: readonly Arrow[],
): Told {
  if (isWay(game, events)) return wayOnMap(stopsOf(game, events).filter(onMap), walked);
  const found = events.map(({ facts }) => whereIs(facts, onMap));
  const went = [...walked, ...found.flatMap(({ arrow }) => (arrow ? [arrow] : []))];
  const arrows = new Map(went.map((one) => [one.join(' '), one]));
  const reached = new Set([...arrows.values()].flat());
  const places = found.flatMap(({ place }) => (place && !reached.has(place) ? [place] : []));
  return { arrows: [...arrows.values()], places: [...new Set(places)] };
}

/** One arrow along the way, and those of others who went elsewhere meanwhile. */
function wayOnMap(stops: readonly string[], walked: readonly Arrow[]): Told {
  const end = stops.at(-1);
  const start = walked.find(([from, to]) => to === end && !stops.includes(from!))?.[0];
  const way = start === undefined ? stops : [start, ...stops];
  const others = walked.filter(([from, to]) => !(way.includes(from!) && way.includes(to!)));
  if (way.length < 2) return { arrows: others, places: others.length ? [] : [...way] };
  return { arrows: [way, ...others], places: [] };
}
