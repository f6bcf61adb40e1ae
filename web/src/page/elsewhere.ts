/** Where people elsewhere are met: what a page cannot do alone, and which way leads to a server. */
import { say } from './say';

/**
 * Where a server has its page (PAGE in src/romanum/server/bounds/settings.py), and where the site of the documentation
 * has one (docs/play.py).
 */
const [OF_A_SERVER, OF_THE_SITE] = ['/page/', '/play/'];

/** The way to a server from a page in a folder; null where none is known. */
export function wayToServer(folder: string): { address: string; words: string } | null {
  if (folder === OF_A_SERVER) return { address: '/', words: say('to-the-server') };
  if (folder.endsWith(OF_THE_SITE)) return { address: '../hosts.html', words: say('how-to-have-a-server') };
  return null;
}

/** Why something is grey. */
export const needsOthers = (): string => say('needs-people-elsewhere');
