/** What happened as a short film: scenes of one beat each. What the beats of a game are, the game knows. */

export interface Happening {
  kind: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  facts: Record<string, any>;
  sentence: string;
}

export interface Timed {
  kind: string;
  ms: number;
}

export interface Scene<View, Beat extends Timed> {
  beat: Beat;
  /** Change the shown position after the beat. */
  after(view: View): void;
}

/** Dice fly for so long before they lie still, and a roll stays for so long in all. */
const FLIGHT_MS = 1050;
export const ROLL_MS = FLIGHT_MS + 1150;

/** How long dice fly in a beat, which must leave time to read what they show. */
export const flight = (ms: number): number => Math.min(FLIGHT_MS, ms / 2);

/** At most so many beats are shown at their full length; a longer film runs faster, and one too long not at all. */
const CALM = 6;
const LONGEST = 40;
/** What must be read is never hurried below this. */
const READABLE = 700;
const QUICKEST = 120;

export function paced<View, Beat extends Timed>(
  scenes: Scene<View, Beat>[],
  read: (beat: Beat) => boolean = () => false,
): Scene<View, Beat>[] {
  if (scenes.length > LONGEST) return [];
  const haste = Math.max(1, scenes.length / CALM);
  return scenes.map(({ beat, after }) => {
    const least = read(beat) ? Math.min(READABLE, beat.ms) : QUICKEST;
    return { beat: { ...beat, ms: Math.max(least, beat.ms / haste) }, after };
  });
}
