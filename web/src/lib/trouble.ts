/** What went wrong, in words for the person it happened to, and what can be done about it. */
import { ServerError } from './http';

export interface Trouble {
  title: string;
  words: string;
  /** It may go by itself: the page tries again. */
  passing: boolean;
  /** The way out that is offered besides the lobby. */
  way: 'reload' | 'sign-in' | null;
}

export type Sought = 'match' | 'seat' | 'letter' | 'page';

const MISSING: Record<Sought, string> = {
  match:
    'There is no such match here. It may have been removed, or it is private and this browser has no seat in it. If you were invited, open the link you were sent.',
  seat: 'This link leads nowhere: a letter of it may be missing, or the match has been removed. Ask for it again.',
  letter: 'This link has been used, is too old, or a letter of it is missing. Ask for a new one.',
  page: 'There is no such page.',
};

export function trouble(error: unknown, sought: Sought = 'page'): Trouble {
  const fault = error instanceof ServerError ? error : null;
  if (!fault) return unloaded(error);
  const plain = { words: fault.message, passing: false, way: null };
  switch (fault.code) {
    case 'offline':
      return {
        title: 'No connection',
        words:
          'The server does not answer: it may be restarting, or your network is down. Nothing is lost; this page goes on by itself.',
        passing: true,
        way: null,
      };
    case 'restarting':
      return {
        title: 'The server is being restarted',
        words: 'Nothing is lost; this page goes on by itself.',
        passing: true,
        way: null,
      };
    case 'store':
    case 'busy':
      return {
        title: 'The server is in trouble',
        words: `${fault.message} This page tries again by itself.`,
        passing: true,
        way: null,
      };
    case 'too-many':
      return { title: 'A little slower', words: fault.message, passing: true, way: null };
    case 'old-client':
      return { ...plain, title: 'This page is out of date', way: 'reload' };
    case 'not-found':
      return { ...plain, title: 'Nothing here', words: MISSING[sought] };
    case 'sign-in':
      return { ...plain, title: 'Sign in first', way: 'sign-in' };
    case 'not-yours':
    case 'not-owner':
      return { ...plain, title: 'Not for you' };
    case 'seat-taken':
      return {
        ...plain,
        title: 'The seat is taken',
        words: `${fault.message} A link works for the first person who uses it; ask for another one, or for a link to watch.`,
      };
    case 'broken':
      return { ...plain, title: 'This match cannot be opened' };
    default:
      return {
        ...plain,
        title: fault.status >= 500 ? 'The server has made a mistake' : 'That did not work',
        passing: fault.status >= 500,
      };
  }
}

/** A part of the page could not be fetched: the page is of an older version, or the network is down. */
function unloaded(error: unknown): Trouble {
  const words = error instanceof Error ? error.message : String(error);
  if (!/import|module|fetch|preload/i.test(words))
    return { title: 'That did not work', words, passing: false, way: 'reload' };
  return {
    title: 'This page is out of date',
    words:
      'A part of it could not be fetched: Romanum has been updated since you opened it, or the connection is lost. Reload the page; your matches are safe.',
    passing: false,
    way: 'reload',
  };
}
