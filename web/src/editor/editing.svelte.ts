/** A scenario on the desk: what was done to it, what the server says of it, and what one has in hand. */
import type { GameStatic, Json, View } from '$lib/api';
import { people } from '$lib/people.svelte';
import { addressOf } from '$lib/transport';
import * as api from './api';
import { back, begin, forth, step, type History } from './history';
import { keepWork } from './keeping';
import { boardOf, standsOf, withDrawer, withoutDrawer, type Draft } from './sheets';
import { move, put, standing, take, type Piece, type Stands } from './stacks';

/** So long nothing is changed before the server is asked. */
const REST = 250;

/** What goes onto the map with the next click: a counter of the tray, or what was taken up from a place. */
export type InHand = { piece: Piece } | { from: string; piece?: Piece };

export class Editing {
  private steps = $state.raw<History<Draft>>(null as unknown as History<Draft>);
  drawers = $state.raw<api.Drawer[]>([]);
  view = $state.raw<View | null>(null);
  faults = $state.raw<api.Fault[]>([]);
  /** The file, as long as nothing is wrong. */
  text = $state('');
  trouble = $state('');
  /** Whether the server still looks at what was done last. */
  looking = $state(false);
  /** Whether this browser could not keep what was done last. */
  unkept = $state(false);
  place = $state<string | null>(null);
  hand = $state.raw<InHand | null>(null);
  /** What the server keeps of it, and the file it has there. */
  kept = $state('');
  keptText = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private resting = '';

  constructor(
    readonly game: GameStatic,
    start: Draft,
    kept: string,
  ) {
    this.steps = begin(start);
    this.kept = kept;
  }

  get draft(): Draft {
    return this.steps.now;
  }
  get past(): boolean {
    return this.steps.past.length > 0;
  }
  get future(): boolean {
    return this.steps.future.length > 0;
  }
  get board(): api.BoardDrawer | null {
    return boardOf(this.drawers);
  }
  /** What words of drawers are called that are no names of the game. */
  get called(): Record<string, string> {
    return Object.assign({}, ...this.drawers.map(({ called }) => called));
  }
  get stands(): Stands {
    return this.board ? standsOf(this.draft, this.board) : {};
  }
  /** Whether it can be played, shared and taken away as a file. */
  get sound(): boolean {
    return !this.looking && !this.faults.length && this.text !== '';
  }

  /** Looked at for the first time; until then there is nothing to show. */
  async open(): Promise<void> {
    await this.look();
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  change(next: Draft, mark = ''): void {
    if (next === this.draft) return;
    this.go(step(this.steps, next, mark));
  }

  undo(): void {
    if (this.past) this.go(back(this.steps));
  }
  redo(): void {
    if (this.future) this.go(forth(this.steps));
  }

  set(drawer: string, value: Json, mark = ''): void {
    this.change(withDrawer(this.draft, drawer, value), mark);
  }
  leave(drawer: string): void {
    this.change(withoutDrawer(this.draft, drawer));
  }

  // ---- the board

  private stand(stands: Stands, mark = ''): void {
    if (this.board && stands !== this.stands) this.set(this.board.id, { ...stands }, mark);
  }

  write(place: string, text: string): void {
    this.stand(standing(this.stands, place, text), `words ${place}`);
  }
  put(place: string, piece: Piece): void {
    if (this.board) this.stand(put(this.board, this.stands, place, piece));
  }
  take(place: string, piece: Piece): void {
    if (this.board) this.stand(take(this.board, this.stands, place, piece));
  }
  move(from: string, to: string | null, piece?: Piece): void {
    if (this.board) this.stand(move(this.board, this.stands, from, to, piece));
  }

  /** A place of the map was chosen: what is in hand is put there, else it is looked at. */
  choose(place: string): void {
    const { hand } = this;
    this.place = place;
    if (!hand) return;
    if ('from' in hand) {
      this.hand = null;
      this.move(hand.from, place, hand.piece);
    } else if (hand.piece) this.put(place, hand.piece);
  }

  // ---- the server

  private go(steps: History<Draft>): void {
    this.steps = steps;
    this.looking = true;
    this.keepHere();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), REST);
  }

  /** Kept in this browser: whoever comes back to the page finds it so. */
  keepHere(): void {
    this.unkept = !keepWork({ draft: this.draft, kept: this.kept });
    history.replaceState(null, '', addressOf('/edit?resume=true'));
  }

  private async look(): Promise<void> {
    const asked = ++this.asked;
    this.looking = true;
    try {
      const { game, sheet, heading } = this.draft;
      const found = await api.look({ game, sheet, heading: { ...heading, title: heading.title.trim() } });
      if (asked !== this.asked) return;
      await this.describe(found.sheet);
      if (asked !== this.asked) return;
      this.faults = found.faults;
      this.text = found.text;
      if (found.view) this.view = found.view;
      this.trouble = '';
    } catch (error) {
      if (asked === this.asked) this.trouble = (error as Error).message;
    } finally {
      if (asked === this.asked) this.looking = false;
    }
  }

  /** What drawers there are hangs on the scenario and on who plays. */
  private async describe(sheet: api.Sheet): Promise<void> {
    const summary = people.summary(this.game.id);
    const scenario = summary?.scenarios.find(({ id }) => id === sheet.scenario) ?? summary?.scenarios[0];
    if (!scenario) return;
    const seats = typeof sheet.seats === 'number' ? sheet.seats : Math.max(...scenario.players);
    const resting = `${scenario.id} ${seats}`;
    if (resting === this.resting || !scenario.players.includes(seats)) return;
    this.drawers = await api.drawers(this.game.id, scenario.id, seats);
    this.resting = resting;
  }

  /** Kept by the server as it stands now; what is kept there as mine is written anew. */
  async keep(): Promise<api.Scenario> {
    const { text } = this;
    if (this.kept && this.keptText === text) return api.scenario(this.kept);
    const found = this.kept ? await api.rewrite(this.kept, text) : await api.keep(text);
    [this.kept, this.keptText] = [found.id, text];
    this.keepHere();
    return found;
  }
}
