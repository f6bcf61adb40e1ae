/**
 * Sentences that the client puts the facts into. Those of a game come from the game's own words, once; those of the
 * shell
 * from the words of its folders.
 */
import type { Chosen, GameStatic, Pattern } from './api';
import { pluralOf, wordsOf, written } from './language';

export type Facts = Record<string, string | number | null | undefined>;

function chosen({ by, cases, other, in: code }: Chosen, facts: Facts): Pattern {
  const fact = facts[by];
  const exact = cases[String(fact)];
  if (exact !== undefined) return exact;
  return (typeof fact === 'number' ? cases[pluralOf(fact, code)] : undefined) ?? cases[other]!;
}

function said(pattern: Pattern, facts: Facts): string {
  if (typeof pattern !== 'string')
    return pattern.map((part) => said(typeof part === 'string' ? part : chosen(part, facts), facts)).join('');
  return pattern.replace(/\{(\w+)\}/g, (all, name: string) => (name in facts ? shown(facts[name]) : all));
}

const shown = (fact: Facts[string]): string => (typeof fact === 'number' ? written(fact) : (fact ?? ''));

/** A pattern of English words: what it chooses by number it chooses as English does. */
function inEnglish(pattern: Pattern): Pattern {
  if (typeof pattern === 'string') return pattern;
  return pattern.map((part) => (typeof part === 'string' ? part : { ...part, in: 'en' }));
}

/**
 * The sentence of that name with its facts; where there is none, its name.
 * >>> phrase({ words: { 'screen-turn': 'Turn {number}' } }, 'screen-turn', { number: 3 })
 * 'Turn 3'
 */
export function phrase({ words }: Pick<GameStatic, 'words'>, name: string, facts: Facts = {}): string {
  const pattern = words[name];
  return pattern === undefined ? name : said(pattern, facts);
}

/** Where English words say whose they are (plugins.ts). */
const FOLDER = '';

const learnt = new Map<string, GameStatic['words']>();
let lessons = 0;

/** Keeps the sentences of a game, so that its own folder can say them. */
export function learn<Game extends Pick<GameStatic, 'id' | 'words'>>(game: Game): Game {
  learnt.set(game.id, game.words);
  lessons += 1;
  return game;
}

/** Says what a game has on its screen: `say('setting-up')` is its sentence `screen-setting-up`. */
export function sayer(id: string): (name: string, facts?: Facts) => string {
  return (name, facts) => phrase({ words: learnt.get(id) ?? {} }, `screen-${name}`, facts);
}

/** Says what a part of the shell has in its words: in the language of the page, or else in English. */
export function speaker(words: GameStatic['words']): (name: string, facts?: Facts) => string {
  const own = wordsOf(String(words[FOLDER]));
  return (name, facts) => {
    const english = words[name];
    return phrase({ words: name in own || english === undefined ? own : { [name]: inEnglish(english) } }, name, facts);
  };
}

/**
 * A table of words that is made when it is first looked into: modules of a game are read before its words have come.
 * >>> const TITLES = later(() => ({ lose: say('who-falls') }))
 */
export function later<Table extends object>(make: () => Table): Table {
  let made: Table | undefined;
  let lesson = -1;
  const table = (): Table => {
    if (made === undefined || lesson !== lessons) [made, lesson] = [make(), lessons];
    return made;
  };
  return new Proxy({} as Table, {
    get: (_, key) => Reflect.get(table(), key) as unknown,
    has: (_, key) => key in table(),
    ownKeys: () => Reflect.ownKeys(table()).filter((key) => key !== 'length'),
    getOwnPropertyDescriptor: (_, key) => {
      const found = Reflect.getOwnPropertyDescriptor(table(), key);
      return found && { ...found, configurable: true };
    },
  });
}
