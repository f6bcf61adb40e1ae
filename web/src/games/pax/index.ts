/** Pax Romana for the browser. */
import type { Decision, GameModule, GameStatic, View } from '$lib/board';
import { restBy } from '../../board/choices/rest';
import { offers, placeOf, textOf } from './actions';
import Board from './Board.svelte';
import { walked } from './beats';
import { describe } from './describe';
import { readDrawing, type MapFile } from './map/drawing';
import Hand from './Hand.svelte';
import { loadMap } from './map/map';
import { sideId } from './model';
import { placesOf } from './counters/paint';
import { calledIn, partsOf } from './parts';
import { likeness } from './likeness';
import Panel from './Panel.svelte';
import Reference from './Reference.svelte';
import { aim, asks, headline, hope, lot, order, summary } from './summary';
import './tokens.css';
import TurnMap from './map/TurnMap.svelte';
import type { Components, Sea } from './types';

/** Powers, the spaces where they stand, and their leaders there. */
function own(view: Sea, parts: Components, seat: number): string[] {
  const powers = view.standings.flatMap((standing, power) => (standing.seat === seat ? [power] : []));
  const leaders = view.stacks.filter(({ side }) => powers.includes(side)).flatMap((stack) => stack.leaders);
  const ids = powers.map((power) => sideId(view, parts, power));
  return [
    ...ids,
    ...ids.flatMap((id) => placesOf(view, parts, id)),
    ...leaders.flatMap((leader) => parts.leaders[leader]?.id ?? []),
  ];
}

const module: GameModule = {
  Board,
  Hand,
  Panel,
  Reference,
  TurnMap,
  geometry: loadMap,
  describe: (view: View, game: GameStatic, id: string) => describe(view as Sea, partsOf(game, view as Sea), id),
  points: (geometry: unknown) => readDrawing(geometry as MapFile).points,
  placeOf: (game: GameStatic, text: string) => placeOf(game, text),
  glowing: (_view: View, game: GameStatic, decision: Decision) => offers(decision, game).size,
  own: (view: View, game: GameStatic, seat: number) => own(view as Sea, partsOf(game, view as Sea), seat),
  local: (view: View, game: GameStatic) => calledIn(game.components as Components, view as Sea),
  walked: (before: View, now: View, game: GameStatic) =>
    walked(before as Sea, now as Sea, partsOf(game, now as Sea)),
  summary,
  likeness,
  order,
  headline,
  aim,
  rest: restBy({
    Payment: 'forfeit',
    ChooseOperation: 'done',
    Expansion: 'done',
    ManpowerPlans: 'done',
    Levy: 'done',
    Shipyard: 'done',
    CardChoice: 'done',
    Draft: 'pass',
  }),
  scoring: '15.1.1',
  lot,
  text: (game: GameStatic, action: string) => textOf(game, game.components as Components, action),
  asks,
  hope,
};

export default module;
