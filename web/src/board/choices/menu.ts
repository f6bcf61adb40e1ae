/** Menus over the map: keys move among their items, digits choose, Escape and Tab leave. */

export type MenuKey = { go: number } | { choose: number } | 'leave' | null;

/** What a key means in a menu of so many items, whose item number `here` has the focus (-1: none). */
export function menuKey(key: string, here: number, items: number): MenuKey {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step) return { go: here < 0 && step < 0 ? items - 1 : (here + step + items) % items };
  if (key === 'Home' || key === 'End') return { go: key === 'Home' ? 0 : items - 1 };
  if (key === 'Escape' || key === 'Tab') return 'leave';
  const digit = Number(key);
  return Number.isInteger(digit) && digit >= 1 && digit <= items ? { choose: digit - 1 } : null;
}

/** Handles a key in the menu that a box holds. Whoever leaves it gets back to where he came from by `close`. */
export function menuKeydown(
  event: KeyboardEvent,
  box: HTMLElement,
  choose: (item: number) => void,
  close: () => void,
): void {
  const buttons = [...box.querySelectorAll('button')];
  const meant = menuKey(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length);
  if (meant === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (meant === 'leave') close();
  else if ('go' in meant) buttons[meant.go]?.focus();
  else choose(meant.choose);
}
