/** History of the Roman Empire for the browser. */
import type { GameModule, GameStatic, View } from '$lib/board';
import { provinceOf, textOf } from './actions';
import Board from './Board.svelte';
import { describe } from './describe';
import { readDrawing, type MapFile } from './drawing';
import Hand from './Hand.svelte';
import { loadMap } from './map';
import Panel from './Panel.svelte';
import Reference from './Reference.svelte';
import TurnMap from './TurnMap.svelte';
import { headline, lot, order, summary, warning } from './summary';
import type { Components, Empire } from './types';

const module: GameModule = {
  Board,
  Hand,
  Panel,
  Reference,
  TurnMap,
  geometry: loadMap,
  describe: (view: View, game: GameStatic, id: string) => describe(view as Empire, game.components as Components, id),
  points: (geometry: unknown) =>
    new Map([...readDrawing(geometry as MapFile).places].map(([id, { army }]) => [id, army] as const)),
  placeOf: (game: GameStatic, text: string) => provinceOf(game, text),
  summary,
  order,
  headline,
  lot,
  warning,
  text: (game: GameStatic, action: string) => textOf(game.components as Components, action),
  scoring: '15a',
};

export default module;
