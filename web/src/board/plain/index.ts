/** The board of every game without one of its own: from plain data, or in words where it has no places. */
import type { Decision, GameModule, GameStatic, Seat, SeatSummary, View } from '$lib/board';
import { seatName } from '$lib/words';
import { say } from '../say';
import Board from './Board.svelte';
import { begun, clicks, offersOn } from './choosing';
import { describe } from './describe';
import { drawingOf } from './drawing';
import Hand from './Hand.svelte';
import { countersIn, countOf, handsIn, holdersIn, partsOf, placesOf, sideAt, sideOf, tracksIn } from './model';
import { walked } from './moves';
import Panel from './Panel.svelte';
import TurnMap from './TurnMap.svelte';

const NONE: ReadonlyMap<string, unknown> = new Map();

/** The ids of a game's places. */
function known(game: GameStatic): ReadonlyMap<string, unknown> {
  const parts = partsOf(game);
  return parts ? placesOf(parts) : NONE;
}

const heldBy = (view: View, seat: number): string[] =>
  Object.entries(holdersIn(view)).flatMap(([place, holder]) => (holder === seat ? [place] : []));

/** Whether anything can be said of how sides stand. */
const tells = (view: View): boolean =>
  tracksIn(view).some((track) => sideOf(track) >= 0) ||
  countersIn(view).length > 0 ||
  Object.keys(holdersIn(view)).length > 0;

/** Its first number is what a side scores; where it has none, how many places it holds, or how many counters it has. */
function standing(view: View, game: GameStatic, person: Seat): SeatSummary {
  const { seat } = person;
  const own = tracksIn(view).filter((track) => sideOf(track) === seat);
  const [score, ...others] = own;
  const places = heldBy(view, seat).length;
  const counters = countersIn(view).filter((counter) => sideOf(counter) === seat);
  const force = counters.reduce((sum, counter) => sum + countOf(counter), 0);
  const hand = handsIn(view).find(({ side }) => side === seat);
  const counted = [
    ...others.map(({ name, value }) => ({ label: name, value })),
    ...(score && places ? [{ label: say('plain-places'), value: places }] : []),
    ...(force ? [{ label: say('plain-counters'), value: force }] : []),
    ...(hand ? [{ label: say('plain-cards'), value: hand.count ?? hand.cards?.length ?? 0 }] : []),
  ];
  const holds = Object.keys(holdersIn(view)).length > 0;
  const { id, colour, letter } = sideAt(game, seat);
  return {
    seat,
    sides: [{ id, name: seatName(person), colour, letter }],
    score: score?.value ?? (holds ? places : force),
    scored: score?.name ?? say(holds ? 'plain-places' : 'plain-counters'),
    parts: counted,
    notes: [],
  };
}

const module: GameModule = {
  Board,
  Hand,
  Panel,
  TurnMap,
  geometry: () => Promise.resolve(null),
  describe,
  holds: (view: View) => handsIn(view).length > 0,
  points: (_geometry: unknown, game: GameStatic) => {
    const parts = partsOf(game);
    return parts ? drawingOf(parts).points : new Map();
  },
  placeOf: (game: GameStatic, text: string) => clicks(game, text, known(game))[0] ?? null,
  glowing: (_view: View, game: GameStatic, decision: Decision) =>
    offersOn(decision, game, known(game), begun(decision, game, known(game))).size,
  own: (view: View, game: GameStatic, seat: number) => [
    sideAt(game, seat).id,
    ...heldBy(view, seat),
    ...countersIn(view).flatMap((counter) => (sideOf(counter) === seat ? [counter.place] : [])),
  ],
  walked: (before: View, now: View, game: GameStatic) => {
    const parts = partsOf(game);
    return parts ? walked(before, now, drawingOf(parts).points) : [];
  },
  summary: (view: View, game: GameStatic, seats: readonly Seat[]) =>
    tells(view) ? seats.map((seat) => standing(view, game, seat)) : null,
};

export default module;
