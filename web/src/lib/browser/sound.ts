/**
 * What is heard, quietly: from the first click or key on, unless it has been turned off, while the page is in sight.
 * Only the call to one's turn is heard behind other pages too.
 */
import type { Cue, Desk, Knock } from './cues';
import { preferences } from './settings.svelte';

/** How loud everything is together. */
const VOLUME = 0.22;
/** The same cue is not heard twice within so many ms. */
const APART = 260;
const FIRST = ['pointerdown', 'keydown'] as const;

let desk: Desk | null = null;
let play: typeof import('./cues').PLAYED | null = null;
let context: AudioContext | null = null;
const last = new Map<Cue, number>();

/** Browsers let a page be heard once somebody has touched it. */
export function soundFromFirstTouch(): void {
  if (typeof AudioContext === 'undefined') return;
  function touched(): void {
    if (!preferences.value.sounds) return;
    FIRST.forEach((kind) => removeEventListener(kind, touched, true));
    void tuneUp();
  }
  FIRST.forEach((kind) => addEventListener(kind, touched, true));
}

async function tuneUp(): Promise<void> {
  context = new AudioContext();
  const { Desk, PLAYED } = await import('./cues');
  const level = context.createGain();
  level.gain.value = VOLUME;
  level.connect(context.createDynamicsCompressor()).connect(context.destination);
  desk = new Desk(context, level);
  play = PLAYED;
}

/** Whether this may be heard now. */
function heardNow(called = false): boolean {
  return preferences.value.sounds && (called || !document.hidden);
}

export function cue(name: Cue): void {
  if (!desk || !play || !heardNow(name === 'turn')) return;
  const now = performance.now();
  if (now - (last.get(name) ?? -APART) < APART) return;
  last.set(name, now);
  void context?.resume();
  play[name](desk);
}

/** Dice strike the table. */
export function knocks(hits: readonly Knock[]): void {
  if (!heardNow()) return;
  void context?.resume();
  for (const hit of hits) desk?.knock(hit);
}
