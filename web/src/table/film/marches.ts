/** Marches and voyages of many steps, each an action of its own: film and log tell the whole way at once. */
import type { EventLine, GameStatic, LegRole } from '$lib/api';
import { phrase, type Facts } from '$lib/phrase';
import { roleOf } from '$lib/roles';

export type Known = Pick<GameStatic, 'roles' | 'topics' | 'names' | 'words'>;

const legOf = (game: Known, event: EventLine): LegRole | null => roleOf(game, event, 'leg');

/** Whether all of the events are steps of one way. */
export const isWay = (game: Known, events: readonly EventLine[]): boolean =>
  events.length > 0 && events.every((event) => legOf(game, event));

/** Whether an event is the next step of the way that these are. */
export function goesOn(game: Known, way: readonly EventLine[], event: EventLine): boolean {
  const [last, next] = [way.at(-1)!, legOf(game, event)];
  const leg = legOf(game, last);
  if (!leg || !next || next.starts || !isWay(game, way)) return false;
  if (next.origin && event.facts[next.origin] !== last.facts[leg.place]) return false;
  return same(last.facts[leg.side ?? ''], event.facts[next.side ?? '']) && sameForce(leg, last, next, event);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const sameForce = (leg: LegRole, last: EventLine, next: LegRole, event: EventLine): boolean =>
  !leg.force || !next.force || same(last.facts[leg.force], event.facts[next.force]);

/** The places of a way, the first of which may not be told. */
export function stopsOf(game: Known, way: readonly EventLine[]): string[] {
  const first = way[0]!;
  const leg = legOf(game, first)!;
  const from = leg.origin && !leg.starts ? [String(first.facts[leg.origin])] : [];
  return [...from, ...way.map((event) => String(event.facts[legOf(game, event)!.place]))];
}

/** A way of several steps as one line, in the game's own words; null where one sentence tells it already. */
export function wayTold(game: Known, way: readonly EventLine[]): EventLine | null {
  const last = way.at(-1)!;
  const word = `screen-went-${last.kind}`;
  if (way.length < 2 || !(word in game.words)) return null;
  return { ...last, sentence: phrase(game, word, factsOf(game, way)) };
}

/** What has happened, line by line, with the steps of a way as one where the game has words for it. */
export function waysTogether(game: Known, events: readonly EventLine[]): EventLine[] {
  const found: EventLine[][] = [];
  for (const event of events) {
    const before = found.at(-1);
    if (before && goesOn(game, before, event)) before.push(event);
    else found.push([event]);
  }
  return found.flatMap((way) => linesOf(game, way));
}

/** That somebody sets out stays a line; of a way whose beginning is not known nothing is said but its steps. */
function linesOf(game: Known, way: EventLine[]): EventLine[] {
  const [whole, leg] = [wayTold(game, way), legOf(game, way[0]!)];
  if (!whole || !leg) return way;
  if (leg.starts) return [way[0]!, whole];
  const tells = JSON.stringify(game.words[`screen-went-${whole.kind}`]).includes('{from}');
  return tells && !leg.origin ? way : [whole];
}

function factsOf(game: Known, way: readonly EventLine[]): Facts {
  const named = (fact: unknown): string | number =>
    typeof fact === 'number' ? fact : [fact].flat().map((id) => game.names[String(id)] ?? String(id)).join(', ');
  const [stops, own] = [stopsOf(game, way), way.at(-1)!.facts];
  const costs = way.map((event) => Number(event.facts[legOf(game, event)!.cost ?? ''] ?? 0));
  return {
    ...Object.fromEntries(Object.entries(own).map(([name, fact]) => [name, named(fact)])),
    from: named(stops[0]),
    to: named(stops.at(-1)),
    cost: costs.reduce((sum, cost) => sum + cost, 0),
  };
}
