/** Who can sit at a table: what its seats are called, and the bot one plays against as a rule. */
import type { GameSummary } from './api';

const USUAL = 'miles';

/** What a game calls the seats of a scenario. */
export const seatNames = (game: GameSummary | undefined, scenario: string, seats: number): string[] =>
  game?.seat_names[`${scenario} ${seats}`] ?? game?.seat_names[String(seats)] ?? [];

/** Bots play at this level unless somebody wants another one. */
export const usualLevel = (game: GameSummary | undefined): string =>
  game?.bots.find(({ id }) => id === USUAL)?.id ?? game?.bots[0]?.id ?? USUAL;
