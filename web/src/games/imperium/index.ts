/** Imperium Romanum for the browser. */
import type { Decision, GameModule, GameStatic, View } from '$lib/board';
import { isPressed, offers, placeOf } from './actions';
import Board from './Board.svelte';
import { walked } from './beats';
import { describe } from './describe';
import { readDrawing, type MapFile } from './map/drawing';
import { loadMap } from './map/map';
import { placeId, powerId, presentPowers, stacksOf } from './model';
import { likeness } from './likeness';
import Panel from './Panel.svelte';
import Reference from './Reference.svelte';
import { aim, asks, headline, hope, lot, order, summary } from './summary';
import './tokens.css';
import { say } from './say';
import TurnMap from './map/TurnMap.svelte';
import type { Components, World } from './types';

const partsOf = (game: GameStatic): Components => game.components as Components;

/** Powers, the hexes where they stand, and their leaders there. */
function own(view: World, parts: Components, seat: number): string[] {
  const powers = presentPowers(view).filter((power) => view.chief[power] === seat);
  const stacks = stacksOf(view, parts).filter(({ power }) => powers.includes(power));
  return [
    ...powers.map((power) => powerId(view, parts, power)),
    ...stacks.map(({ place }) => placeId(parts, place)),
    ...stacks.flatMap(({ leaders }) => leaders.flatMap((leader) => view.cast.leaders[leader]?.id ?? [])),
  ];
}

/** Camps and towns of a scenario that no city of the map stands for. */
function local(view: World, parts: Components): Record<string, string> {
  const sites = Object.entries(view.cast.sites);
  return Object.fromEntries(sites.map(([place, name]) => [placeId(parts, Number(place)), name]));
}

const module: GameModule = {
  Board,
  Panel,
  Reference,
  TurnMap,
  geometry: loadMap,
  describe: (view: View, game: GameStatic, id: string) => describe(view as World, partsOf(game), id, game.names),
  points: (geometry: unknown, game: GameStatic) => readDrawing(geometry as MapFile, partsOf(game)).points,
  placeOf: (game: GameStatic, text: string) => placeOf(game, partsOf(game), text),
  glowing: (view: View, game: GameStatic, decision: Decision) =>
    offers(decision, game, partsOf(game), view as World).size,
  own: (view: View, game: GameStatic, seat: number) => own(view as World, partsOf(game), seat),
  local: (view: View, game: GameStatic) => local(view as World, partsOf(game)),
  walked: (before: View, now: View, game: GameStatic) => walked(before as World, now as World, partsOf(game)),
  summary,
  likeness,
  order,
  headline,
  aim,
  scoring: '25.2a',
  rest: (view: View, decision: Decision) =>
    isPressed(decision) ? null : { turn: (view as World).month, answer: 'done', words: say('end-the-month') },
  declines: { negotiation: 'done' },
  lot,
  asks,
  hope,
};

export default module;
