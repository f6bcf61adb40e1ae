/** What a portrait on a coin is told by: a word for each feature, every word of one feature only. */

const SLOTS = {
  metal: ['silver', 'gold', 'bronze'],
  facing: ['right', 'left'],
  hair: ['cropped', 'fringe', 'curls', 'waves', 'thin', 'bald', 'bristles', 'bowl', 'long', 'mane', 'bun'],
  beard: [
    'shaven', 'stubble', 'short-beard', 'full-beard', 'long-beard', 'pointed-beard', 'moustache', 'whiskers',
  ],
  head: [
    'bare', 'laurel', 'diadem', 'pearls', 'radiate', 'helmet', 'corinthian', 'ridged', 'tiara', 'mitre', 'crown',
    'veil', 'lion',
  ],
  nose: ['straight', 'aquiline', 'hooked', 'snub', 'long-nosed'],
  age: ['grown', 'boy', 'young', 'old'],
  build: ['plain', 'lean', 'stout', 'jutting', 'weak-chinned', 'high-browed'],
  neck: ['neck', 'draped', 'cuirass', 'torc', 'fur'],
} as const;

type Slots = typeof SLOTS;
export type Slot = keyof Slots;
export type Word = Slots[Slot][number];
export type Features = { readonly [S in Slot]: Slots[S][number] };

/** A portrait as the data of a game has it: what is written around it, and its features in any order. */
export type Portrait = readonly [legend: string, ...words: Word[]];
/** One that came by a way that knows no words. */
export type Told = readonly [legend: string, ...words: string[]];

const SLOT_OF = new Map<string, Slot>(
  (Object.keys(SLOTS) as Slot[]).flatMap((slot) => SLOTS[slot].map((word) => [word, slot] as const)),
);

/** All words there are. */
export const WORDS = [...SLOT_OF.keys()] as Word[];

/** What a portrait leaves open is as it is with most; of two words for one feature the later holds. */
export function featuresOf([, ...words]: Told): Features {
  const found: Record<string, Word> = Object.fromEntries(
    (Object.keys(SLOTS) as Slot[]).map((slot) => [slot, SLOTS[slot][0]]),
  );
  for (const word of words) {
    const slot = SLOT_OF.get(word);
    if (slot) found[slot] = word as Word;
  }
  return found as unknown as Features;
}

/** Features that a people or a rank has in common, and those in which its men differ, by turns. */
export interface Kind {
  readonly all: readonly Word[];
  readonly vary: readonly (readonly Word[])[];
}

/** A number that hangs on a name alone. */
export function drawnFrom(name: string): number {
  let sum = 2166136261;
  for (const letter of name) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16777619);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** A portrait for whoever has none of his own: as his kind has it, and always the same for the same name. */
export function portraitOf(kind: Kind, name: string, legend: string): Portrait {
  let left = drawnFrom(name);
  const chosen = kind.vary.map((words) => {
    const word = words[left % words.length]!;
    left = Math.imul(left ^ (left >>> 7), 2654435761) >>> 0;
    return word;
  });
  return [inscribed(legend), ...kind.all, ...chosen];
}

/** So many letters have room around a head. */
export const ROOM = 26;

/** A name as Romans cut it: capitals, V for U and I for J, without accents and what stands in brackets. */
export function inscribed(name: string): string {
  const cut = name
    .replace(/\s*\(.*?\)/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replaceAll('U', 'V')
    .replaceAll('J', 'I')
    .trim();
  return cut.length > ROOM ? cut.slice(0, ROOM).replace(/ \S*$/, '') : cut;
}
