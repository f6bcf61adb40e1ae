/**
 * A long drawing in pieces by place, so that the browser draws anew only those that are on the part of the screen it
 * draws.
 */

const TOKENS = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+))/g;
/** So many lines of one stroke stay together at most. */
const RUN = 24;

interface Run {
  x: number;
  y: number;
  d: string;
}

const written = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * The strokes of a drawing of straight lines (M, L, Z and their small letters), each with where it begins; null if it
 * has others.
 */
function strokes(d: string): Run[] | null {
  const runs: Run[] = [];
  let [command, x, y, startX, startY, lines] = ['M', 0, 0, 0, 0, 0];
  let pair: number[] = [];
  const begin = (): void => void runs.push({ x, y, d: `M${written(x)} ${written(y)}` });
  const draw = (toX: number, toY: number): void => {
    if (lines >= RUN) {
      begin();
      lines = 0;
    }
    runs.at(-1)!.d += `L${written(toX)} ${written(toY)}`;
    [x, y, lines] = [toX, toY, lines + 1];
  };
  for (const [, letter, number] of d.matchAll(TOKENS)) {
    if (letter) {
      if (!/[mlz]/i.test(letter)) return null;
      command = letter;
      if (/z/i.test(letter)) draw(startX, startY);
      continue;
    }
    pair.push(Number(number));
    if (pair.length < 2) continue;
    const [a, b] = pair as [number, number];
    pair = [];
    const to: [number, number] = /[ml]/.test(command) ? [x + a, y + b] : [a, b];
    if (/m/i.test(command)) {
      [x, y, startX, startY, lines] = [...to, ...to, 0];
      begin();
      command = command === 'm' ? 'l' : 'L';
    } else draw(...to);
  }
  return runs;
}

/**
 * The drawing as several, one for each square of so many units in which strokes begin. For lines only: fills would
 * tear.
 */
export function byPlace(d: string, square = 160): string[] {
  const found = new Map<string, string>();
  const runs = strokes(d);
  if (!runs) return [d];
  for (const run of runs) {
    const key = `${Math.floor(run.x / square)} ${Math.floor(run.y / square)}`;
    found.set(key, (found.get(key) ?? '') + run.d);
  }
  return [...found.values()];
}
