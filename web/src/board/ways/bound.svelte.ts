/** Where a person is bound for on the map, and how it is gone on with after others were asked on the way. */
import { untrack } from 'svelte';
import type { Ways } from '$lib/board';
import { preferences } from '$lib/browser/settings.svelte';
import { actionsOf, atOnce, choicesAt, planOf, restOf, type Choice, type Plan } from './ways';

interface Going {
  /** Where those on the move can go; undefined while nobody is asked. */
  ways(): Ways | null | undefined;
  /** Plays actions in order; why it stopped before their end. */
  go(actions: string[]): Promise<string> | undefined;
  /** Whether nothing is being shown. */
  rests(): boolean;
}

/** To be made where a component is: it watches what changes. */
export class Bound {
  /** As long as those on the move can come there. */
  plan = $state.raw<Plan | null>(null);

  /** How to go on, where it has to be asked for. */
  onward = $derived.by<Choice | null>(() => {
    const [plan, ways] = [this.plan, this.going.ways()];
    return plan && ways && (plan.goal !== ways.at || plan.stay !== null)
      ? atOnce(choicesAt(ways, plan.goal), plan, preferences.value.ask !== 'never')
      : null;
  });

  constructor(private readonly going: Going) {
    $effect(() => this.lasts(going.ways()));
    $effect(() => {
      const rest = going.rests() ? restOf(going.ways(), this.plan) : null;
      if (rest) untrack(() => void this.follow(rest));
    });
  }

  /** A plan lasts while others are asked, and ends with the march or when the place is out of reach. */
  private lasts(open: Ways | null | undefined): void {
    untrack(() => {
      if (open !== undefined && this.plan && !choicesAt(open, this.plan.goal).length) this.plan = null;
    });
  }

  /** Others who are asked on the way, and their dice, halt it no longer than they must. */
  async follow(choice: Choice): Promise<void> {
    const made = planOf(choice, this.going.ways()?.party);
    this.plan = made;
    const stopped = await this.going.go(actionsOf(choice));
    if (this.plan === made && (stopped === 'others' || stopped === 'dice')) this.plan = { ...made, halted: true };
  }
}
