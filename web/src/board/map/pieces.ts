/**
 * A long drawing in pieces by place, so that the browser draws anew only those that are on the part of the screen it
 * draws.
 */

/** So many lines of one stroke stay together at most. */
const RUN = 24;

interface Run {
  x: number;
  y: number;
  d: string;
}

const [MINUS, DOT, NINE] = [45, 46, 57];

/** Where a number ends that begins there; right there if none does. */
function endOfNumber(d: string, from: number): number {
  let [at, dots] = [d.charCodeAt(from) === MINUS ? from + 1 : from, 0];
  for (; at < d.length; at += 1) {
    const code = d.charCodeAt(at);
    if (code === DOT) dots += 1;
    if (code < DOT || code > NINE || code === DOT + 1 || dots > 1) break;
  }
  return at;
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
  for (let at = 0; at < d.length;) {
    const end = endOfNumber(d, at);
    if (end === at) {
      const letter = d[at++]!;
      if (!/[a-z]/i.test(letter)) continue;
      if (!'MmLlZz'.includes(letter)) return null;
      command = letter;
      if (letter === 'z' || letter === 'Z') draw(startX, startY);
      continue;
    }
    pair.push(Number(d.slice(at, end)));
    at = end;
    if (pair.length < 2) continue;
    const [a, b] = pair as [number, number];
    pair = [];
    const relative = command === 'm' || command === 'l';
    const [toX, toY] = relative ? [x + a, y + b] : [a, b];
    if (command === 'm' || command === 'M') {
      [x, y, startX, startY, lines] = [toX, toY, toX, toY, 0];
      begin();
      command = relative ? 'l' : 'L';
    } else draw(toX, toY);
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
