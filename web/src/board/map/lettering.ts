/** Names along the land in the language that is spoken: the letters of a map's own name show where they go. */
import type { Lettering } from './drawn';

type Letter = Lettering['letters'][number];

/** How much wider than usual a step is where a name goes on in another line. */
const LEAP = 2.2;
/** No letters become smaller than this share of the map's own. */
const LEAST = 0.55;
/** Letters may stand somewhat closer than in the map's own name. */
const CLOSER = 1.15;

/** Another name in the place of a map's own, in as many lines if it has the words for them. */
export function relettered(row: Lettering, name: string): Lettering {
  const lines = linesOf(row.letters);
  const words = name.toLocaleUpperCase().split(' ');
  const most = Math.min(lines.length, words.length);
  const rows = words.slice(0, most - 1).concat(words.slice(most - 1).join(' '));
  const places = most === lines.length ? lines : [longest(lines), ...lines].slice(0, most);
  const size = row.size * Math.min(...rows.map((text, k) => shrunk(places[k]!.length, text.length)));
  return { text: rows.join(''), size, letters: rows.flatMap((text, k) => along(places[k]!, text.length)) };
}

const longest = (lines: Letter[][]): Letter[] =>
  lines.reduce((one, other) => (other.length > one.length ? other : one));

const shrunk = (room: number, letters: number): number =>
  Math.min(1, Math.max(LEAST, (CLOSER * room) / Math.max(letters, 1)));

function linesOf(letters: readonly Letter[]): Letter[][] {
  const steps = letters.slice(1).map(([x, y], k) => Math.hypot(x - letters[k]![0], y - letters[k]![1]));
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  const lines: Letter[][] = [[]];
  letters.forEach((letter, k) => {
    if (k && steps[k - 1]! > LEAP * usual) lines.push([]);
    lines.at(-1)!.push(letter);
  });
  return lines;
}

/** So many letters about the middle of a line: as far apart as there, or as close as its ends want it. */
function along(line: readonly Letter[], count: number): Letter[] {
  const last = line.length - 1;
  const step = count > line.length ? last / (count - 1) : 1;
  return Array.from({ length: count }, (_, k) => between(line, last / 2 + (k - (count - 1) / 2) * step));
}

function between(line: readonly Letter[], at: number): Letter {
  const from = Math.min(Math.max(Math.floor(at), 0), line.length - 1);
  const [a, b] = [line[from]!, line[Math.min(from + 1, line.length - 1)]!];
  const part = at - from;
  return [0, 1, 2].map((n) => Math.round((a[n]! + (b[n]! - a[n]!) * part) * 10) / 10) as Letter;
}
