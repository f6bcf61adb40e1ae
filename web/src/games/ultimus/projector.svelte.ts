/** The film of what has happened: pieces walk in a copy of the position, and a battle is told beat by beat. */
import { Projector } from '../../board/film/projector.svelte';
import type { Beat } from './beats';
import type { Late } from './types';

export class LateProjector extends Projector<Late, Beat> {
  /**
   * How much of the battle has been told; all of it when no film runs, nothing when the film is about something else.
   */
  told = $state(Infinity);

  protected override began(beat: Beat | null): void {
    if (beat === null) this.told = Infinity;
    else if (beat.kind === 'battle') this.told = beat.told;
    else if (beat.kind !== 'mark' && beat.kind !== 'walk') this.told = 0;
  }
}
