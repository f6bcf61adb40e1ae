/** The first-game guide: one short hint the first time a kind of decision comes up, on the real match. */
import type { GameStatic } from '$lib/api';
import { phrase } from '$lib/phrase';
import { say } from '../say';

export interface Tip {
  id: string;
  title: string;
  text: string;
}

export const GENERAL: Tip[] = [
  {
    id: 'why',
    title: say('nothing-happens'),
    text: say('click-any-place-that-does'),
  },
  {
    id: 'undo',
    title: say('you-may-change-your-mind'),
    text: say('undo-takes-your-actions-back'),
  },
  {
    id: 'log',
    title: say('what-did-they-do'),
    text: say('the-log-tells-it-in'),
  },
];

/** For a newcomer whose first questions a bot has answered. */
export const led = (glowing: number): Tip => ({
  id: 'led',
  title: say('your-first-move'),
  text: say(glowing ? 'every-place-that-glows-can' : 'the-buttons-below-answer'),
});
export const ANSWERED = say('the-questions-before-this-one');

/** The hint of a game's own for a step, from its words. */
export function guideFor(game: Pick<GameStatic, 'words'>, step: string): Tip | null {
  const name = `tip-${step}`;
  return name in game.words ? { id: step, title: phrase(game, name), text: phrase(game, `${name}.text`) } : null;
}
