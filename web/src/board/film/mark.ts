/** The light in which something is shown: what can be done or is good, what is dangerous, what is chance. */
export type Tone = 'can' | 'danger' | 'chance';

/** A silhouette: in a box of 24 by 24, or drawn around its own middle. */
export interface Symbol {
  path: string;
  centred?: boolean;
}
