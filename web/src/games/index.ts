/** The games whose boards this client can draw, each loaded when it is needed. */
import type { GameModule } from '$lib/board';

const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  hre: () => import('./hre/index'),
};

export function playable(id: string): boolean {
  return id in modules;
}

export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[id];
  if (!load) throw new Error(`This version of the client cannot draw the game "${id}".`);
  return (await load()).default;
}
