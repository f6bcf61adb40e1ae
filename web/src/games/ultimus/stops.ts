import type { Reach } from './types';

/** Why a border cannot be crossed, in a few words; the whole sentence is given when one asks why not. */
const WORDS: Record<string, string> = {
  'outside-limit': 'the limit outside the empire', 'not-without-his-tribe': 'not without units of his people', 'two-usurpers': 'two usurpers stay in their halves',
  'must-stop': 'they have stopped',
}; // prettier-ignore

/** The code of a refusal as words: most codes are plain English. */
export const refusalInWords = (code: string): string => WORDS[code] ?? code.replaceAll('-', ' ');

const TOO_FAR = 'too-few-pm';

/** Borders that a rule bars, and not only the distance. */
export const barred = ({ stops }: Reach): Reach['stops'] => stops.filter(([, , , code]) => code !== TOO_FAR);
