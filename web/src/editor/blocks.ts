/** Rows of building blocks: what kind one is, which fields it lacks, and how a new one begins. */
import type { Json } from '$lib/api';
import type { Entry, Part } from './api';
import { usual } from './sheets';

export type Row = Record<string, Json>;

export const rowsOf = (value: Json): Row[] =>
  (Array.isArray(value) ? value : []).map((row) => (row && typeof row === 'object' && !Array.isArray(row) ? row : {}));

export const kindOf = ({ tag }: Part, row: Row): string => (tag ? String(row[tag] ?? '') : '');

/** What a row can have, by its kind; of a kind that there is not, nothing. */
export const fieldsOf = (part: Part, row: Row): Record<string, Entry> => part.kinds[kindOf(part, row)] ?? {};

export const lacking = (part: Part, row: Row): string[] =>
  Object.keys(fieldsOf(part, row)).filter((name) => !(name in row));

/** A new row: as the scenario has one of its kind, else with what a row of its kind must have. */
export function fresh(part: Part & { own?: Json[] }, kind: string): Row {
  const { tag, kinds, own = [] } = part;
  const alike = rowsOf(own).find((row) => !tag || row[tag] === kind);
  if (alike) return alike;
  const asked = Object.entries(kinds[kind] ?? {}).filter(([, entry]) => !entry.optional);
  return { ...(tag && { [tag]: kind }), ...Object.fromEntries(asked.map(([name, entry]) => [name, usual(entry)])) };
}

export function withField(row: Row, name: string, value: Json): Row {
  return { ...row, [name]: value };
}

export function withoutField(row: Row, name: string): Row {
  const { [name]: _, ...others } = row;
  return others;
}

/** What a kind of row, or a field of one, is called; its word in the file where nobody has said. */
export const titled = (titles: Record<string, string>, kind: string, field?: string): string =>
  titles[field === undefined ? kind : `${kind}.${field}`] ?? (field ?? kind).replaceAll(/[-_]/g, ' ');
