/**
 * What the others did, as a captioned film: since my last action, one take an action, each as long as it takes to read.
 * It ends where I must decide, and whatever I answer ends it at once.
 */
import type { EventLine, GameStatic, Match, Seat, Table, View } from '$lib/api';
import type { GameModule } from '$lib/board';
import * as http from '$lib/http';
import { preferences } from '$lib/browser/settings.svelte';
import { scoredIn, type Scored } from './scored';
import { isSpeed, paceOf, readingTime, type Speed } from './pace';
import { concerns, takesOf, toldOf, type Take, type Told } from './takes';

/** A take waits for dice and marches that still go over the board, looked at so often, in ms. */
const LOOK = 120;
const PATIENCE = 40;

/** Whose film it is, the present that it leads to, and the board that it plays on. */
interface Needs {
  readonly match: Pick<Match, 'id' | 'seats'>;
  readonly game: GameStatic;
  readonly module: Pick<GameModule, 'own' | 'summary' | 'walked'>;
  readonly pointsOfMap: ReadonlyMap<string, unknown>;
  readonly seat: number | null;
  readonly curtain: number | null;
  readonly stoodIn: Seat | null;
  /** After how many actions this browser was here last. */
  readonly leftAt: number | null;
  readonly live: Table | null;
  /** What the board shows moving. */
  moved(from: View | null, news: EventLine[]): void;
}

export class Film {
  takes = $state.raw<Take[]>([]);
  /** Which take is on the screen; -1: none. */
  at = $state(-1);
  paused = $state(false);
  /** Who scored in the turn that has just ended, until it has been read. */
  card = $state.raw<Scored | null>(null);
  /** The table as it stood when the take was made. */
  frame = $state.raw<Table | null>(null);
  /** What the map shows of the take. */
  told = $state.raw<Told | null>(null);
  /** Whether it is about a time when I was not there. */
  away = $state(false);
  /** After how many actions I had done my last. */
  from = $state(0);

  running = $state(false);
  /** Whether it tells what has not been seen yet, such as the end of the match. */
  fresh = $state(false);
  take = $derived<Take | null>(this.takes[this.at] ?? null);
  /** The takes that are told, and the place of the present one among them. */
  reel = $derived(this.onlyMine ? this.takes.filter(({ mine }) => mine) : this.takes);
  place = $derived(this.reel.filter((take) => this.takes.indexOf(take) <= this.at).length);

  /** Whether something still moves over the board. */
  drawing = $state(false);

  /** All that the film tells of. */
  private heard: EventLine[] = [];
  private frames = new Map<number, Table>();
  private runs = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private read = new Set<number>();

  constructor(private readonly session: Needs) {}

  get speed(): Speed {
    const { film } = preferences.value;
    return isSpeed(film) ? film : 'normal';
  }

  set speed(speed: Speed) {
    preferences.value.film = speed;
    if (speed === 'off') this.end();
    else if (this.running) this.wait();
  }

  get on(): boolean {
    return this.speed !== 'off' && this.session.seat !== null;
  }

  get onlyMine(): boolean {
    return preferences.value.filmMine;
  }

  set onlyMine(only: boolean) {
    preferences.value.filmMine = only;
    if (this.running && only && !this.take?.mine) this.step(1);
  }

  // ---- what has happened

  /** A table has come: whether the film tells what is new. If not, the board shows it at once. */
  got(table: Table, news: EventLine[], before: Table | null): boolean {
    if (!this.on || this.session.curtain !== null) return this.forget(table);
    if (before) this.keep(before);
    if (before && table.n < before.n) return this.undone(table);
    this.keep(table);
    if (!before) return this.opened(table);
    this.noticeTurn(table, news.filter(({ n }) => n <= this.from));
    return this.append(news.filter(({ n }) => n > this.from), before);
  }

  /** I act: what comes up to there I know. */
  acting(actions: number): void {
    this.from = (this.session.live?.n ?? 0) + actions;
    this.end();
    this.takes = this.heard = [];
    this.away = false;
    this.frames.clear();
  }

  /** So many actions of mine were played, and no more. */
  acted(since: number, actions: number): void {
    this.from = Math.min(this.from, since + actions);
  }

  private forget(table: Table): boolean {
    this.end();
    this.frames.clear();
    this.takes = this.heard = [];
    if (this.session.curtain === null) this.from = Math.max(this.from, this.since(table));
    return false;
  }

  private keep(table: Table): void {
    this.frames.set(table.n, table);
  }

  private undone(table: Table): boolean {
    for (const n of [...this.frames.keys()]) if (n > table.n) this.frames.delete(n);
    this.heard = this.heard.filter(({ n }) => n <= table.n);
    this.takes = this.cut(this.heard);
    this.from = Math.min(this.from, table.n);
    if (this.at >= this.takes.length) this.end();
    return this.running;
  }

  /** I sit down: what has happened since I was here last. */
  private opened(table: Table): boolean {
    this.from = this.since(table);
    this.away = true;
    if (table.state === 'over') return false;
    return this.append(table.events.filter(({ n }) => n > this.from), null);
  }

  /** After how many actions I was here last, as this browser or the server knows it. */
  private since(table: Table): number {
    const { leftAt, stoodIn } = this.session;
    const here = Math.min(leftAt ?? 0, table.n);
    return stoodIn && leftAt !== null ? here : Math.max(here, table.acted ?? 0);
  }

