/** The first-game guide: one short hint the first time a kind of decision comes up, on the real match. */
import type { GameStatic } from '$lib/api';
import { phrase } from '$lib/phrase';

export interface Tip {
  id: string;
  title: string;
  text: string;
}

export const GENERAL: Tip[] = [
  {
    id: 'why',
    title: 'Nothing happens?',
    text: 'Click any place that does not glow: you are told which rule forbids it and what comes nearest.',
  },
  {
    id: 'undo',
    title: 'You may change your mind',
    text: 'Undo takes your actions back one by one until dice fall or a secret is shown.',
  },
  {
    id: 'log',
    title: 'What did they do?',
    text: 'The log tells it in sentences. Point at a name to find it on the map, click a number to look at that moment.',
  },
];

/** For a newcomer whose first questions a bot has answered. */
export const LED: Tip = {
  id: 'led',
  title: 'Your first move',
  text: 'Every place that glows can be chosen; buttons stand for the rest.',
};
export const ANSWERED = 'The questions before this one were answered for you.';

/** The hint of a game's own for a step, from its words. */
export function guideFor(game: Pick<GameStatic, 'words'>, step: string): Tip | null {
  const name = `tip-${step}`;
  return name in game.words ? { id: step, title: phrase(game, name), text: phrase(game, `${name}.text`) } : null;
}
