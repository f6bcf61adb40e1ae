/** The parts of the game as a match has them: whom its scenario knows by name is called so, as long as it is he. */
import type { GameStatic } from '$lib/board';
import type { Components, Sea } from './types';

const found = new WeakMap<Components, Map<number, Components>>();

/** The same parts for the same scenario, so that what is worked out from them is kept. */
export function partsOf(game: GameStatic, view: Sea): Components {
  const parts = game.components as Components;
  const called = calledIn(parts, view);
  if (!Object.keys(called).length) return parts;
  if (!found.has(parts)) found.set(parts, new Map());
  const known = found.get(parts)!;
  const own = known.get(view.scenario) ?? calling(parts, called);
  known.set(view.scenario, own);
  return own;
}

/** Whom the scenario knows by name now: later another may bear the title. */
export function calledIn(parts: Components, view: Sea): Record<string, string> {
  const { called = {}, called_until: until = 0 } = parts.scenarios[view.scenario] ?? {};
  return until && view.turn > until ? {} : called;
}

function calling(parts: Components, called: Record<string, string>): Components {
  const named = <Row extends { id: string; name: string }>(rows: Row[]): Row[] =>
    rows.map((row) => (called[row.id] === undefined ? row : { ...row, name: called[row.id]! }));
  return { ...parts, leaders: named(parts.leaders), others: named(parts.others) };
}
