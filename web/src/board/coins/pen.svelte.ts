/** What draws portraits comes when the first coin is to be seen: a table opens without it. */
import type { struck } from './coin';

let found = $state.raw<typeof struck | null>(null);
let asked = false;

/** What strikes coins; null until it has come. */
export function pen(): typeof struck | null {
  if (!asked) {
    asked = true;
    import('./coin').then(
      (module) => (found = module.struck),
      () => (asked = false),
    );
  }
  return found;
}
