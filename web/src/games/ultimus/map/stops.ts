import { say } from '../say';
import type { Reach } from '../types';

/**
 * Why a border cannot be crossed, where the code of the refusal does not say it; the whole sentence is given when one
 * asks why not.
 */
const SAID = new Set(['outside-limit', 'not-without-his-tribe', 'two-usurpers', 'must-stop']);

/** The code of a refusal in a few words. */
export const refusalInWords = (code: string): string =>
  SAID.has(code) ? say(`bars-${code}`) : code.replaceAll('-', ' ');

const TOO_FAR = 'too-few-pm';

/** Borders that a rule bars, and not only the distance. */
export const barred = ({ stops }: Reach): Reach['stops'] => stops.filter(([, , , code]) => code !== TOO_FAR);
