/** What a player should have read of a battle of his, however fast the table goes on. */
import type { EventLine, GameStatic } from '$lib/api';
import { inTopic, roleOf } from '$lib/roles';

/** The battle in what has just happened, if one of the sides took part in it; an attack without dice is none. */
export function battleIn(game: GameStatic, news: EventLine[], sides: readonly string[]): EventLine[] {
  return news.some((event) => fought(game, event, sides))
    ? news.filter((event) => inTopic(game, 'battles', event))
    : [];
}

/** Where an event does not tell both sides, everybody takes part. */
function fought(game: GameStatic, event: EventLine, sides: readonly string[]): boolean {
  const roll = roleOf(game, event, 'roll');
  if (!roll?.fight) return roleOf(game, event, 'battle')?.ends ?? false;
  return !roll.enemy || [roll.side, roll.enemy].some((fact) => sides.includes(event.facts[fact ?? '']));
}
