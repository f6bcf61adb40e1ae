/** What the abbreviations of a game stand for, in the language spoken: those it lists, and its kinds of units. */
import type { GameStatic } from './api';

const LISTED = 'screen-abbreviations';

interface Kind {
  short: string;
  name: string;
}

const isKind = (one: unknown): one is Kind =>
  typeof one === 'object' && one !== null && 'short' in one && 'name' in one && !!one.short && !!one.name;

/**
 * By the abbreviation, as the game's words list them: one a line, with a colon between.
 * >>> abbreviationsOf({ words: { 'screen-abbreviations': 'VP: Victory Points' }, components: {} })
 * Map { 'VP' => 'Victory Points' }
 */
export function abbreviationsOf({ words, components }: Pick<GameStatic, 'words' | 'components'>): Map<string, string> {
  const listed = words[LISTED];
  const lines = typeof listed === 'string' ? listed.split('\n') : [];
  const { units } = (components ?? {}) as { units?: unknown };
  const kinds = (Array.isArray(units) ? units : []).filter(isKind).filter(({ short, name }) => short !== name);
  return new Map([
    ...kinds.map(({ short, name }) => [short, name] as const),
    ...lines.flatMap((line) => {
      const [, short, name] = /^\s*(\S+?) ?: (.+)$/.exec(line) ?? [];
      return short && name ? [[short, name] as const] : [];
    }),
  ]);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A finder of abbreviations: whole words, or what stands behind a number without a gap. */
export function finderOf(abbreviations: ReadonlyMap<string, string>): RegExp | null {
  const all = [...abbreviations.keys()].sort((a, b) => b.length - a.length).map(escaped);
  return all.length ? new RegExp(`(?<![\\p{L}'’-])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'gu') : null;
}
