/** Finding rules: by number, else by words, all of which must occur; the best first. */
import type { Rule, SeenMoment } from '$lib/api';

export function findRules(rules: Rule[], query: string): Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  const byNumber = rules.filter((rule) => rule.id.toLowerCase() === query.trim().toLowerCase());
  const begins = /^\d/.test(query.trim())
    ? rules.filter((rule) => rule.id.toLowerCase().startsWith(words[0]!) && !byNumber.includes(rule))
    : [];
  const rest = rules.filter((rule) => {
    const text = `${rule.id} ${rule.topic} ${rule.text} ${rule.ruling} ${rule.example}`.toLowerCase();
    return words.every((word) => text.includes(word)) && !byNumber.includes(rule) && !begins.includes(rule);
  });
  return [...byNumber, ...begins, ...rest];
}

/** The rule for an id, or the nearest one above it: "9.1" finds "9.1a". */
export function nearestRule(rules: Rule[], id: string): Rule | undefined {
  return rules.find((rule) => rule.id === id) ?? rules.find((rule) => rule.id.startsWith(id));
}

export interface Chapter {
  number: string;
  title: string;
  rules: Rule[];
}

/** The rules by chapter, in the rulebook's order. */
export function byChapter(rules: Rule[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const rule of rules) {
    const chapter = chapters.get(rule.chapter) ?? { number: rule.chapter, title: rule.chapter_title, rules: [] };
    chapters.set(rule.chapter, chapter);
    chapter.rules.push(rule);
  }
  return [...chapters.values()];
}

/** A text in pieces: what leads to another rule has its id, "see 9.1" gives "see " and "9.1", which leads to 9.1a. */
export function references(text: string, links: Record<string, string>): { text: string; id?: string }[] {
  const names = Object.keys(links).sort((a, b) => b.length - a.length);
  if (!names.length) return [{ text }];
  const escaped = names.map((name) => name.replaceAll(/[.-]/g, '\\$&')).join('|');
  const pieces: { text: string; id?: string }[] = [];
  let end = 0;
  for (const found of text.matchAll(new RegExp(`(?<![\\w.-])(?:${escaped})(?!\\w|[.-]\\w)`, 'g'))) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    pieces.push({ text: found[0], id: links[found[0]] });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** What was seen of each rule. */
export function byRule(moments: SeenMoment[]): Map<string, SeenMoment[]> {
  const found = new Map<string, SeenMoment[]>();
  for (const moment of moments) found.set(moment.rule, [...(found.get(moment.rule) ?? []), moment]);
  return found;
}

export function title(words: string): string {
  const spaced = words.replaceAll(/[_-]/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
