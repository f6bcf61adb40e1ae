/** What draws units comes when the first is to be seen: a table opens without it. */
import type { DRAWINGS } from './drawings';

let found = $state.raw<typeof DRAWINGS | null>(null);
let asked = false;

/** The drawings by role; null until they have come. */
export function drawings(): typeof DRAWINGS | null {
  if (!asked) {
    asked = true;
    import('./drawings').then(
      (module) => (found = module.DRAWINGS),
      () => (asked = false),
    );
  }
  return found;
}
