/** What the men of a people or a time have in common on their coins, for leaders who have no portrait of their own. */
import type { Kind, Word } from './features';

const NOSES: readonly Word[] = ['straight', 'aquiline', 'hooked', 'snub', 'long-nosed', 'straight', 'aquiline'];
const BUILDS: readonly Word[] = ['plain', 'lean', 'stout', 'jutting', 'plain', 'high-browed', 'weak-chinned'];
const AGES: readonly Word[] = ['grown', 'old', 'grown', 'grown', 'young'];

const kind = (all: readonly Word[], ...vary: (readonly Word[])[]): Kind => ({
  all,
  vary: [NOSES, BUILDS, AGES, ...vary],
});

export const KINDS = {
  /** Romans of the free state: short hair, no beard, many of them old. */
  republican: kind(
    ['silver'],
    ['cropped', 'thin', 'fringe', 'bald', 'cropped', 'waves'],
    ['bare', 'bare', 'bare', 'helmet', 'bare'],
    ['neck', 'neck', 'draped'],
    ['grown', 'old'],
  ),
  /** Officers of the first emperors. */
  legate: kind(
    ['bronze'],
    ['fringe', 'cropped', 'waves', 'thin', 'curls'],
    ['bare', 'bare', 'helmet', 'bare'],
    ['cuirass', 'draped', 'neck'],
  ),
  /** Since Hadrian one wears a beard. */
  bearded: kind(
    ['bronze'],
    ['curls', 'waves', 'curls', 'fringe'],
    ['full-beard', 'short-beard', 'full-beard'],
    ['bare', 'bare', 'helmet'],
    ['cuirass', 'draped'],
  ),
  /** Men from the ranks, close-cropped. */
  soldier: kind(
    ['bronze', 'bristles'],
    ['stubble', 'short-beard', 'stubble'],
    ['bare', 'helmet', 'bare'],
    ['cuirass', 'draped'],
  ),
  /** Emperors of that time. */
  soldierEmperor: kind(
    ['silver', 'bristles'],
    ['stubble', 'short-beard', 'stubble'],
    ['radiate', 'laurel', 'radiate'],
    ['cuirass', 'draped'],
  ),
  /** Officers of the late Empire. */
  comes: kind(
    ['bronze', 'bowl'],
    ['ridged', 'bare', 'ridged'],
    ['shaven', 'stubble', 'short-beard'],
    ['cuirass', 'draped'],
  ),
  /** Emperors of that time. */
  augustus: kind(['gold', 'bowl', 'pearls', 'shaven'], ['draped', 'cuirass']),
  /** In Roman service, of another people. */
  foederate: kind(
    ['bronze'],
    ['ridged', 'bare', 'ridged'],
    ['bowl', 'long'],
    ['moustache', 'short-beard', 'full-beard'],
    ['cuirass', 'fur'],
  ),
  punic: kind(
    ['silver'],
    ['curls', 'cropped', 'curls', 'mane'],
    ['bare', 'corinthian', 'laurel', 'diadem'],
    ['full-beard', 'short-beard', 'shaven'],
    ['left', 'right'],
  ),
  greek: kind(
    ['silver'],
    ['mane', 'curls', 'waves'],
    ['corinthian', 'bare', 'diadem', 'corinthian'],
    ['shaven', 'shaven', 'short-beard'],
    ['neck', 'draped'],
  ),
  /** Kings after Alexander. */
  king: kind(
    ['silver', 'diadem'],
    ['mane', 'curls', 'waves'],
    ['shaven', 'shaven', 'shaven', 'whiskers'],
    ['draped', 'neck'],
  ),
  gaul: kind(
    ['gold', 'mane'],
    ['moustache', 'moustache', 'shaven'],
    ['torc', 'torc', 'neck'],
    ['bare', 'bare', 'helmet'],
    ['left', 'right'],
  ),
  german: kind(
    ['bronze'],
    ['long', 'mane'],
    ['full-beard', 'moustache', 'long-beard'],
    ['fur', 'neck', 'fur'],
  ),
  goth: kind(
    ['gold', 'long'],
    ['moustache', 'full-beard', 'shaven'],
    ['bare', 'diadem', 'ridged'],
    ['draped', 'fur', 'cuirass'],
  ),
  hun: kind(
    ['bronze', 'long', 'snub', 'fur'],
    ['moustache', 'pointed-beard', 'shaven'],
    ['bare', 'tiara', 'bare'],
  ),
  dacian: kind(['silver', 'mane', 'fur'], ['full-beard', 'short-beard', 'long-beard']),
  thracian: kind(['silver', 'mane'], ['diadem', 'bare'], ['full-beard', 'shaven', 'short-beard']),
  parthian: kind(
    ['silver', 'left'],
    ['tiara', 'diadem', 'diadem'],
    ['pointed-beard', 'short-beard', 'pointed-beard', 'full-beard'],
    ['curls', 'long', 'waves'],
    ['draped', 'torc'],
  ),
  persian: kind(['silver', 'long'], ['crown', 'tiara', 'crown'], ['long-beard', 'full-beard', 'pointed-beard'],
    ['draped']),
  armenian: kind(
    ['silver', 'long', 'mitre'],
    ['shaven', 'pointed-beard', 'short-beard'],
    ['draped', 'neck'],
  ),
  arab: kind(['bronze', 'curls'], ['diadem', 'bare', 'tiara'], ['short-beard', 'pointed-beard', 'full-beard'],
    ['draped']),
  jew: kind(
    ['bronze'],
    ['curls', 'waves', 'mane'],
    ['full-beard', 'long-beard', 'short-beard'],
    ['diadem', 'bare'],
  ),
  moor: kind(['bronze', 'curls'], ['diadem', 'bare', 'lion'], ['pointed-beard', 'short-beard', 'full-beard'],
    ['draped', 'neck']),
  egyptian: kind(['bronze', 'diadem'], ['curls', 'waves'], ['shaven'], ['draped']),
  rebel: kind(
    ['bronze'],
    ['cropped', 'mane', 'curls'],
    ['stubble', 'short-beard', 'full-beard'],
    ['helmet', 'bare'],
  ),
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
