/** The film of a battle keeps two things over its rounds: their number, and where the attacker stands. */
import { Projector } from '../../board/film/projector.svelte';
import type { Beat } from './beats';
import type { Empire } from './types';

export class EmpireProjector extends Projector<Empire, Beat> {
  /** Which round of the battle is being shown. */
  round = $state(0);
  /** The walk that brought an attacker before a Province, while its battle lasts. */
  attacker = $state.raw<Extract<Beat, { kind: 'walk' }> | null>(null);

  protected override began(beat: Beat | null): void {
    this.round = beat?.kind === 'round' ? this.round + 1 : 0;
    if (beat?.kind !== 'round') this.attacker = beat?.kind === 'walk' && beat.stop < 1 ? beat : null;
  }
}

/** A copy of which a scene may change what stands in the Provinces. */
export function copyOf(view: Empire): Empire {
  const { holder, armies, fort, fort_owner, city } = view;
  return {
    ...view,
    holder: [...holder],
    armies: [...armies],
    fort: [...fort],
    fort_owner: [...fort_owner],
    city: [...city],
  };
}
