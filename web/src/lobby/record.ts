/** What the client itself reads in a record: which game it is, who sits where. The rest is the server's business. */

export function namesIn(record: string): string[] {
  try {
    const names = JSON.parse(lineIn(record, 'names') || '[]') as unknown;
    return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** A line of a record's header; empty where there is none. */
export function lineIn(record: string, name: 'game' | 'scenario' | 'names'): string {
  return new RegExp(`^${name}: (.*?)\\s*$`, 'm').exec(record)?.[1] ?? '';
}
