/** History of the Roman Empire for the browser. */
import type { Decision, GameModule, GameStatic, View } from '$lib/board';
import { candidates, parse } from './actions';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import { describe } from './describe';
import Hand from './Hand.svelte';
import { loadMap } from './map';
import Panel from './Panel.svelte';
import Reference from './Reference.svelte';
import { headline, order, summary, warning } from './summary';
import type { Components, Empire } from './types';

const module: GameModule = {
  Board,
  Hand,
  Panel,
  Reference,
  cover: Cover,
  geometry: loadMap,
  candidates: (view: View, decision: Decision | null, id: string) => candidates(view as Empire, decision, id),
  describe: (view: View, game: GameStatic, id: string) => describe(view as Empire, game.components as Components, id),
  placeOf: (_game: GameStatic, text: string) => parse(text).place,
  summary,
  order,
  headline,
  warning,
};

export default module;
