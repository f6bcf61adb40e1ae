/** Small helpers for lists and for saying them in words. */

export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index}`);
  return found;
}

/** The number of each thing by its id. */
export const numbered = (things: readonly { id: string }[]): Map<string, number> =>
  new Map(things.map(({ id }, i) => [id, i]));

/** Things by a key, in the order in which the keys come. */
export function grouped<T, K>(things: readonly T[], key: (thing: T) => K): Map<K, T[]> {
  const found = new Map<K, T[]>();
  for (const thing of things) {
    const k = key(thing);
    const here = found.get(k);
    if (here) here.push(thing);
    else found.set(k, [thing]);
  }
  return found;
}
