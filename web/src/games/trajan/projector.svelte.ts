/** The film of a war: the position does not change under it, it is shown anew when the film is over. */
import { Projector } from '../../board/film/projector.svelte';
import type { Beat } from './beats';
import type { War } from './types';

export class WarProjector extends Projector<War, Beat> {
  /** Which battle is being told, and how much of it; the last one and all of it when no film runs. */
  battle = $state(Infinity);
  told = $state(Infinity);

  protected override began(beat: Beat | null): void {
    if (beat === null) this.battle = this.told = Infinity;
    else if (beat.kind === 'blow') ({ battle: this.battle, told: this.told } = beat);
  }
}
