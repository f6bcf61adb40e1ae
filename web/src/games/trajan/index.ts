/** Trajan for the browser. */
import type { Decision, GameModule, GameStatic, View } from '$lib/board';
import { restBy } from '../../board/choices/rest';
import { offers, placeOf, textOf } from './actions';
import Board from './Board.svelte';
import { describe } from './describe';
import { readDrawing, type MapFile } from './map/drawing';
import Hand from './Hand.svelte';
import { loadMap } from './map/map';
import { pilesAt } from './model';
import { likeness } from './likeness';
import Panel from './Panel.svelte';
import Reference from './Reference.svelte';
import { aim, asks, headline, hope, order, summary } from './summary';
import TurnMap from './map/TurnMap.svelte';
import type { Components, War } from './types';

/** The side, its units, the hexes where they stand, and its cities. */
function own(view: War, parts: Components, side: number): string[] {
  const stands = (hex: number): boolean => pilesAt(view, hex).some((pile) => pile.side === side);
  return [
    parts.sides[side]!.id,
    ...parts.units.flatMap((unit) => (unit.side === side ? [unit.id] : [])),
    ...parts.hexes.flatMap(({ id }, hex) => (stands(hex) ? [id] : [])),
    ...parts.cities.flatMap(({ id }, city) => (view.controller[city] === side ? [id] : [])),
  ];
}

const module: GameModule = {
  Board,
  Hand,
  Panel,
  Reference,
  TurnMap,
  geometry: loadMap,
  describe: (view: View, game: GameStatic, id: string) => describe(view as War, game.components as Components, id),
  points: (geometry: unknown) => readDrawing(geometry as MapFile).points,
  placeOf: (game: GameStatic, text: string) => placeOf(game, text),
  glowing: (view: View, game: GameStatic, decision: Decision) => offers(decision, view as War, game, null).size,
  own: (view: View, game: GameStatic, seat: number) => own(view as War, game.components as Components, seat),
  summary,
  likeness,
  order,
  headline,
  aim,
  text: (game: GameStatic, action: string) => textOf(game.components as Components, action),
  asks,
  hope,
  rest: restBy({
    MovementSegment: 'done',
    CombatSegment: 'done',
    Deploy: 'done',
    PlaceExercitus: 'pass',
  }),
  scoring: '4.0a',
};

export default module;
