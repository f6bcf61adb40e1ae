/** Which lessons have been played to their end, and which studies were solved; kept in this browser. */
const KEY = 'romanum.lessons';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function all(store: Store): Record<string, string[]> {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const lists = Object.entries(kept).filter(([, names]) => Array.isArray(names));
    return Object.fromEntries(lists) as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** The lessons of a game that are done. */
export const lessonsDone = (game: string, store: Store = localStorage): string[] => all(store)[game] ?? [];

/** Another one is. */
export function lessonDone(game: string, lesson: string, store: Store = localStorage): void {
  const kept = all(store);
  const names = new Set([...(kept[game] ?? []), lesson]);
  try {
    store.setItem(KEY, JSON.stringify({ ...kept, [game]: [...names] }));
  } catch {
    return; // a browser that keeps nothing: the course begins anew next time
  }
}
