/** History of the Roman Empire for the browser. */
import type { Decision, GameModule, GameStatic, Odds, View } from '$lib/board';
import { restBy } from '../../board/choices/rest';
import { provinceOf, sends, textOf } from './actions';
import Board from './Board.svelte';
import { describe } from './describe';
import { readDrawing, type MapFile } from './map/drawing';
import Hand from './Hand.svelte';
import { loadMap } from './map/map';
import { factionsOf, provincesOf, scoresFor } from './model';
import { likeness } from './likeness';
import Panel from './Panel.svelte';
import Reference from './Reference.svelte';
import TurnMap from './map/TurnMap.svelte';
import { aim, headline, lot, order, summary } from './summary';
import type { Components, Empire } from './types';

/** Factions, the sides that score for them, and the Provinces that these hold. */
function own(view: Empire, parts: Components, seat: number): string[] {
  const factions = factionsOf(view, seat);
  const mine = (side: number): boolean => factions.includes(scoresFor(view, side));
  return [
    ...factions.map((f) => parts.factions[f]!.id),
    ...parts.sides.flatMap(({ id }, side) => (mine(side) ? [id] : [])),
    ...provincesOf(view, mine).map((p) => parts.provinces[p]!.id),
  ];
}

const module: GameModule = {
  Board,
  Hand,
  Panel,
  Reference,
  TurnMap,
  geometry: loadMap,
  describe: (view: View, game: GameStatic, id: string) => describe(view as Empire, game.components as Components, id),
  points: (geometry: unknown) => readDrawing(geometry as MapFile).points,
  placeOf: (game: GameStatic, text: string) => provinceOf(game, text),
  own: (view: View, game: GameStatic, seat: number) => own(view as Empire, game.components as Components, seat),
  sends: (view: View, decision: Decision, game: GameStatic, id: string, odds: Readonly<Record<string, Odds>>) =>
    sends(view as Empire, decision, game, id, odds),
  summary,
  likeness,
  order,
  headline,
  aim,
  lot,
  text: (game: GameStatic, action: string) => textOf(game.components as Components, action),
  rest: restBy({
    KeepOrPass: 'keep',
    PlayEvent: 'pass',
    LiftBarbarians: 'done',
    Build: 'done',
    Place: 'done',
    BuildCities: 'done',
  }),
  scoring: '15a',
};

export default module;
