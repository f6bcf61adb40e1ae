/**
 * The language of the page: what was chosen here, or the first of the browser's that there are words in. English is
 * part of the pages; another language is fetched before anything is said. What it does not have is said in English.
 */
import type { Words } from './api';
import { readSettings, SETTINGS_KEY } from './browser/stored';

export const ENGLISH = 'en';
/** Every language there are words in, by its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
};

const files = import.meta.glob<{ default: Record<string, Words> }>('../words/*.ts');

/** The first language of a list that there are words in, whatever its country. */
export function bestLanguage(wanted: readonly string[]): string {
  return wanted.map((one) => one.split('-')[0]!.toLowerCase()).find((one) => one in LANGUAGES) ?? ENGLISH;
}

function wanted(): string[] {
  const chosen = typeof localStorage === 'undefined' ? '' : readSettings(localStorage.getItem(SETTINGS_KEY)).language;
  const browser = typeof document === 'undefined' ? [] : navigator.languages;
  return chosen in LANGUAGES ? [chosen] : [...browser];
}

async function fetched(code: string): Promise<Record<string, Words> | null> {
  try {
    return (await files[`../words/${code}.ts`]!()).default;
  } catch {
    return null; // no connection: the page speaks English until it is opened again
  }
}

const first = bestLanguage(wanted());
const foreign = first === ENGLISH ? null : await fetched(first);

/** The language that is spoken here. */
export const language = foreign ? first : ENGLISH;

/** The words of a folder in the language that is spoken; none if that is English. */
export const wordsOf = (folder: string): Words => foreign?.[folder] ?? {};

const regional = language === ENGLISH ? 'en-GB' : language;
if (typeof document !== 'undefined') document.documentElement.lang = regional;

const whole = new Intl.NumberFormat(regional);
const oneDigit = new Intl.NumberFormat(regional, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const twoDigits = new Intl.NumberFormat(regional, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const list = new Intl.ListFormat(regional);
const choice = new Intl.ListFormat(regional, { type: 'disjunction' });
const tongues = new Intl.DisplayNames(regional, { type: 'language' });
const plurals = new Map<string, Intl.PluralRules>();

/** What a language is called in the one that is spoken. */
export const languageNamed = (code: string): string => tongues.of(code) ?? code;
/** A number as it is written in the language. */
export const written = (value: number): string => (Math.abs(value) < 1000 && value % 1 === 0 ? `${value}` : whole.format(value));

/** With one digit after the point or comma: "1.5", "1,5". */
export const tenths = (value: number): string => oneDigit.format(value);

/** With two digits after the point or comma: "3.33", "3,33". */
export const hundredths = (value: number): string => twoDigits.format(value);

/** Several things in one sentence: "a, b and c". */
export const listed = (things: Iterable<string>): string => list.format(things);

/** One of several: "a, b or c". */
export const anyOf = (things: Iterable<string>): string => choice.format(things);

/** A name as it stands within a sentence: small but in German, where every noun is written large. */
export const midSentence = (name: string, code = language): string => (code === 'de' ? name : name.toLowerCase());

export const moment = (when: string): string => new Date(when).toLocaleString(regional);
export const day = (when: string): string => new Date(when).toLocaleDateString(regional);

/** Which of a sentence's cases a number takes: "one", "other", … */
export function pluralOf(value: number, code = language): string {
  if (!plurals.has(code)) plurals.set(code, new Intl.PluralRules(code));
  return plurals.get(code)!.select(value);
}
