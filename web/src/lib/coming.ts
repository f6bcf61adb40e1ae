/** What a page is fetching just now, in words. */
import { languageNamed, listed, tenths } from './language';
import { say } from './say';
import type { Coming } from './transport';

const MEGABYTE = 1_000_000;

/** Its name for people; `title` knows what a game is called. */
function named(pack: string, title: (game: string) => string): string {
  const [kind, first = '', game = ''] = pack.split('/') as [string, string?, string?];
  if (kind === 'python') return say('python-and-the-tables');
  if (kind === 'howto') return say('pictures-of', { game: title(first) });
  if (kind === 'games') return title(first);
  const language = languageNamed(first);
  return game && game !== 'core' ? say('words-of', { game: title(game), language }) : language;
}

/** What is coming, and how much of it is there. */
export function comingWords({ what, loaded, whole }: Coming, title: (game: string) => string): string {
  if (what.includes('python') && whole && loaded >= whole) return say('python-begins');
  const names = listed(what.map((pack) => named(pack, title)));
  if (!whole) return say('it-is-coming', { what: names });
  return say('so-much-has-come', { what: names, loaded: tenths(loaded / MEGABYTE), whole: tenths(whole / MEGABYTE) });
}