  /** What is new is told after what is being told; while a card lies there, the board stays `before` it. */
  private append(events: EventLine[], before: Table | null): boolean {
    const known = this.takes;
    this.heard = [...this.heard, ...events];
    this.takes = this.cut(this.heard);
    // the last march may have gone on: it is told anew, as a whole
    const longer = known.length > 0 && this.takes[known.length - 1]?.n !== known.at(-1)!.n;
    if (this.running && !this.card && longer && this.at === known.length - 1) this.show(this.at);
    const next = this.find(known.length - Number(longer), 1);
    if (next < 0 || this.running) return this.running;
    this.running = this.fresh = true;
    this.paused = false;
    if (this.card) this.frame = before;
    else this.show(next);
    return true;
  }

  private cut(events: EventLine[]): Take[] {
    const { seat, live, module, game } = this.session;
    const own = new Set(live && seat !== null ? (module.own?.(live.view, game, seat) ?? []) : []);
    return takesOf(game, events, (event) => seat !== null && concerns(event, own, seat));
  }

  // ---- the projector

  /** From my last action on, as often as one likes. */
  replay(): boolean {
    const { live } = this.session;
    if (!live) return false;
    if (!this.takes.length) {
      this.heard = live.events.filter(({ n }) => n > this.from);
      this.takes = this.cut(this.heard);
    }
    const first = this.find(0, 1);
    if (first < 0) return false;
    this.paused = false;
    this.show(first);
    return true;
  }

  /** Pause, go on, or begin again. */
  toggle(): void {
    if (this.card) return this.readCard();
    if (!this.running) return void this.replay();
    this.paused = !this.paused;
    this.wait();
  }

  /** One take on, or one back, where it stays. */
  step(by: 1 | -1): void {
    if (this.card) this.readCard();
    if (by < 0) this.paused = true;
    const next = this.find(this.running ? this.at + by : this.takes.length - (by < 0 ? 1 : 0), by);
    if (next >= 0) this.show(next, by < 0);
    else if (by > 0) this.end();
  }

  /** The present, at once. */
  end(): void {
    this.runs += 1;
    clearTimeout(this.timer);
    this.card = null;
    if (!this.running) return;
    this.session.moved(this.frame?.view ?? null, []);
    this.at = -1;
    this.running = this.fresh = false;
    this.frame = this.told = null;
  }

  /** The score has been read; the film goes on. */
  readCard(): void {
    this.card = null;
    if (this.running && !this.paused) this.step(1);
  }

  /** The next take to be told from there on. */
  private find(k: number, by: 1 | -1): number {
    while (k >= 0 && k < this.takes.length && this.onlyMine && !this.takes[k]!.mine) k += by;
    return k < this.takes.length ? Math.max(k, -1) : -1;
  }

  private show(k: number, back = false): void {
    const [{ n }, run] = [this.takes[k]!, ++this.runs];
    const last = this.takes.slice(0, k).findLast((take) => take.n < n)?.n ?? this.from;
    this.running = true;
    clearTimeout(this.timer);
    const [before, now] = [this.known(last), this.known(n)];
    if (before && now) return this.project(k, before, now, back);
    void Promise.all([this.tableAt(last), this.tableAt(n)]).then(([then, next]) => {
      if (run !== this.runs) return;
      if (next) this.project(k, then, next, back);
      else this.end();
    });
  }

  private project(k: number, before: Table | null, table: Table, back: boolean): void {
    const { session } = this;
    const take = this.takes[k]!;
    const all = session.live!.events;
    const log = all.slice(0, all.findLastIndex(({ n }) => n <= take.n) + 1);
    const still = back || this.frame?.n === take.n;
    if (still) session.moved(null, []);
    else session.moved(before?.view ?? null, log.filter(({ n }) => n >= take.first && n <= take.n));
    this.told = this.onMap(take, before?.view ?? null, table.view);
    this.frame = { ...table, events: log };
    this.at = k;
    if (!back) this.noticeTurn(table, take.events);
    this.wait();
    void this.tableAt(this.takes[this.find(k + 1, 1)]?.n ?? take.n);
  }

  private onMap(take: Take, before: View | null, now: View): Told {
    const { module, game } = this.session;
    const walked = before ? (module.walked?.(before, now, game) ?? []) : [];
    return toldOf(game, take.events, (id) => this.session.pointsOfMap.has(id), walked);
  }

  /** The take stays until it is read and nothing moves any more, then comes the next; not while somebody looks. */
  private wait(looks = 0): void {
    clearTimeout(this.timer);
    if (this.paused || this.card || !this.take) return;
    const { game } = this.session;
    const time = looks ? LOOK : readingTime(game, this.take, this.speed, paceOf(game, this.reel));
    this.timer = setTimeout(() => {
      if (this.drawing && looks < PATIENCE) this.wait(looks + 1);
      else this.step(1);
    }, time);
  }

  private known(n: number): Table | undefined {
    const { live } = this.session;
    return live && n >= live.n ? live : this.frames.get(n);
  }

  private async tableAt(n: number): Promise<Table | null> {
    const { match, seat } = this.session;
    const known = this.known(n);
    if (known) return known;
    const fetched = await http.tableAt(match.id, n, seat).catch(() => null);
    if (fetched) this.frames.set(n, fetched);
    return fetched;
  }

  /** Who scored, once for each turn that ends. */
  private noticeTurn(table: Table, fresh: EventLine[]): void {
    const { game, module, live } = this.session;
    if (!fresh.length || !live) return;
    const card = scoredIn(game, live.events, fresh, module.summary?.(table.view, game, this.session.match.seats) ?? []);
    if (!card || this.read.has(card.i)) return;
    this.read.add(card.i);
    this.card = card;
  }
}
