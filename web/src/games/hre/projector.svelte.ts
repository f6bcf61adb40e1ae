/** Shows what happened since the previous view, beat by beat, and ends in the present. */
import { film, type Beat, type Happening, type Scene } from './beats';
import type { Components, Empire } from './types';

type Numbered = Happening & { i: number };

export class Projector {
  /** The position on the screen: somewhere between the previous one and the present. */
  shown = $state.raw() as Empire;
  beat = $state.raw<Beat | null>(null);
  /** Which round of the battle is being shown. */
  round = $state(0);
  /** The walk that brought an attacker before a Province, while its battle lasts. */
  attacker = $state.raw<Extract<Beat, { kind: 'walk' }> | null>(null);

  private present: Empire;
  private reel: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -1;

  /** `look` brings a Province onto the screen. */
  constructor(view: Empire, private look: (id: string) => void) {
    this.shown = this.present = view;
  }

  /** A new view has come; `before` is null where nothing is to be animated. */
  show(view: Empire, before: Empire | null, events: Numbered[], parts: Components): void {
    if (view === this.present) return;
    const newest = events.at(-1)?.i ?? -1;
    const scenes = before && newest > this.last ? film(events, parts) : [];
    this.last = newest;
    this.present = view;
    this.finish();
    if (!before || !scenes.length) return;
    this.shown = copyOf(before);
    this.reel = scenes;
    this.next();
  }

  /** Show the present at once. */
  finish(): void {
    clearTimeout(this.timer);
    this.reel = [];
    this.beat = null;
    this.attacker = null;
    this.round = 0;
    this.shown = this.present;
  }

  private next(): void {
    const scene = this.reel.shift();
    if (!scene) return this.finish();
    const { beat } = scene;
    this.beat = beat;
    this.round = beat.kind === 'round' ? this.round + 1 : 0;
    if (beat.kind !== 'round') this.attacker = beat.kind === 'walk' && beat.stop < 1 ? beat : null;
    const place = 'place' in beat ? beat.place : beat.to;
    if (place) this.look(place);
    this.timer = setTimeout(() => {
      const changed = copyOf(this.shown);
      scene.after(changed);
      this.shown = changed;
      this.next();
    }, beat.ms);
  }
}

/** A copy of which a scene may change what stands in the Provinces. */
function copyOf(view: Empire): Empire {
  const { holder, armies, fort, fort_owner, city } = view;
  return { ...view, holder: [...holder], armies: [...armies], fort: [...fort], fort_owner: [...fort_owner], city: [...city] };
}
