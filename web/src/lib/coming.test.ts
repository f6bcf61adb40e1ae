import { describe, expect, it } from 'vitest';
import { comingWords } from './coming';

const title = (game: string): string => (game === 'hre' ? 'History of the Roman Empire' : game);
const words = (what: string[], loaded = 1_200_000, whole = 4_000_000) => comingWords({ what, loaded, whole }, title);

describe('what a page tells of what it fetches', () => {
  it('is Python and the tables at first, then that Python begins', () => {
    expect(words(['python'], 0, 0)).toBe('Coming: Python and the tables');
    expect(words(['python'])).toBe('Coming: Python and the tables, 1.2 of 4.0 MB');
    expect(words(['python'], 4_000_000)).toBe('Python begins …');
  });

  it('is the game that was chosen, its pictures, and the language', () => {
    expect(words(['games/hre'])).toBe('Coming: History of the Roman Empire, 1.2 of 4.0 MB');
    expect(words(['howto/hre'])).toContain('the pictures of History of the Roman Empire');
    expect(words(['languages/de/core', 'languages/de/hre'])).toBe(
      'Coming: German and History of the Roman Empire in German, 1.2 of 4.0 MB',
    );
  });
});
