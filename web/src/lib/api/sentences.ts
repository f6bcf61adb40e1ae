/** Sentences as they are sent and kept: words, with the places where facts go. */

/** A part that a fact chooses: by its number ("one", "other", "3") or its name. */
export interface Chosen {
  by: string;
  cases: Record<string, Pattern>;
  other: string;
  /** The language whose numbers choose, where it is not the page's. */
  in?: string;
}
export type Pattern = string | (string | Chosen)[];

/** Sentences by their names. */
export type Words = Record<string, Pattern>;
