/** For tests: the rules of a game's catalogue, and those that its board cites. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The ids of all rules of a game. */
export function catalogue(game: string): Set<string | undefined> {
  const text = readFileSync(`${here}/../../../src/romanum/games/${game}/rules.toml`, 'utf8');
  return new Set([...text.matchAll(/^id = "([^"]+)"/gm)].map((match) => match[1]));
}

/** "10.2a in Panel.svelte", for every rule that a file of its board cites. */
export function citations(game: string): string[] {
  const files = readdirSync(`${here}/${game}`, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.(ts|svelte)$/.test(name) && !/^(dev|fixtures)\W/.test(name),
  );
  return files.flatMap((name) => {
    const text = readFileSync(`${here}/${game}/${name}`, 'utf8');
    const found = [
      ...text.matchAll(/(?:rule(?:: |\()|scoring: |\b[A-F]: )'(\d[\w.]*)'/g),
      ...text.matchAll(/line\([^)]*?'(\d[\w.]*)', \d/g),
    ];
    return found.map((match) => `${match[1]} in ${name}`);
  });
}
