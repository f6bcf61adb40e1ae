/** The games that this client can draw: the board and the cover of each, loaded when they are needed. */
import type { Component } from 'svelte';
import type { GameModule } from '$lib/board';

interface Files {
  board(): Promise<{ default: GameModule }>;
  /** The picture in the lobby, three wide and four high: it must not bring the board with it. */
  cover(): Promise<{ default: Component }>;
}

const GAMES: Record<string, Files> = {
  hre: { board: () => import('./hre/index'), cover: () => import('./hre/Cover.svelte') },
  trajan: { board: () => import('./trajan/index'), cover: () => import('./trajan/Cover.svelte') },
  ultimus: { board: () => import('./ultimus/index'), cover: () => import('./ultimus/Cover.svelte') },
  pax: { board: () => import('./pax/index'), cover: () => import('./pax/Cover.svelte') },
  imperium: { board: () => import('./imperium/index'), cover: () => import('./imperium/Cover.svelte') },
};

export function playable(id: string): boolean {
  return id in GAMES;
}

export async function loadGame(id: string): Promise<GameModule> {
  const files = GAMES[id];
  if (!files) throw new Error(`This version of the client cannot draw the game "${id}".`);
  return (await files.board()).default;
}

export async function loadCover(id: string): Promise<Component | null> {
  return (await GAMES[id]?.cover())?.default ?? null;
}
