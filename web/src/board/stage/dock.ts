/** What a sheet must know of the stage in whose dock it lies. */
import { getContext, setContext } from 'svelte';

export interface Dock {
  /** The screen is so narrow that sheets have its whole width, and what they cover cannot be seen. */
  readonly slim: boolean;
  /** Somebody is on the move: where to is answered on the map. */
  readonly goes: boolean;
  /** Nothing is being shown: the sheet lies there to be read. */
  readonly rests: boolean;
  /** What must be seen lies under the sheets, wherever they go: they are folded until somebody unfolds them. */
  readonly tight: boolean;
}

const DOCK = Symbol('dock');

/** A stage tells its sheets. */
export const dock = (told: Dock): Dock => setContext(DOCK, told);

/** The dock that a sheet lies in; one on a table of its own has all the room there is. */
export const inDock = (): Dock =>
  getContext<Dock | undefined>(DOCK) ?? { slim: false, goes: false, rests: true, tight: false };
