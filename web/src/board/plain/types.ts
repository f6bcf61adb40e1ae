/**
 * What a game without a board of its own says of its map and of what stands there, as plain data: the components and
 * the fields of a view that `romanum.engine.plain_board` describes.
 */

export interface PlainPlace {
  id: string;
  name: string;
  x: number;
  y: number;
  links?: string[];
  polygon?: [number, number][];
  hex?: boolean;
  kind?: string;
}

/** Components of a game that has places. */
export interface PlainParts {
  places: PlainPlace[];
  size: [number, number];
  /** Files of the game's own. */
  map?: string;
  pictures?: Record<string, string>;
}

export interface PlainCounter {
  place: string;
  name: string;
  side?: number;
  count?: number;
  text?: string;
  picture?: string;
  /** Degrees, clockwise from above. */
  facing?: number | null;
  /** What the game's roles of units call it. */
  kind?: string;
}

export interface PlainTrack {
  name: string;
  value: number;
  most?: number | null;
  side?: number;
}

export interface PlainCard {
  id: string;
  name: string;
  text?: string;
}

export interface PlainHand {
  side: number;
  cards?: PlainCard[];
  count?: number;
}
