/**
 * Reads the part of Fluent that a client's sentences are written in: messages, facts, texts kept in quotes, and cases
 * that a fact chooses. What comes out is what the server sends of a game's words (`Pattern`).
 */
import type { Pattern } from './src/lib/api/sentences.ts';

const MESSAGE = /^([A-Za-z][\w-]*) *=(?: *)(.*)$/;
const CASE = /^\s*(\*)?\[ *([\w.-]+) *\] ?/;

/** The space that French has before high signs, at which no line may end; as `typography.py` has it for the server. */
export const heldTogether = (source: string): string =>
  source.replaceAll(/(?<=[^\s\]=>]) (?=[:;?!»%])|(?<=«) /g, '\u00a0');

/** The sentences of a Fluent file by their names. */
export function sentences(source: string): Record<string, Pattern> {
  const found: Record<string, Pattern> = {};
  let name = '';
  let lines: string[] = [];
  const end = (): void => {
    if (name) found[name] = new Reader(name, lines.join('\n').trimEnd()).whole();
    name = '';
  };
  for (const line of source.split('\n')) {
    const message = MESSAGE.exec(line);
    if (message) {
      end();
      [name, lines] = [message[1]!, message[2] ? [message[2]] : []];
    } else if (/^\s*$/.test(line) || /^[ }]/.test(line)) {
      if (name) lines.push(line.replace(/^ {4}(?! *[*[])/, ''));
    } else if (line.startsWith('#')) end();
    else throw new Error(`This is no sentence: ${line}`);
  }
  end();
  return found;
}

type Part = Exclude<Pattern, string>[number];

/** Goes through one sentence, letter by letter. */
class Reader {
  private at = 0;

  constructor(
    private readonly name: string,
    private readonly text: string,
  ) {}

  whole(): Pattern {
    const found = this.pattern(() => false);
    if (this.at < this.text.length) this.fail();
    return found;
  }

  /** Words and what stands in braces, up to the end or to where it ends. */
  private pattern(ends: () => boolean): Pattern {
    const parts: Part[] = [''];
    while (this.at < this.text.length && !ends()) {
      const part = this.text[this.at] === '{' ? this.placeable() : this.text[this.at++]!;
      if (typeof part === 'string') parts[parts.length - 1] = `${parts.at(-1) as string}${part}`;
      else parts.push(part, '');
    }
    const last = parts.length - 1;
    if (ends()) parts[last] = (parts[last] as string).trimEnd();
    return parts.length === 1 ? (parts[0] as string) : parts.filter((part) => part !== '');
  }

  /** `{ $fact }` as `{fact}`, `{ "text" }` as the text, `{ $fact -> … }` as its cases. */
  private placeable(): Part {
    const text = this.take(/\{ *"([^"]*)" *\}/y);
    if (text) return text[1]!;
    const fact = this.take(/\{ *\$(\w+) */y);
    if (!fact) return this.fail();
    if (this.take(/\}/y)) return `{${fact[1]!}}`;
    if (!this.take(/-> *\n/y)) return this.fail();
    return this.cases(fact[1]!);
  }

  private cases(by: string): Part {
    const cases: Record<string, Pattern> = {};
    let other = '';
    const next = (): boolean => {
      const rest = this.text.slice(this.at);
      return /^\n\s*\}/.test(rest) || (rest.startsWith('\n') && CASE.test(rest.slice(1)));
    };
    while (!this.take(/\n?\s*\}/y)) {
      this.take(/\n/y);
      const found = CASE.exec(this.text.slice(this.at));
      if (!found) return this.fail();
      this.at += found[0].length;
      cases[found[2]!] = this.pattern(next);
      if (found[1]) other = found[2]!;
    }
    return { by, cases, other };
  }

  private take(what: RegExp): RegExpExecArray | null {
    what.lastIndex = this.at;
    const found = what.exec(this.text);
    if (found) this.at = what.lastIndex;
    return found;
  }

  private fail(): never {
    throw new Error(`The sentence ${this.name} cannot be read here: ${this.text.slice(this.at, this.at + 40)}`);
  }
}
