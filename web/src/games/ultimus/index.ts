/** Ultimus Romanorum for the browser. */
import type { Decision, GameModule, GameStatic, View } from '$lib/board';
import { restBy } from '../../board/choices/rest';
import { offers, placeOf, placesOf, textOf } from './actions';
import Board from './Board.svelte';
import { describe } from './describe';
import { readDrawing, type MapFile } from './map/drawing';
import Hand from './Hand.svelte';
import { loadMap } from './map/map';
import { campOf } from './model';
import { CAMP_LOOK } from './counters/paint';
import { likeness } from './likeness';
import Panel from './Panel.svelte';
import Reference from './Reference.svelte';
import { aim, asks, headline, hope, lot, order, summary } from './summary';
import './tokens.css';
import TurnMap from './map/TurnMap.svelte';
import type { Components, Late } from './types';

/** The camp, its pieces, and the areas where they stand. */
function own(view: Late, parts: Components, seat: number): string[] {
  const camp = view.camps[seat]!;
  const { id } = CAMP_LOOK[camp]!;
  const all = [...parts.leaders, ...parts.units];
  const pieces = all.flatMap((piece, p) => (campOf(view, parts, p) === camp ? [piece.id] : []));
  return [id, ...pieces, ...placesOf(view, parts, id)];
}

const module: GameModule = {
  Board,
  Hand,
  Panel,
  Reference,
  TurnMap,
  geometry: loadMap,
  describe: (view: View, game: GameStatic, id: string) => describe(view as Late, game.components as Components, id),
  points: (geometry: unknown) => readDrawing(geometry as MapFile).points,
  placeOf: (game: GameStatic, text: string) => placeOf(game, text),
  glowing: (view: View, game: GameStatic, decision: Decision) => offers(decision, view as Late, game).size,
  own: (view: View, game: GameStatic, seat: number) => own(view as Late, game.components as Components, seat),
  summary,
  likeness,
  order,
  headline,
  aim,
  rest: restBy({ Movement: 'done', Geostrategy: 'done', NextDiocese: 'pass' }),
  scoring: '10.3a',
  lot,
  text: (game: GameStatic, action: string) => textOf(game.components as Components, action),
  asks,
  hope,
};

export default module;
