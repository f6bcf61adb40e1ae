/** A scenario as it is edited: its sheet, drawer by drawer, and its heading. Every change makes a new one. */
import type { Json } from '$lib/api';
import type { BoardDrawer, Drawer, Entry, Fault, Heading, Sheet } from './api';
import type { Stands } from './stacks';

export interface Draft {
  game: string;
  sheet: Sheet;
  heading: Heading;
}

export const BARE: Heading = { title: '', author: '', story: '', names: [] };

/** What stands in a sheet besides the drawers of its game. */
const HEAD = ['scenario', 'seats', 'options'];

export const withDrawer = (draft: Draft, id: string, value: Json): Draft => ({
  ...draft,
  sheet: { ...draft.sheet, [id]: value },
});

/** A drawer that is left out is as the scenario sets it up. */
export function withoutDrawer(draft: Draft, id: string): Draft {
  const { [id]: _, ...sheet } = draft.sheet;
  return { ...draft, sheet };
}

/** Another scenario to rest on, or other seats: what else was said belonged to the one before. */
export const resting = (draft: Draft, scenario: string, seats: number): Draft => ({
  ...draft,
  sheet: { scenario, seats },
  heading: { ...draft.heading, names: [] },
});

export const boardOf = (drawers: readonly Drawer[]): BoardDrawer | null =>
  drawers.find((drawer): drawer is Drawer & BoardDrawer => drawer.shape === 'board') ?? null;

/** What stands on the board; words alone, whatever a file has there. */
export function standsOf(draft: Draft, drawer: BoardDrawer): Stands {
  const given = draft.sheet[drawer.id];
  const entries = given && typeof given === 'object' && !Array.isArray(given) ? Object.entries(given) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** What an entry is as long as nothing else was chosen. */
export function usual(entry: Entry): Json {
  if (entry.fresh !== undefined) return entry.fresh;
  switch (entry.kind) {
    case 'number':
      return Math.min(Math.max(entry.low, 0), entry.high);
    case 'flag':
      return true;
    case 'name':
      return entry.names[0] ?? '';
    case 'names':
    case 'rows':
      return [];
    case 'month':
      return entry.first;
    case 'units':
    case 'words':
      return '';
  }
}

/** A drawer that is opened: nothing is in it yet, but for the ways to win that the scenario has. */
export function opened(drawer: Drawer): Json {
  if (drawer.shape === 'one') return usual(drawer.entry);
  if (drawer.shape === 'blocks') return drawer.own;
  return drawer.shape === 'many' || drawer.shape === 'facts' ? [] : {};
}

/** Those that a sheet has or lacks, and those that are left to its scenario. */
export function sorted(
  drawers: readonly Drawer[],
  sheet: Sheet,
  faults: readonly Fault[] = [],
): { set: Drawer[]; left: Drawer[] } {
  const others = drawers.filter((drawer) => drawer.shape !== 'board');
  const shown = ({ id }: Drawer): boolean => id in sheet || faults.some(({ drawer }) => drawer === id);
  return { set: others.filter(shown), left: others.filter((drawer) => !shown(drawer)) };
}

export const faultsOf = (faults: readonly Fault[], drawer: string, entry?: string): Fault[] =>
  faults.filter(
    (fault) => fault.drawer === drawer && (entry === undefined || fault.entry.split('.')[0] === entry),
  );

/** What no drawer that is shown has: the whole, the head, or a drawer that there is not. */
export const elsewhere = (faults: readonly Fault[], drawers: readonly Drawer[]): Fault[] =>
  faults.filter(({ drawer }) => HEAD.includes(drawer) || !drawers.some(({ id }) => id === drawer));
