/** What is worked out once for each thing, and kept as long as that thing is. */

/**
 * Work that is done anew for another thing only; whatever else it is given never changes for the same one.
 * >>> const indexOf = oncePer((parts: Components) => made(parts))
 */
export function oncePer<Thing extends object, Rest extends unknown[], Found>(
  work: (thing: Thing, ...rest: Rest) => Found,
): (thing: Thing, ...rest: Rest) => Found {
  const known = new WeakMap<Thing, Found>();
  return (thing, ...rest) => {
    if (!known.has(thing)) known.set(thing, work(thing, ...rest));
    return known.get(thing)!;
  };
}
