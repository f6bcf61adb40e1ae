/** What a person hears of a table besides its dice and marches: that it is their turn, and what comes in. */
import type { EventLine, GameStatic, Match } from '$lib/api';
import { notifyTurn } from '$lib/browser/notify';
import { plays, roleOf } from '$lib/roles';
import { preferences } from '$lib/browser/settings.svelte';
import { cue } from '$lib/browser/sound';
import { titleWithGame } from '$lib/words';

/** It is this person's turn. */
export function callToTable(match: Match, game: GameStatic, prompt: string): void {
  cue('turn');
  if (preferences.value.notify) notifyTurn(titleWithGame(match.title, game.title), prompt, `/match/${match.id}`);
}

/** Points for one of the sides are coins on the table; where nothing moves, dice and marches are heard all the same. */
export function soundOf(game: GameStatic, news: readonly EventLine[], sides: readonly string[]): void {
  const scores = (event: EventLine): boolean => sides.includes(event.facts[roleOf(game, event, 'score')?.side ?? '']);
  if (news.some(scores)) cue('coins');
  if (!preferences.still) return;
  if (news.some((event) => plays(game, event, 'roll'))) cue('dice');
  else if (news.some((event) => plays(game, event, 'leg'))) cue('march');
}
