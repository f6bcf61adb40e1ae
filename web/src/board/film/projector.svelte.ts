/** Shows what happened since the previous view, beat by beat, and ends in the present. A game says what its film is. */
import type { Happening, Scene, Timed } from './film';

export type Numbered = Happening & { i: number };

export interface Studio<View, Beat extends Timed> {
  film(events: Happening[]): Scene<View, Beat>[];
  /** A copy that scenes may change. */
  copy(view: View): View;
  /** Brings the place of the beat onto the screen. */
  look(beat: Beat): void;
}

export class Projector<View, Beat extends Timed> {
  /** The position on the screen: somewhere between the previous one and the present. */
  shown = $state.raw() as View;
  beat = $state.raw<Beat | null>(null);

  private present: View;
  private reel: Scene<View, Beat>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -1;

  constructor(view: View, private readonly studio: Studio<View, Beat>) {
    this.shown = this.present = view;
  }

  /** A new view has come; `before` is null where nothing is to be animated. */
  show(view: View, before: View | null, events: Numbered[]): void {
    if (view === this.present) return;
    const newest = events.at(-1)?.i ?? -1;
    const scenes = before && newest > this.last ? this.studio.film(events) : [];
    this.last = newest;
    this.present = view;
    this.finish();
    if (!before || !scenes.length) return;
    this.shown = this.studio.copy(before);
    this.reel = scenes;
    this.next();
  }

  /** Show the present at once. */
  finish(): void {
    clearTimeout(this.timer);
    this.reel = [];
    this.beat = null;
    this.began(null);
    this.shown = this.present;
  }

  /** A beat begins, or nothing more is shown; for what a game's projector keeps over several beats. */
  protected began(_beat: Beat | null): void {
    return;
  }

  private next(): void {
    const scene = this.reel.shift();
    if (!scene) return this.finish();
    this.beat = scene.beat;
    this.began(scene.beat);
    this.studio.look(scene.beat);
    this.timer = setTimeout(() => {
      const changed = this.studio.copy(this.shown);
      scene.after(changed);
      this.shown = changed;
      this.next();
    }, scene.beat.ms);
  }
}
