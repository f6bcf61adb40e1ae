/**
 * Drawings on their way to the browser. Nine tenths of a map are outlines in tenths of a unit; written with a character
 * or
 * two for a number they compress to three quarters of what their decimals do. The build packs, the client unpacks.
 */

/** Printable characters that stand in JSON as they are. */
const LETTERS = Array.from({ length: 92 }, (_, k) => String.fromCharCode(35 + k))
  .filter((letter) => letter !== '\\')
  .join('');
const BASE = LETTERS.length;
const MARK = '!';
const COMMANDS = 'MmLlqz';
/** From here on the letters are numbers of one letter, -SMALL to SMALL; then come those that begin a longer one. */
const NUMBERS = COMMANDS.length;
const SMALL = 38;
const LONGER = NUMBERS + 2 * SMALL + 1;
const PAIRS = BASE - 1 - LONGER;
const DRAWN = /^M[-\d. MmLlqz]+$/;
const TOKENS = /[A-Za-z]|-?\d*\.?\d+/g;

/** Small numbers of either sign as numbers from 0 up: 1, -1, 2, -2 are 0, 1, 2, 3. */
const fold = (value: number) => (value > 0 ? 2 * value - 2 : -2 * value - 1);
const unfold = (folded: number) => (folded % 2 ? -(folded + 1) / 2 : (folded + 2) / 2);

function number(value: number): string {
  if (Math.abs(value) <= SMALL) return LETTERS[NUMBERS + SMALL + value]!;
  const rest = fold(value > 0 ? value - SMALL : value + SMALL);
  if (rest < PAIRS * BASE) return LETTERS[LONGER + Math.floor(rest / BASE)]! + LETTERS[rest % BASE]!;
  return (
    LETTERS[BASE - 1]! +
    LETTERS[Math.floor(rest / BASE / BASE)]! +
    LETTERS[Math.floor(rest / BASE) % BASE]! +
    LETTERS[rest % BASE]!
  );
}

/** An outline in few letters; text that is none, or that would lose something, stays as it is. */
export function packPath(text: string): string {
  if (!DRAWN.test(text)) return text;
  const tokens = text.match(TOKENS)!;
  if (tokens.some((token) => /[^A-Za-z]/.test(token) && !/^-?\d{0,5}(\.\d)?$/.test(token))) return text;
  return (
    MARK +
    tokens
      .map((token) =>
        /[A-Za-z]/.test(token) ? LETTERS[COMMANDS.indexOf(token)]! : number(Math.round(Number(token) * 10)),
      )
      .join('')
  );
}

export function unpackPath(text: string): string {
  if (text[0] !== MARK) return text;
  let path = '';
  let after = false;
  for (let at = 1; at < text.length;) {
    const index = place(text, at);
    if (index < NUMBERS) {
      path += COMMANDS[index]!;
      after = false;
      at += 1;
      continue;
    }
    let value = index - NUMBERS - SMALL;
    let letters = 1;
    if (index >= LONGER) {
      letters = index === BASE - 1 ? 4 : 2;
      let rest = letters === 4 ? 0 : index - LONGER;
      for (let k = 1; k < letters; k++) rest = rest * BASE + place(text, at + k);
      value = unfold(rest);
      value += value > 0 ? SMALL : -SMALL;
    }
    path += `${after ? ' ' : ''}${value / 10}`;
    after = true;
    at += letters;
  }
  return path;
}

function place(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code > 92 ? code - 36 : code - 35;
}

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapped(one, change)]));
}

/** A whole drawing with its outlines packed, and back. */
export const pack = (drawing: unknown): unknown => mapped(drawing, packPath);
export const unpack = <T,>(drawing: unknown): T => mapped(drawing, unpackPath) as T;
