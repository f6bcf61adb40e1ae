/** The remarks on a finished match: fetched once, written, taken back; and what of them the map shows. */
import type { GameStatic, Match, Remark, Table } from '$lib/api';
import * as http from '$lib/http';

/** The match, the moment on the screen, and the places of the map. */
interface Needs {
  readonly match: Pick<Match, 'id'>;
  readonly table: Pick<Table, 'n'> | null;
  readonly game: Pick<GameStatic, 'names'>;
  readonly pointsOfMap: ReadonlyMap<string, unknown>;
}

export class Remarks {
  all = $state.raw<Remark[]>([]);
  private wanted = false;

  constructor(private readonly session: Needs) {}

  /** Somebody looks at the match after its end. */
  async want(): Promise<void> {
    if (this.wanted) return;
    this.wanted = true;
    this.all = await http.remarks(this.session.match.id).catch(() => []);
  }

  at(n: number): Remark[] {
    return this.all.filter((remark) => remark.n === n);
  }

  /** The moments that have any. */
  get moments(): number[] {
    return [...new Set(this.all.map(({ n }) => n))];
  }

  /** Arrows and rings on the map at the moment on the screen. */
  get told(): { arrows: [string, string][]; places: string[] } | null {
    const arrows = this.at(this.session.table?.n ?? -1).flatMap((remark) => remark.arrows);
    if (!arrows.length) return null;
    return {
      arrows: arrows.filter(([from, to]) => from !== to),
      places: arrows.filter(([from, to]) => from === to).map(([from]) => from),
    };
  }

  /** The places of the map by name. */
  get places(): [name: string, id: string][] {
    const { game, pointsOfMap } = this.session;
    const named = [...pointsOfMap.keys()].flatMap((id): [string, string][] =>
      game.names[id] ? [[game.names[id], id]] : [],
    );
    return [...new Map(named)].sort(([a], [b]) => a.localeCompare(b));
  }

  /** A place by its name as it was typed, or by its id. */
  placeOf(typed: string): string | null {
    const wanted = typed.trim().toLowerCase();
    return this.places.find(([name, id]) => name.toLowerCase() === wanted || id === wanted)?.[1] ?? null;
  }

  async write(n: number, text: string, arrows: [string, string][]): Promise<void> {
    const made = await http.writeRemark(this.session.match.id, { n, text, arrows });
    this.all = [...this.all, made].sort((a, b) => a.n - b.n || a.id - b.id);
  }

  async takeBack(id: number): Promise<void> {
    await http.removeRemark(this.session.match.id, id);
    this.all = this.all.filter((remark) => remark.id !== id);
  }
}
