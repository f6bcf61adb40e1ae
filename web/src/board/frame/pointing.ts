/** Which place of the map is meant by whatever of it lies under the pointer. */

export interface Pointable {
  /** What of the map lies there, where places have no shapes of their own. */
  free(thing: Element): string | null;
  /** Where something can be chosen. */
  chosen: readonly string[];
}

const idOf = (thing: Element | undefined): string | null =>
  thing?.closest('[data-id]')?.getAttribute('data-id') ?? null;

/** A shape or a counter stands for its place, and so does a name, unless something can be chosen under it. */
export function placeMeant(
  thing: Element,
  at: Pick<MouseEvent, 'clientX' | 'clientY'>,
  { free, chosen }: Pointable,
): string | null {
  const name = thing.closest('[data-name]')?.getAttribute('data-name');
  if (!name) return idOf(thing) ?? free(thing);
  const [under] = document.elementsFromPoint(at.clientX, at.clientY).filter((one) => !one.closest('[data-name]'));
  const there = idOf(under) ?? (under ? free(under) : null);
  return there !== null && chosen.includes(there) ? there : name;
}
