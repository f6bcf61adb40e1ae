/** Words of the client's folders, found by the name of the folder. */
import type { Words } from './api';

/**
 * >>> byFolder({ '../lobby/words/de.ftl': words })
 * { lobby: words }
 */
export function byFolder(files: Record<string, unknown>): Record<string, Words> {
  return Object.fromEntries(Object.entries(files).map(([path, words]) => [path.split('/').at(-3)!, words as Words]));
}
