/** The film of a war: the position does not change under it, it is shown anew when the film is over. */
import { Projector } from '../../board/projector.svelte';
import type { Beat } from './beats';
import type { War } from './types';

export class WarProjector extends Projector<War, Beat> {
  /** How much of the battle has been told; all of it when no film runs. */
  told = $state(Infinity);

  protected override began(beat: Beat | null): void {
    if (beat === null) this.told = Infinity;
    else if (beat.kind === 'blow') this.told = beat.told;
  }
}
