/** What went wrong, in words for the person it happened to, and what can be done about it. */
import { ServerError } from './http';
import { say } from './say';

export interface Trouble {
  title: string;
  words: string;
  /** It may go by itself: the page tries again. */
  passing: boolean;
  /** The way out that is offered besides the lobby. */
  way: 'reload' | 'sign-in' | 'server' | null;
}

export type Sought = 'match' | 'seat' | 'letter' | 'page';

const MISSING: Record<Sought, string> = {
  match: say('no-match-here'),
  seat: say('this-link-leads-nowhere-a'),
  letter: say('this-link-has-been-used'),
  page: say('there-is-no-such-page'),
};

export function trouble(error: unknown, sought: Sought = 'page'): Trouble {
  const fault = error instanceof ServerError ? error : null;
  if (!fault) return unloaded(error);
  const plain = { words: fault.message, passing: false, way: null };
  switch (fault.code) {
    case 'offline':
      return {
        title: say('no-connection'),
        words: say('the-server-does-not-answer'),
        passing: true,
        way: null,
      };
    case 'restarting':
      return {
        title: say('the-server-is-being-restarted'),
        words: say('nothing-is-lost-this-page'),
        passing: true,
        way: null,
      };
    case 'store':
    case 'busy':
      return {
        title: say('the-server-is-in-trouble'),
        words: say('this-page-tries-again-by', { message: fault.message }),
        passing: true,
        way: null,
      };
    case 'too-many':
      return { title: say('a-little-slower'), words: fault.message, passing: true, way: null };
    case 'old-client':
      return { ...plain, title: say('this-page-is-out-of'), way: 'reload' };
    case 'not-found':
      return { ...plain, title: say('nothing-here'), words: MISSING[sought] };
    case 'sign-in':
      return { ...plain, title: say('sign-in-first'), way: 'sign-in' };
    case 'not-yours':
    case 'not-owner':
      return { ...plain, title: say('not-for-you') };
    case 'seat-taken':
      return {
        ...plain,
        title: say('the-seat-is-taken'),
        words: say('a-link-works-for-the', { message: fault.message }),
      };
    case 'page-only':
      return { ...plain, title: say('nobody-else-is-here'), way: 'server' };
    case 'broken':
      return { ...plain, title: say('this-match-cannot-be-opened') };
    default:
      return {
        ...plain,
        title: fault.status >= 500 ? say('the-server-has-made-a') : say('that-did-not-work'),
        passing: fault.status >= 500,
      };
  }
}

/** A part of the page could not be fetched: the page is of an older version, or the network is down. */
function unloaded(error: unknown): Trouble {
  const words = error instanceof Error ? error.message : String(error);
  if (!/import|module|fetch|preload/i.test(words))
    return { title: say('that-did-not-work'), words, passing: false, way: 'reload' };
  return {
    title: say('this-page-is-out-of'),
    words: say('a-part-of-it-could'),
    passing: false,
    way: 'reload',
  };
}
