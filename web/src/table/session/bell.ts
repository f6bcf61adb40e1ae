/** What a person hears of a table: that it is their turn, that dice fall, that something is lost. */
import type { EventLine, GameStatic, Match } from '$lib/api';
import { notifyTurn } from '$lib/browser/notify';
import { plays } from '$lib/roles';
import { preferences } from '$lib/browser/settings.svelte';
import { play } from '$lib/browser/sound';
import { titleWithGame } from '$lib/words';

/** It is this person's turn. */
export function callToTable(match: Match, game: GameStatic, prompt: string): void {
  if (preferences.value.sound) play('turn');
  if (preferences.value.notify) notifyTurn(titleWithGame(match.title, game.title), prompt, `/match/${match.id}`);
}

/** Dice that fall are heard, else what is lost. */
export function soundOf(game: GameStatic, news: EventLine[]): void {
  if (!preferences.value.sound) return;
  const heard = (['roll', 'loss'] as const).find((role) => news.some((event) => plays(game, event, role)));
  if (heard) play(heard === 'roll' ? 'dice' : 'loss');
}
