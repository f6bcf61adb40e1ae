/** Finding rules: by number, else by words, all of which must occur; the best first. */
import type { Rule } from '$lib/api';

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

export function byTopic(rules: Rule[]): [string, Rule[]][] {
  const topics = new Map<string, Rule[]>();
  for (const rule of rules) topics.set(rule.topic, [...(topics.get(rule.topic) ?? []), rule]);
  return [...topics];
}

/** Numbers of other rules inside a text, so that they can be linked: "see 9.1a" gives "see ", "9.1a". */
export function references(text: string, known: ReadonlySet<string>): { text: string; id?: string }[] {
  const pieces: { text: string; id?: string }[] = [];
  let end = 0;
  for (const found of text.matchAll(/\d+(?:\.\d+)*[a-z]?/g)) {
    if (!known.has(found[0]) || !/[.a-z]/.test(found[0])) continue;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    pieces.push({ text: found[0], id: found[0] });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

export function title(words: string): string {
  const spaced = words.replaceAll(/[_-]/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
