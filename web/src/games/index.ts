/**
 * The boards and covers of games, loaded when they are needed: a game that has none here gets a board of plain data.
 */
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

/** What every other game has: drawn from what it says of its places. */
const plainBoard = () => import('../board/plain/index');
const plainCover = () => import('../board/plain/Cover.svelte');

export async function loadGame(id: string): Promise<GameModule> {
  return (await (GAMES[id]?.board ?? plainBoard)()).default;
}

/** The cover of a game of this client's own; null where it has none. */
export async function loadCover(id: string): Promise<Component | null> {
  return (await GAMES[id]?.cover())?.default ?? null;
}

/** The cover of any other game. */
export async function loadPlainCover(): Promise<Component<{ id: string }>> {
  return (await plainCover()).default;
}
