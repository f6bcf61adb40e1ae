/** One of many names: what somebody has written means one of them, or those that fit. */

/** So many that fit are offered at once. */
const OFFERED = 40;

type Called = (name: string) => string;

const plain = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Names whose id or name has these letters; those that begin with them come first. */
export function fitting(names: readonly string[], text: string, called: Called): string[] {
  const wanted = plain(text);
  const said = names.map((name) => ({ name, words: [plain(called(name)), plain(name)] }));
  const first = said.filter(({ words }) => words.some((word) => word.startsWith(wanted)));
  const then = said.filter((one) => !first.includes(one) && one.words.some((word) => word.includes(wanted)));
  return [...first, ...then].slice(0, OFFERED).map(({ name }) => name);
}

/** The one that is written: by its id, by its name, or because nothing else fits. */
export function meant(names: readonly string[], text: string, called: Called): string | null {
  const wanted = plain(text);
  if (!wanted) return null;
  if (names.includes(text.trim())) return text.trim();
  const same = names.filter((name) => plain(called(name)) === wanted);
  const fit = same.length ? same : fitting(names, text, called);
  return fit.length === 1 ? fit[0]! : null;
}
