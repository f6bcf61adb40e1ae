/** What the client itself reads in a record: who sits where. The rest is the server's business. */

export function namesIn(record: string): string[] {
  const line = /^names: (\[.*\])\s*$/m.exec(record)?.[1];
  try {
    const names = JSON.parse(line ?? '[]') as unknown;
    return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
