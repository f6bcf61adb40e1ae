/** Rows of building blocks: what kind one is, which fields it lacks, and how a new one begins. */
import type { Json } from '$lib/api';
import type { BlocksDrawer, Entry } from './api';
import { usual } from './sheets';

export type Row = Record<string, Json>;

export const rowsOf = (value: Json): Row[] =>
  (Array.isArray(value) ? value : []).map((row) => (row && typeof row === 'object' && !Array.isArray(row) ? row : {}));

/** What a row can have, by its kind; of a kind that there is not, nothing. */
export const fieldsOf = ({ tag, kinds }: BlocksDrawer, row: Row): Record<string, Entry> =>
  kinds[tag ? String(row[tag]) : ''] ?? {};

export const lacking = (drawer: BlocksDrawer, row: Row): string[] =>
  Object.keys(fieldsOf(drawer, row)).filter((name) => !(name in row));

/** A new row: as the scenario has one of its kind, else with what its kind has, but for what is only said sometimes. */
export function fresh(drawer: BlocksDrawer, kind: string): Row {
  const { tag, kinds, own } = drawer;
  const alike = rowsOf(own).find((row) => !tag || row[tag] === kind);
  if (alike) return alike;
  const fields = Object.entries(kinds[kind] ?? {}).filter(([, entry]) => entry.kind !== 'flag');
  const first = tag ? fields : fields.slice(0, 3);
  return { ...(tag && { [tag]: kind }), ...Object.fromEntries(first.map(([name, entry]) => [name, usual(entry)])) };
}

export function withField(row: Row, name: string, value: Json): Row {
  return { ...row, [name]: value };
}

export function withoutField(row: Row, name: string): Row {
  const { [name]: _, ...others } = row;
  return others;
}

/** A row as JSON, if that is what it is. */
export function read(text: string): Row | null {
  try {
    const found: unknown = JSON.parse(text);
    return found && typeof found === 'object' && !Array.isArray(found) ? (found as Row) : null;
  } catch {
    return null;
  }
}
