/** What is printed on a counter. */
export interface Face {
  /** The colour of whoever plays it. */
  ground: string;
  /** Silhouette and numerals. */
  ink: string;
  /** The colour of whoever commands it. */
  edge: string;
  /** The silhouette, in a box of 24 by 24. */
  figure: string;
  /** On the band below; none if it is empty. */
  name: string;
  /** Repeats by shape and letter what the edge says by colour: an outline within a circle of radius 1. */
  emblem: { outline: string; letter: string; ink: string } | null;
  /** The band below in a colour of its own, where the counter tells more than one allegiance. */
  band?: { colour: string; ink: string } | null;
}

/** Outlines of a counter: whole, and with the corner cut off that tells of losses. */
export const OUTLINES = {
  whole: 'M-13-17H13a4 4 0 0 1 4 4V13a4 4 0 0 1-4 4h-26a4 4 0 0 1-4-4V-13a4 4 0 0 1 4-4z',
  cut: 'M-17-6L-6-17H13a4 4 0 0 1 4 4V13a4 4 0 0 1-4 4h-26a4 4 0 0 1-4-4z',
} as const;

/** So many letters have room on a counter; a longer name is set more narrowly, and cut beyond the most. */
export const ROOM = 7;
const MOST = 11;

/** A name as it is printed on a counter. */
export const fitting = (name: string): string =>
  name.length > MOST ? `${name.slice(0, MOST - 2).trimEnd()}.` : name;

/** So wide is the coin of whoever leads those on a counter. */
export const COIN = 19;
/** Two and three figures leave it less room. */
export const coinBeside = (number: number | null): number => (number === null || number < 100 ? COIN : 16);
/** A head smaller than so many pixels is a speck. */
const LEAST_COIN = 15;

/** Whether coins on counters of such a scale can be made out at such a zoom. */
export const showsCoins = (scale: number, zoom: number): boolean => COIN * scale * zoom >= LEAST_COIN;

export type Lean = readonly [x: number, y: number, turn: number];

const STEP = 3;
const FAN = 23;
const TILT = 13;

/** How counter i of a stack lies on those below it. */
export function lying(i: number): Lean {
  return [STEP * i, -STEP * i, 0];
}

/** How counter i of a stack of so many leans when the stack is spread like a hand of cards. */
export function spread(count: number, i: number): Lean {
  if (count < 2) return [0, -1, 0];
  const share = (i / (count - 1)) * 2 - 1;
  const wide = count === 2 ? FAN * 0.55 : (FAN * (count - 1)) / 2;
  return [share * wide, -2 + 4 * Math.abs(share) - (count === 2 ? 2 : 0), share * (count === 2 ? 8.5 : TILT)];
}
